// Settings, kept in this browser.
import { $$, body } from "./dom.js";

const PREFIX = "hightable-";

export function setting(name) {
  try {
    return localStorage.getItem(PREFIX + name) || "";
  } catch {
    return "";
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A private window keeps nothing.
  }
  settle();
}

/** Show the settings on the page and in its form. */
export function settle() {
  body.dataset.theme = setting("theme") || "dark";
  body.dataset.text = setting("text") || "normal";
  for (const element of $$("[data-setting]")) {
    const value = setting(element.dataset.setting);
    if (element.type === "checkbox") element.checked = Boolean(value);
    else element.value = value || element.options[0].value;
  }
}

addEventListener("change", ({ target }) => {
  const name = target.dataset.setting;
  if (!name) return;
  const ticked = target.checked ? "1" : "";
  keep(name, target.type === "checkbox" ? ticked : target.value);
});
