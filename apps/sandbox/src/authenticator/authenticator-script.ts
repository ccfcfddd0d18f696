import { codeOf, PERIOD_SECONDS, readKey } from './totp.ts';

const find = <E extends HTMLElement>(id: string, kind: new () => E): E => {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
};

const key = find('key', HTMLInputElement);
const wrong = find('wrong', HTMLElement);
const shown = find('shown', HTMLElement);
const code = find('code', HTMLOutputElement);
const bar = find('bar', HTMLProgressElement);
const seconds = find('seconds', HTMLElement);
const copy = find('copy', HTMLButtonElement);
const copyWord = copy.textContent;

async function show(): Promise<void> {
  const secret = readKey(key.value);
  const isOpen = globalThis.isSecureContext;
  shown.hidden = !secret || !isOpen;
  wrong.textContent = '';
  if (!isOpen) wrong.textContent = wrong.dataset['closed'] ?? '';
  else if (!secret && key.value.trim() !== '') wrong.textContent = wrong.dataset['wrong'] ?? '';
  if (!secret || !isOpen) return;
  const now = (performance.timeOrigin + performance.now()) / 1_000;
  const left = PERIOD_SECONDS - (Math.floor(now) % PERIOD_SECONDS);
  bar.value = left;
  seconds.textContent = String(left);
  const made = await codeOf(secret, Math.floor(now / PERIOD_SECONDS));
  const spaced = `${made.slice(0, 3)} ${made.slice(3)}`;
  if (code.textContent !== spaced) {
    code.textContent = spaced;
    copy.textContent = copyWord;
  }
}

key.value = decodeURIComponent(location.hash.slice(1));
key.addEventListener('input', () => void show());
addEventListener('hashchange', () => {
  key.value = decodeURIComponent(location.hash.slice(1));
  void show();
});
copy.addEventListener('click', () => {
  void navigator.clipboard.writeText((code.textContent ?? '').replace(' ', ''));
  copy.textContent = copy.dataset['done'] ?? '';
});
void show();
setInterval(() => void show(), 250);
