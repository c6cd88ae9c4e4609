// Settings, kept in this browser.
import { $$, body } from "./dom.js";

const PREFIX = "hightable-";
const day = matchMedia("(prefers-color-scheme: light)");

export function setting(name) {
  try {
    return localStorage.getItem(PREFIX + name) || "";
  } catch {
    return "";
  }
}

/** Keep a setting in this browser. */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A private window keeps nothing.
  }
  settle();
}

/** Show the settings on the page and in its form. */
export function settle() {
  const theme = setting("theme");
  const system = day.matches ? "light" : "dark";
  body.dataset.theme = theme && theme !== "system" ? theme : system;
  body.dataset.text = setting("text") || "normal";
  body.dataset.log = setting("log") || "all";
  body.toggleAttribute("data-trust", Boolean(setting("trust")));
  for (const element of $$("[data-setting]")) {
    const value = setting(element.dataset.setting);
    if (element.type === "checkbox") element.checked = Boolean(value);
    else if (element.type === "radio")
      element.checked = value ? element.value === value : element.defaultChecked;
    else element.value = value || element.options[0].value;
  }
}

day.addEventListener("change", settle);
addEventListener("change", ({ target }) => {
  const name = target.dataset.setting;
  if (!name) return;
  const ticked = target.checked ? "1" : "";
  keep(name, target.type === "checkbox" ? ticked : target.value);
});
