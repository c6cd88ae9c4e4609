// Arrow keys on the boards: from target to target.
import { $$, middle } from "./dom.js";

export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Arrows go from target to target: the nearest in that direction. */
export function toNearest(focus, event) {
  const targets = $$("svg.region [data-move]").filter((t) => t.getClientRects().length);
  if (!targets.length) return;
  event.preventDefault();
  if (!focus?.closest?.("svg.region")) {
    targets[0].focus();
    return;
  }
  const far = distance(middle(focus), WAYS[event.key]);
  const others = targets.filter((t) => t !== focus).map((t) => [far(t), t]);
  const [apart, best] = others.sort(([a], [b]) => a - b)[0] || [];
  if (best && apart < Number.POSITIVE_INFINITY) best.focus();
}

/** How far a target is, seen from a point in a direction; what lies behind is never reached. */
function distance([x, y], [u, v]) {
  return (target) => {
    const [p, q] = middle(target);
    const along = (p - x) * u + (q - y) * v;
    const aside = Math.abs((p - x) * v) + Math.abs((q - y) * u);
    return along > 2 ? along + 2 * aside : Number.POSITIVE_INFINITY;
  };
}
