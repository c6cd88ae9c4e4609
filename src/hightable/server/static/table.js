// Socket -> patch -> animate; clicks and keys -> moves. Knows no rule and no game.
const $ = (s, r = document) => r.querySelector(s);
const $$ = (s, r = document) => [...r.querySelectorAll(s)];
const body = document.body;
const words = JSON.parse(body.dataset.say || '{}');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const phone = matchMedia('(max-width: 759px)');
const replaying = body.classList.contains('replay');
export const stats = { patch: [], paint: [], bytes: [], sentAt: 0 };

/* ---- keyed patch ---------------------------------------------------------- */
function parse(markup) {
  const box = document.createElement('template');
  const group = /^<g\b/.test(markup);
  box.innerHTML = group ? `<svg>${markup}</svg>` : markup;
  return group ? box.content.firstChild.firstChild : box.content.firstElementChild;
}
function attributes(a, b) {
  for (const { name } of [...a.attributes]) if (!b.hasAttribute(name)) a.removeAttribute(name);
  for (const { name, value } of b.attributes) if (a.getAttribute(name) !== value) a.setAttribute(name, value);
}
export function morph(a, b) {
  if (a.isEqualNode(b)) return;
  if (a.nodeType !== 1) { a.nodeValue = b.nodeValue; return; }
  attributes(a, b);
  const keyed = new Map();
  for (const child of a.children) if (child.id) keyed.set(child.id, child);
  let at = a.firstChild;
  for (const next of [...b.childNodes]) {
    const key = next.nodeType === 1 && next.id;
    const same = key ? keyed.get(key) : null;
    if (same && same.localName === next.localName) {
      keyed.delete(key);
      if (same === at) at = at.nextSibling; else a.insertBefore(same, at);
      morph(same, next);
    } else if (!key && at && !at.id && at.nodeType === next.nodeType && at.localName === next.localName) {
      const old = at;
      at = at.nextSibling;
      morph(old, next);
    } else a.insertBefore(next, at);
  }
  while (at) { const old = at; at = at.nextSibling; old.remove(); }
  for (const old of keyed.values()) if (old.parentNode === a) old.remove();
}

