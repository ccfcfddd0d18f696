import { newKey } from './api.ts';

/** The clock of the site, by which it dates all it lists; without one, that of this browser. */
export function zoneOption(search = location.search): { readonly timeZone?: string } {
  const timeZone = new URLSearchParams(search).get('zone') ?? '';
  try {
    return { timeZone: Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone };
  } catch {
    return {};
  }
}

export type Address = {
  readonly game: string;
  readonly language: string;
  readonly isTrial: boolean;
  /** Behind the `#`, so that it is in no log; null when the page was loaded again. */
  readonly launchToken: string | null;
  /** Only this page can ask for the answer of its launch again. */
  readonly requestId: string;
};

/** Reads the address and takes the launch token out of it: it is good once and nobody's to see. */
export function takeAddress(): Address {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  if (hash !== '') history.replaceState(null, '', pathname + search);
  return {
    game: pathname.split('/').at(-1) ?? '',
    language: query.get('lang') ?? 'EN',
    isTrial: query.get('mode') === 'trial',
    launchToken: hash.length > 1 ? hash.slice(1) : null,
    requestId: newKey(),
  };
}
