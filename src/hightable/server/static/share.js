// A link to send: copied, or handed to the system's share sheet where there is one.
import { $, $$ } from "./dom.js";

async function copy(button) {
  const field = $(".link", button.closest("li"));
  try {
    await navigator.clipboard.writeText(button.dataset.clip);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  button.textContent = button.dataset.done;
}

addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-clip], [data-share]");
  if (button?.dataset.clip) copy(button);
  else if (button) navigator.share({ url: button.dataset.share }).catch(() => {});
});
if (navigator.share) for (const button of $$("[data-share]")) button.hidden = false;
