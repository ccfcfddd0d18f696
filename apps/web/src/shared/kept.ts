/**
 * What the browser keeps for us, by the names of the specification. A browser that keeps nothing
 * (storage switched off or full) is no reason to fail: such a visitor only starts afresh.
 */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string) {
  try {
    storage().setItem(key, value);
  } catch {
    // Nothing depends on it being kept.
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

export const keptToken = (): string | null => read(session, 'token');

/** The merchant code stands in both storages and outlives a sign-out. */
export function keepMerchant(merchantCode: string) {
  write(session, 'merchant', merchantCode);
  write(session, 'merchantCode', merchantCode);
  write(local, 'merchantCode', merchantCode);
}

/** The language of the last visit, whether or not the brand still offers it. */
export const keptLanguage = (): string | null => read(local, 'lang');

/** Right-to-left English that nobody wrote, for tests: no list of languages contains it. */
export const isPseudoAsked = (): boolean => read(local, 'pseudoLanguage') === 'XA';

const YEAR_SECONDS = 31_536_000;

/** The cookie lets the server write the next page in this language before any script runs. */
export function keepLanguage(code: string) {
  write(local, 'lang', code);
  document.cookie = `lang=${code}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Chosen by the visitor, and not merely where the page began. */
export function keepChosenLanguage(code: string) {
  keepLanguage(code);
  write(local, 'hisLang', code);
}

export type ThemeChoice = 'dark' | 'light' | 'system';

export const keepTheme = (theme: ThemeChoice) => write(local, 'theme', theme);