/* ---- pieces glide: in place, or on an overlay from region to region ------------ */
const regionOf = e => e.ownerSVGElement?.id;
const moving = ids => ids.flatMap(id => $$(`svg.region #${CSS.escape(id)} .pc[id]`));
const places = ids => new Map(moving(ids).map(e => [e.id, [e.getBoundingClientRect(), regionOf(e)]]));
function glide(ids, before) {
  const now = moving(ids).map(e => [e, e.getBoundingClientRect(), e.parentNode.getScreenCTM(), e.getScreenCTM()]);
  for (const [e, to, m, own] of now) {
    const old = before.get(e.id);
    if (!old) { if (before.size && !calm.matches) e.animate([{ opacity: 0 }, { opacity: 1 }], 220); continue; }
    const [from, where] = old;
    const dx = from.left - to.left, dy = from.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) < 2 || !from.width || !to.width) continue;
    if (calm.matches) { mark(e); continue; }
    const time = { duration: Math.min(620, 260 + Math.hypot(dx, dy) * .55), easing: 'cubic-bezier(.3,.7,.2,1)' };
    if (where === regionOf(e)) {
      const x = dx / m.a, y = dy / m.d;
      const path = [`translate(${x}px,${y}px)`, `translate(${x * .45}px,${y * .45 - 10}px)`, 'translate(0,0)'];
      e.animate(path.map(transform => ({ transform })), { ...time, composite: 'add' });
    } else fly(e, own, from, to, time);
  }
}
function fly(e, m, from, to, time) {
  const copy = e.cloneNode(true);
  const wrap = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  copy.removeAttribute('id');
  copy.setAttribute('transform', `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
  wrap.append(copy);
  $('#fly').append(wrap);
  const k = from.width / to.width, x = from.left - to.left * k, y = from.top - to.top * k;
  e.style.visibility = 'hidden';
  const done = () => { wrap.remove(); e.style.visibility = ''; };
  wrap.animate([{ transform: `translate(${x}px,${y}px) scale(${k})` }, { transform: 'none' }], time).finished.then(done, done);
}
function mark(e) { e.classList.add('changed'); setTimeout(() => e.classList.remove('changed'), 1500); }

/* ---- socket: what was sent and not answered is sent again with the same id ------ */
let socket, wait = 500, pending = null, seq = Number(body.dataset.seq), slow;
function connect() {
  const url = new URL(body.dataset.socket, location.href.replace(/^http/, 'ws'));
  if (body.dataset.ticket) url.searchParams.set('ticket', body.dataset.ticket);
  delete body.dataset.ticket;
  socket = new WebSocket(url);
  socket.onopen = () => {
    if (body.dataset.net === 'off') tell(words.back_again);
    wait = 500;
    body.dataset.net = 'on';
    if (pending) socket.send(JSON.stringify(pending));
    if (replaying) goTo(seq);
  };
  socket.onclose = closed => {
    if (closed.code === 4404) return location.reload();
    body.dataset.net = 'off';
    $('#net').textContent = words.lost;
    setTimeout(connect, wait = Math.min(8000, wait * 1.7));
  };
  socket.onmessage = event => { stats.bytes.push(event.data.length); receive(JSON.parse(event.data)); };
}
function send(said) { if (socket?.readyState === 1) socket.send(JSON.stringify(said)); }
function submit(said) {
  if (pending || replaying) return;
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map(n => n.toString(16).padStart(2, '0')).join('');
  pending = { ...said, seq, id };
  stats.sentAt = window.event?.timeStamp ?? performance.now();
  body.classList.add('busy');
  slow = setTimeout(() => body.classList.add('slow'), 400);
  send(pending);
}
function answered() {
  pending = null;
  clearTimeout(slow);
  body.classList.remove('busy', 'slow');
}
function receive(message) {
  if (message.patch) apply(message);
  if (pending && message.answers === pending.id) answered();
  if (message.tell) tell(message.tell);
}
function apply(message) {
  const start = performance.now(), focus = document.activeElement, key = focus?.id;
  const ids = Object.keys(message.patch), before = places(ids);
  for (const [id, markup] of Object.entries(message.patch)) {
    const old = document.getElementById(id);
    if (old) morph(old, parse(markup));
  }
  seq = message.seq;
  document.title = message.title;
  turnIs(message.yours);
  if (message.say && message.say !== $('#live').textContent) $('#live').textContent = message.say;
  if (message.show) { framed = { name: message.show, box: message.camera }; show(message.show); }
  propose();
  hideTip();
  if (replaying) positioned();
  refocus(focus, key);
  glide(ids, before);
  stats.patch.push(performance.now() - start);
  if (pending) painted(stats.sentAt);
  endByItself();
}
function painted(since) {
  requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => stats.paint.push(performance.now() - since);
    after.port2.postMessage(0);
  });
}
function refocus(focus, key) {
  const ready = $('#ready');
  if (ready) return ready.focus();
  if (focus?.isConnected && focus !== body) return;
  (key && document.getElementById(key) || (focus !== body && $('#actions [data-move]')))?.focus?.({ preventScroll: true });
}
function turnIs(yours) {
  if (yours && !body.dataset.yours) { $('#alert').textContent = $('#prompt')?.textContent || document.title; if (setting('sound')) chime(); }
  put(body, 'data-yours', yours ? '1' : '');
  const icon = $('link[rel=icon]');
  put(icon, 'href', icon.getAttribute('href').replace(/icon(-turn)?\.svg/, yours ? 'icon-turn.svg' : 'icon.svg'));
}
function tell(text) {
  const box = $('#net');
  box.textContent = text;
  body.classList.add('told');
  setTimeout(() => body.classList.remove('told'), 3500);
}
function chime() {
  const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain();
  volume.gain.setValueAtTime(.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(.001, audio.currentTime + .6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + .6);
}

/* ---- clicks ------------------------------------------------------------------ */
const actions = {
  move: e => { if (!confirmed(e)) submit({ move: e.dataset.move }); },
  play: e => { if (!confirmed(e)) submit({ play: JSON.parse(e.dataset.play) }); },
  undo: e => submit({ undo: Number(e.dataset.undo) }),
  ready: e => send({ ready: Number(e.dataset.ready) }),
  board: e => send({ board: e.dataset.board === 'own' ? -1 : Number(e.dataset.board), ...(replaying && { at: seq }) }),
  tab: e => show(e.dataset.tab, e.dataset.part),
  open: e => openSheet(e.dataset.open),
  close: e => e.closest('dialog').close(),
  look: e => { hideTip(); lookUp(e.dataset.look); },
  rule: e => openRule(e.dataset.rule),
  reveal: e => { document.getElementById(e.dataset.reveal).hidden = false; },
  hide: e => { document.getElementById(e.dataset.hide).hidden = true; },
  step: e => step(e.dataset.step),
};
function confirmed(e) {
  const final = e.dataset.final || $(`#actions [data-final][data-move="${CSS.escape(e.dataset.move)}"]`);
  if (!setting('confirm') || !final || e.classList.contains('armed')) return false;
  e.classList.add('armed');
  tell(words.locked);
  return true;
}
addEventListener('click', event => {
  if (dragged) return;
  for (const [name, action] of Object.entries(actions)) {
    const e = event.target.closest?.(`[data-${name}]`);
    if (e && e.getAttribute('aria-disabled') !== 'true') { if (e.localName === 'a') event.preventDefault(); return action(e); }
  }
});
addEventListener('change', event => {
  const name = event.target.dataset.setting;
  if (name) { keep(name, event.target.type === 'checkbox' ? (event.target.checked ? '1' : '') : event.target.value); }
});
addEventListener('input', event => {
  if (event.target.id === 'find') filter(event.target.value, '#moves li');
  if (event.target.id === 'search') filter(event.target.value, '#rules-text .rule');
  if (event.target.id === 'slider') goTo(Number(event.target.value));
});
addEventListener('focusin', event => { if (event.target.dataset.copy) event.target.select(); });
function filter(text, selector) {
  const wanted = text.trim().toLowerCase();
  for (const e of $$(selector)) e.hidden = !e.textContent.toLowerCase().includes(wanted);
}
function endByItself() {
  if (setting('auto') && !pending && body.dataset.yours && !$('#moves [data-move]')) $('#actions .bar .go')?.click();
}

/* ---- keys ------------------------------------------------------------------------ */
const keys = {
  u: event => (event.shiftKey && $('#b-undo-turn') || $('#b-undo'))?.click(),
  e: () => $('#b-play, #actions .bar .go')?.click(),
  r: () => $('#tip').hidden ? openSheet('rules') : lookUp($('#tip').dataset.about),
  s: () => openSheet('scores'),
  b: () => openSheet('describe'),
  '?': () => openSheet('menu'),
  l: () => $('#log ol')?.focus(),
  p: nextBoard,
  i: () => inspect($('.near') || document.activeElement),
  0: () => $$('svg.region[data-zoomed]').forEach(home),
  '/': () => ($('#rules[open] #search') || $('#find'))?.focus(),
};
addEventListener('keydown', event => {
  const e = document.activeElement;
  if (event.key === 'Escape') return escape();
  if (/^(input|textarea|select)$/i.test(e?.localName) && e.id !== 'slider') return;
  if ((event.key === 'Enter' || event.key === ' ') && e?.dataset.move && e.localName !== 'button') { event.preventDefault(); actions.move(e); }
  else if (replaying && replayKey(event)) event.preventDefault();
  else if (event.key.startsWith('Arrow') && !e?.closest('dialog')) nearest(e, event);
  else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) keys.u(event);
  else if (event.ctrlKey || event.metaKey || event.altKey) return;
  else if (/^[1-9]$/.test(event.key)) $$('#actions [data-move]')[event.key - 1]?.click();
  else if (keys[event.key.toLowerCase()]) { event.preventDefault(); keys[event.key.toLowerCase()](event); }
});
function escape() {
  hideTip();
  $('#inspect')?.remove();
  const open = $$('dialog[open]');
  if (open.length) open.forEach(e => e.close());
  else if (!$('#banner')?.hidden) send({ board: -1, ...(replaying && { at: seq }) });
}
function nextBoard() {
  const rows = $$('#players .pl'), shown = rows.findIndex(e => e.classList.contains('shown'));
  const next = rows[(shown + 1) % rows.length];
  rows.forEach(e => e.classList.toggle('shown', e === next));
  next?.click();
}
const middle = e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
function nearest(e, event) {
  const targets = $$('svg.region [data-move]').filter(t => t.getClientRects().length);
  if (!targets.length) return;
  event.preventDefault();
  if (!e?.closest?.('svg.region')) return targets[0].focus();
  const [x, y] = middle(e), [u, v] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const far = t => { const [p, q] = middle(t), on = (p - x) * u + (q - y) * v; return on > 2 ? on + 2 * (Math.abs((p - x) * v) + Math.abs((q - y) * u)) : Infinity; };
  const best = targets.filter(t => t !== e).sort((a, b) => far(a) - far(b))[0];
  if (best && far(best) < Infinity) best.focus();
}

