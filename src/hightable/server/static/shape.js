// What this window has room for: the server draws what fits.
import { phone, tablet } from "./dom.js";
import { send } from "./socket.js";

const WIDE = 1;
const PHONE = 2;
const wide = matchMedia("(min-width: 1700px) and (min-aspect-ratio: 17/10)");

/** A tablet has room for the others, too: below the boards. */
const hasOthers = () => wide.matches || tablet.matches;
const shape = () => (phone.matches && PHONE) || (hasOthers() && WIDE) || 0;

/** Where it is not the usual one, say so. */
export function tellShape() {
  if (shape()) send({ shape: shape() });
}

for (const query of [phone, wide, tablet]) {
  query.addEventListener("change", () => send({ shape: shape() }));
}
