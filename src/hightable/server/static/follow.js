// What is chosen in the list of a small screen comes into sight on its board.
import { frame, frames, stepFrame } from "./camera.js";
import { body, isStaged, tablet } from "./dom.js";

const sheetOf = (target) => target.closest("svg.region");
const isShown = (target) => sheetOf(target)?.id === body.dataset.show;

/** Of what is drawn for an option one thing is in sight. On a tablet the other boards are, too. */
export function follow(twins) {
  const drawn = isStaged() ? twins.filter(sheetOf) : [];
  const target = drawn.find(isShown) || drawn[0];
  if (!target || drawn.some(isSeen) || (tablet.matches && !isShown(target))) return;
  if (!isShown(target)) frame(sheetOf(target).id, "");
  const { views, at } = frames();
  const found = views.findIndex((view) => isIn(target, view));
  if (found >= 0) stepFrame(found - at);
  dispatchEvent(new Event("staged"));
}

const middleOf = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/** Does its middle lie on the part of its board that is seen? */
function isSeen(target) {
  const { left, right, top, bottom, width } = sheetOf(target).getBoundingClientRect();
  const [x, y] = middleOf(target.getBoundingClientRect());
  return isShown(target) && width > 0 && x > left && x < right && y > top && y < bottom;
}

function isIn(target, view) {
  const [left, top, width, height] = view.split(" ").map(Number);
  const [x, y] = middleOf(target.getBoundingClientRect());
  const at = new DOMPoint(x, y).matrixTransform(sheetOf(target).getScreenCTM().inverse());
  return at.x >= left && at.x <= left + width && at.y >= top && at.y <= top + height;
}
