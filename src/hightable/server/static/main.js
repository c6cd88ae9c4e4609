// The table in the browser. Knows no rule and no game.
import { frame } from "./camera.js";
import { comeCloser } from "./closer.js";
import { $, body, replaying, seq } from "./dom.js";
import "./input.js";
import { taught } from "./lesson.js";
import "./lookup.js";
import { placed } from "./pages.js";
import { goTo } from "./replay.js";
import { roundOver } from "./rounds.js";
import { settle } from "./settings.js";
import { tellShape } from "./shape.js";
import "./share.js";
import { connect } from "./socket.js";
import { propose } from "./tips.js";
import { trails } from "./trails.js";
import { tray } from "./tray.js";
import { receive, trusting, turnIs } from "./update.js";
import "./where.js";

settle();
if (body.dataset.socket) {
  connect({ received: receive, opened: () => (replaying ? goTo(seq()) : tellShape()) });
  frame(body.dataset.show, body.dataset.camera);
  comeCloser();
  placed();
  propose();
  tray();
  turnIs(body.dataset.yours);
  $("#ready")?.focus();
  taught();
  trusting();
  roundOver();
  if (!replaying) trails();
}
