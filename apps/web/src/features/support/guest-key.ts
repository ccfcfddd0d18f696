import { keepSupportKey, keptSupportKey } from '../../shared/session/kept.ts';

/** Also where the browser keeps nothing, for as long as the page stands. */
let key: string | null = null;

export const findGuestKey = (): string | null => (key ??= keptSupportKey());

/** 256 bits of chance: whoever has them has the conversation. */
export function ownGuestKey(): string {
  const found = findGuestKey();
  if (found !== null) return found;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  keepSupportKey(key);
  return key;
}

/** The next conversation is another one, and what was said is no longer shown here. */
export function forgetGuestKey() {
  key = null;
  keepSupportKey(null);
}
