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

function remove(storage: () => Storage, key: string) {
  try {
    storage().removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

/** What the session of the browser holds while somebody is logged in; all of it goes with them. */
export const PERSONAL_KEYS = [
  'token',
  'nickname',
  'account',
  'username',
  'customerId',
  'isAgent',
  'consolidated',
  'enableSalary',
  'enableContract',
  'merchantWallet',
  'validate',
  'gameVendor',
  'HOT_GAMES',
] as const;

export type PersonalKey = (typeof PERSONAL_KEYS)[number];

export const keepPersonal = (key: PersonalKey, value: string) => write(session, key, value);
export const keptPersonal = (key: PersonalKey): string | null => read(session, key);

export const STAYING_KEY = 'keptToken';

/** The token of this tab, or of whoever chose to stay logged in: a new tab takes it up. */
export function keptToken(): string | null {
  const own = read(session, 'token');
  if (own !== null) return own;
  const staying = read(local, STAYING_KEY);
  if (staying !== null) keepPersonal('token', staying);
  return staying;
}

const isStaying = (): boolean => {
  const staying = read(local, STAYING_KEY);
  return staying !== null && staying === read(session, 'token');
};

/** For this tab, and where it is so chosen for others and for later; a login goes on as it was. */
export function keepToken(token: string, stays: boolean = isStaying()) {
  if (stays) write(local, STAYING_KEY, token);
  else if (isStaying()) remove(local, STAYING_KEY);
  keepPersonal('token', token);
}

/** The ways a login can still be proven by, for a page that is loaded again in the middle of it. */
const FACTOR_KEY = 'factorWays';

export const keepFactor = (ways: string) => write(session, FACTOR_KEY, ways);
export const keptFactor = (): string | null => read(session, FACTOR_KEY);

const CLOSED_KEY = 'closed';

/** The popups that were closed in this session, each behind whom it was for: `B:welcome`. */
export const keptClosed = (): readonly string[] =>
  read(session, CLOSED_KEY)?.split(',').filter(Boolean) ?? [];
export const keepClosed = (closed: readonly string[]) =>
  write(session, CLOSED_KEY, closed.join(','));

const PUT_OFF_KEY = 'putOff';

/** The requests that were looked at in this session: none comes up by itself a second time. */
export const keptPutOff = (): readonly string[] =>
  read(session, PUT_OFF_KEY)?.split(',').filter(Boolean) ?? [];
export const keepPutOff = (marks: readonly string[]) =>
  write(session, PUT_OFF_KEY, marks.join(','));

const SENDING_KEY = 'sending';

type Sending = { readonly content: string; readonly key: string };

const keptSendings = (): Readonly<Record<string, Sending>> =>
  JSON.parse(read(session, SENDING_KEY) ?? '{}') as Record<string, Sending>;

/** The key that this was sent with and not answered by; a page loaded again asks for the same. */
export function keptSending(form: string, content: string): string | null {
  const kept = keptSendings()[form];
  return kept?.content === content ? kept.key : null;
}

/** Before it is sent: whatever becomes of the page, the request is one. */
export const keepSending = (form: string, sending: Sending) =>
  write(session, SENDING_KEY, JSON.stringify({ ...keptSendings(), [form]: sending }));

export function forgetSending(form: string) {
  const { [form]: _answered, ...others } = keptSendings();
  if (Object.keys(others).length > 0) write(session, SENDING_KEY, JSON.stringify(others));
  else remove(session, SENDING_KEY);
}

/** What the page without a line shows (`offline-page.ts` of the server). */
const LAST_KEY = 'lastSeen';

/** For this tab; beyond it only for who chose to stay logged in, for a device may be shared. */
export function keepLastSeen(seen: string) {
  write(session, LAST_KEY, seen);
  if (isStaying()) write(local, LAST_KEY, seen);
}

/** The merchant's keys stay: they are about the site and not about the person. */
export function forgetPerson() {
  if (isStaying()) {
    remove(local, STAYING_KEY);
    remove(local, LAST_KEY);
  }
  for (const key of [...PERSONAL_KEYS, FACTOR_KEY, PUT_OFF_KEY, SENDING_KEY, LAST_KEY]) {
    remove(session, key);
  }
  // What guests have closed stays closed; the next login is a session of its own.
  keepClosed(keptClosed().filter((closed) => closed.startsWith('B:')));
}

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

const DAY_SECONDS = 86_400;

/** The name alone, for a day; a password is never kept. Null forgets it. */
export function rememberName(name: string | null) {
  const age = name === null ? 0 : DAY_SECONDS;
  const value = encodeURIComponent(name ?? '');
  document.cookie = `rememberMe=${value}; path=/; max-age=${age}; samesite=lax`;
}

export function rememberedName(): string | null {
  const found = /(?:^|; )rememberMe=([^;]+)/.exec(document.cookie)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
}

/** Whether the balance is shown; kept, because who hides it means it for the next visit too. */
export const keepBalanceHidden = (isHidden: boolean) =>
  write(local, 'balanceHidden', String(isHidden));
export const isBalanceKeptHidden = (): boolean => read(local, 'balanceHidden') === 'true';

const FOLDED_KEY = 'foldedMenus';

/** The lists of the side menu that were folded, by name, or the given ones until somebody folds one. */
export const keptFolded = (first: readonly string[]): readonly string[] =>
  read(local, FOLDED_KEY)?.split(',').filter(Boolean) ?? first;
export const keepFolded = (folded: readonly string[]) => write(local, FOLDED_KEY, folded.join(','));

const SUPPORT_KEY = 'supportKey';

/** What proves a guest's conversation with customer service to be theirs; null forgets it. */
export const keptSupportKey = (): string | null => read(local, SUPPORT_KEY);
export const keepSupportKey = (key: string | null) =>
  key === null ? remove(local, SUPPORT_KEY) : write(local, SUPPORT_KEY, key);

const RAIN_CLOSED_KEY = 'rainClosed';

/** The moment of the last rain whose countdown was closed: only a later one is counted down to. */
export const keptRainClosed = (): string => read(local, RAIN_CLOSED_KEY) ?? '';
export const keepRainClosed = (opensAt: string) => write(local, RAIN_CLOSED_KEY, opensAt);
