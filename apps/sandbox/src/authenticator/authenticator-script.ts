/** The code of RFC 6238 with the settings everybody uses: SHA-1, six digits, thirty seconds. */
const PERIOD_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

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

/** A key as it is copied from anywhere: with spaces, in small letters, or as a whole address. */
function readKey(typed: string): Uint8Array<ArrayBuffer> | null {
  const address = URL.parse(typed.trim());
  const named = address?.protocol === 'otpauth:' ? address.searchParams.get('secret') : null;
  const letters = (named ?? typed).toUpperCase().replaceAll(/[\s=-]/g, '');
  if (!/^[A-Z2-7]{8,}$/.test(letters)) return null;
  let bits = '';
  for (const letter of letters) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

async function codeOf(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const hmac = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const digest = new DataView(await crypto.subtle.sign('HMAC', hmac, counter));
  const at = digest.getUint8(19) & 0xf;
  const number = digest.getUint32(at) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

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