/* ---- hovering: a move lights its target and the other way round; tooltips --------- */
const twins = word => $$(`[data-move="${CSS.escape(word)}"]`);
function propose() {
  for (const e of $$('.proposed')) e.classList.remove('proposed');
  for (const word of JSON.parse($('#b-play')?.dataset.play || '[]')) for (const e of twins(word)) e.classList.add('proposed');
}
function light(target, on) {
  const e = target.closest?.('[data-move]');
  if (!e) return;
  for (const twin of twins(e.dataset.move)) {
    twin.classList.toggle('near', on);
    for (const id of (twin.dataset.ghost || '').split(' ')) if (id) document.getElementById(id)?.classList.toggle('ghost', on);
  }
}
let tipTimer;
function tip(target, delay) {
  const e = target.closest?.('[data-tip]');
  clearTimeout(tipTimer);
  if (!e && !target.closest?.('#tip')) return hideTip();
  if (e?.dataset.tip) tipTimer = setTimeout(() => showTip(e), delay);
}
function showTip(e) {
  const box = $('#tip'), at = e.getBoundingClientRect();
  if (!e.isConnected || !box) return;
  const more = document.createElement('a');
  more.href = '#rules';
  more.dataset.look = box.dataset.about = e.dataset.tip;
  more.textContent = words.more_rules;
  box.replaceChildren(e.dataset.tip, ' ', more);
  box.hidden = false;
  const left = at.left + at.width / 2 - box.offsetWidth / 2, above = at.top - box.offsetHeight - 8;
  box.style.left = Math.max(6, Math.min(innerWidth - box.offsetWidth - 6, left)) + 'px';
  box.style.top = (above > 4 ? above : at.bottom + 8) + 'px';
}
function hideTip() { clearTimeout(tipTimer); const box = $('#tip'); if (box) box.hidden = true; }
addEventListener('pointerover', event => { light(event.target, true); tip(event.target, 250); });
addEventListener('pointerout', event => { light(event.target, false); clearTimeout(tipTimer); tipTimer = setTimeout(hideTip, 300); });
addEventListener('focusin', event => { light(event.target, true); if (event.target.matches(':focus-visible')) tip(event.target, 0); });
addEventListener('focusout', event => { light(event.target, false); hideTip(); });
function inspect(e) {
  const thing = e?.closest?.('svg.region [data-tip]');
  $('#inspect')?.remove();
  if (!thing) return;
  const { x, y, width, height } = thing.getBBox(), box = document.createElement('div');
  box.id = 'inspect';
  box.innerHTML = `<svg viewBox="${x - 4} ${y - 4} ${width + 8} ${height + 8}"></svg><p></p>`;
  const copy = thing.cloneNode(true);
  for (const name of ['id', 'data-move', 'transform', 'role', 'tabindex']) copy.removeAttribute(name);
  box.firstChild.append(copy);
  box.lastChild.textContent = thing.dataset.tip;
  box.onclick = () => box.remove();
  body.append(box);
}

