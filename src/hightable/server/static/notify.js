// A notice of the system when it is one's turn and the page is not looked at; off unless wished.
import { setting } from "./settings.js";

export function notify(text) {
  const may = "Notification" in window && Notification.permission === "granted";
  if (!may || !setting("notify") || !document.hidden) return;
  const notice = new Notification(document.title, { body: text, tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

addEventListener("change", ({ target }) => {
  if (target.dataset.setting !== "notify" || !target.checked) return;
  if ("Notification" in window) Notification.requestPermission();
});
