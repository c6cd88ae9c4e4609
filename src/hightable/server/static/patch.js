// A keyed patch: what stays the same stays the same element.

/** Bring parts of the page up to date: new markup by the id of what it replaces. */
export function patch(parts) {
  for (const [id, markup] of Object.entries(parts)) {
    const old = document.getElementById(id);
    if (old) morph(old, parse(markup));
  }
}

function parse(markup) {
  const box = document.createElement("template");
  const group = /^<g\b/.test(markup);
  box.innerHTML = group ? `<svg>${markup}</svg>` : markup;
  return group ? box.content.firstChild.firstChild : box.content.firstElementChild;
}

function attributes(old, next) {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function morph(old, next) {
  if (old.isEqualNode(next)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = next.nodeValue;
    return;
  }
  attributes(old, next);
  const keyed = new Map();
  for (const child of old.children) if (child.id) keyed.set(child.id, child);
  let at = old.firstChild;
  for (const child of [...next.childNodes]) at = take(old, at, child, keyed);
  removeFrom(at);
  for (const left of keyed.values()) if (left.parentNode === old) left.remove();
}

/** Make one child: the element of the same id, the one that stands there, or a new one. */
function take(parent, at, child, keyed) {
  const key = child.nodeType === Node.ELEMENT_NODE && child.id;
  const same = key ? keyed.get(key) : null;
  if (same && same.localName === child.localName) {
    keyed.delete(key);
    const next = same === at ? at.nextSibling : at;
    if (same !== at) parent.insertBefore(same, at);
    morph(same, child);
    return next;
  }
  if (!key && isAlike(at, child)) {
    const next = at.nextSibling;
    morph(at, child);
    return next;
  }
  parent.insertBefore(child, at);
  return at;
}

function isAlike(at, child) {
  return at && !at.id && at.nodeType === child.nodeType && at.localName === child.localName;
}

function removeFrom(first) {
  for (let at = first; at; ) {
    const old = at;
    at = at.nextSibling;
    old.remove();
  }
}