/* ---- zoom and pan: the viewBox is the camera, the same for both sheets ------------- */
let dragged = false;
const fingers = new Map();
const boxOf = s => s.viewBox.baseVal;
function put(e, name, value) { if (e && e.getAttribute(name) !== value) e.setAttribute(name, value); }
function camera(s, box) { put(s, 'viewBox', box); put(s.previousElementSibling, 'viewBox', box); }
function homeOf(s) { const v = boxOf(s); s.dataset.home ??= `${v.x} ${v.y} ${v.width} ${v.height}`; return s.dataset.home.split(' ').map(Number); }
function home(s) { homeOf(s); camera(s, s.dataset.home); delete s.dataset.zoomed; }
function zoom(s, factor, x, y) {
  const v = boxOf(s), [hx, hy, hw, hh] = homeOf(s);
  const w = Math.min(hw, Math.max(hw / 5, v.width / factor)), k = w / v.width, h = v.height * k;
  const p = new DOMPoint(x, y).matrixTransform(s.getScreenCTM().inverse());
  place(s, p.x - (p.x - v.x) * k, p.y - (p.y - v.y) * k, w, h, [hx, hy, hw, hh]);
  if (w < hw) s.dataset.zoomed = '1'; else delete s.dataset.zoomed;
}
function place(s, x, y, w, h, [hx, hy, hw, hh]) {
  camera(s, `${Math.min(hx + hw - w, Math.max(hx, x))} ${Math.min(hy + hh - h, Math.max(hy, y))} ${w} ${h}`);
}
const sheetAt = event => event.target.closest?.('.board')?.querySelector('svg.region');
addEventListener('wheel', event => {
  const s = sheetAt(event);
  if (s && (event.ctrlKey || s.dataset.zoomed)) { event.preventDefault(); zoom(s, event.deltaY < 0 ? 1.18 : 1 / 1.18, event.clientX, event.clientY); }
}, { passive: false });
addEventListener('dblclick', event => {
  const s = sheetAt(event);
  if (s && !event.target.closest('[data-move]')) { if (s.dataset.zoomed) home(s); else zoom(s, 2, event.clientX, event.clientY); }
});
addEventListener('pointerdown', event => { const s = sheetAt(event); dragged = false; if (s) fingers.set(event.pointerId, { s, x: event.clientX, y: event.clientY }); });
addEventListener('pointermove', event => {
  const f = fingers.get(event.pointerId);
  if (!f) return;
  const dx = event.clientX - f.x, dy = event.clientY - f.y;
  if (fingers.size === 2) return pinch(f, event);
  if (!f.s.dataset.zoomed || Math.abs(dx) + Math.abs(dy) < 4) return;
  const v = boxOf(f.s), k = v.width / f.s.clientWidth;
  dragged = true;
  place(f.s, v.x - dx * k, v.y - dy * k, v.width, v.height, homeOf(f.s));
  f.x = event.clientX;
  f.y = event.clientY;
});
function pinch(f, event) {
  const [a, b] = [...fingers.values()], apart = () => Math.hypot(a.x - b.x, a.y - b.y), before = apart();
  f.x = event.clientX;
  f.y = event.clientY;
  dragged = true;
  if (before) zoom(f.s, apart() / before, (a.x + b.x) / 2, (a.y + b.y) / 2);
}
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, event => { fingers.delete(event.pointerId); setTimeout(() => { dragged = false; }); });

