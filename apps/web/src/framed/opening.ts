import type { LanguageCode } from '@baize/i18n/languages';
import { isLanguage } from '@baize/i18n/languages';

export type Opening = {
  /** Behind the `#`, so that it is in no log; null when the page was loaded again. */
  readonly launchToken: string | null;
  readonly language: LanguageCode;
  readonly theme: 'dark' | 'light';
};

const KEPT = 'opening';

/**
 * How a platform asked for the pages. The launch token is taken out of the address: it is good once
 * and nobody's to see. Language and theme are kept, because going on within the pages loses them.
 */
export function takeOpening(): Opening {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  if (hash !== '') history.replaceState(null, '', pathname + search);
  const kept = readKept(KEPT)?.split(' ') ?? [];
  const language = (query.get('language') ?? kept[0] ?? '').toUpperCase();
  const theme = query.get('theme') ?? kept[1];
  const opening = {
    launchToken: hash.length > 1 ? hash.slice(1) : null,
    language: isLanguage(language) ? language : 'EN',
    theme: theme === 'light' ? 'light' : 'dark',
  } as const;
  keep(KEPT, `${opening.language} ${opening.theme}`);
  return opening;
}

export function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // A browser that lends no storage to frames: the platform opens the pages anew.
  }
}

/** An address of a platform that may show these pages, or null: nobody is led elsewhere. */
export function allowedBack(asked: string, platforms: readonly string[]): string | null {
  if (!URL.canParse(asked)) return null;
  const { origin, href } = new URL(asked);
  return platforms.includes(origin) ? href : null;
}

/** The platforms that may show these pages, as the book wrote them. */
export const readPlatforms = (): readonly string[] =>
  document
    .querySelector<HTMLMetaElement>('meta[name="sites"]')
    ?.content.split(' ')
    .filter(Boolean) ?? [];