/* ---- phone: one region at a time, framed where the targets are ---------------------- */
let framed = { name: body.dataset.show, box: body.dataset.camera };
function show(name, part) {
  put(body, 'data-show', name);
  const tabs = $$(`[data-tab="${name}"]`), pressed = tabs.find(tab => tab.dataset.part === part) || tabs[0];
  for (const tab of $$('[data-tab]')) put(tab, 'aria-pressed', String(tab === pressed));
  const s = document.getElementById(name);
  if (!s || s.dataset.zoomed) return;
  homeOf(s);
  const box = phone.matches && (part || name === framed.name && framed.box) || s.dataset.home;
  const [, , w, h] = box.split(' ');
  camera(s, box);
  const board = s.parentElement.style, ratio = `${w}/${h}`;
  if (board.getPropertyValue('--ratio') !== ratio) board.setProperty('--ratio', ratio);
}

/* ---- side sheets: rules, scores, menu, words ------------------------------------------ */
async function openSheet(name) {
  const sheet = document.getElementById(name), empty = $('[data-from]', sheet);
  if (sheet.open) return sheet.close();
  $$('dialog[open]').forEach(e => e.close());
  sheet.show();
  if (empty && (name !== 'rules' || !empty.childElementCount)) empty.innerHTML = await (await fetch(empty.dataset.from)).text();
  ($('input[type=search]', sheet) || $('button', sheet)).focus();
}
async function lookUp(text) {
  if (!$('#rules').open) await openSheet('rules');
  const name = text.split(/[:,.(]/)[0].trim(), tries = [name, ...name.split(' ').filter(w => w.length > 3).reverse(), ''];
  const found = tries.find(t => $$('#rules-text .rule').some(e => e.textContent.toLowerCase().includes(t.toLowerCase())));
  $('#search').value = found;
  filter(found, '#rules-text .rule');
}
async function openRule(rule) {
  if (!$('#rules').open) await openSheet('rules');
  filter('', '#rules-text .rule');
  let number = (rule.match(/R?\d+(\.\d+)*/) || [''])[0];
  let found = null;
  while (number && !(found = document.getElementById('rule-' + number.replaceAll('.', '-')))) number = number.replace(/\.?\d+$/, '');
  found?.scrollIntoView({ block: 'start' });
  $$('.rule.found').forEach(e => e.classList.remove('found'));
  found?.classList.add('found');
}

/* ---- settings: kept in this browser ------------------------------------------------------ */
const setting = name => { try { return localStorage.getItem('hightable-' + name) || ''; } catch { return ''; } };
function keep(name, value) { try { localStorage.setItem('hightable-' + name, value); } catch { /* a private window keeps nothing */ } settle(); }
function settle() {
  body.dataset.theme = setting('theme') || 'dark';
  body.dataset.text = setting('text') || 'normal';
  for (const e of $$('[data-setting]')) if (e.type === 'checkbox') e.checked = Boolean(setting(e.dataset.setting)); else e.value = setting(e.dataset.setting) || e.options[0].value;
}

/* ---- replay ----------------------------------------------------------------------------------- */
let playing = null;
const turns = () => ($('.ticks')?.dataset.turns || '0').split(' ').map(Number);
function goTo(at) { const last = Number($('#slider').max); send({ at: Math.max(0, Math.min(last, at)) }); }
function positioned() {
  $('#slider').value = seq;
  history.replaceState(null, '', `${location.pathname}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), at: seq })}`);
  if (playing && seq >= Number($('#slider').max)) pause();
}
function pause() { clearInterval(playing); playing = null; label(); }
function label() {
  $('[data-step=play]').setAttribute('aria-pressed', Boolean(playing));
}
function step(what) {
  if (what === 'play') {
    if (playing) return pause();
    playing = setInterval(() => goTo(seq + 1), 1000 / Number($('#speed').value));
    return label();
  }
  goTo({ first: 0, back: seq - 1, forward: seq + 1, last: Number($('#slider').max) }[what]);
}
function replayKey(event) {
  const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
  if (event.key === ' ' && document.activeElement.localName !== 'button') return step('play'), true;
  if (!by) return false;
  const jump = event.key.startsWith('Page') ? 8 : 1;
  if (!event.shiftKey && jump === 1) return goTo(seq + by), true;
  const all = turns(), here = by > 0 ? all.findIndex(t => t > seq) : all.findLastIndex(t => t < seq);
  goTo(all[Math.max(0, Math.min(all.length - 1, here + by * (jump - 1)))] ?? (by > 0 ? Infinity : 0));
  return true;
}

settle();
if (body.dataset.socket) {
  connect();
  show(body.dataset.show);
  propose();
  turnIs(body.dataset.yours);
  $('#ready')?.focus();
  window.hightable = { stats, seq: () => seq };
}
