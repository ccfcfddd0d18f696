import { TABLE_MAP, WORD_MAP } from './catalogue-map.gen.ts';
import { type LanguageCode, language as languageFor } from './languages.ts';
import type { TableWriter } from './table-writer.ts';
import type { Catalogue, Messages } from './translate.ts';

export type Area =
  | 'shell'
  | 'home'
  | 'system'
  | 'errors'
  | 'ui'
  | 'login'
  | 'register'
  | 'terms'
  | 'security'
  | 'popups'
  | 'lobby'
  | 'search'
  | 'play'
  | 'lottery'
  | 'sports'
  | 'records'
  | 'cashier'
  | 'agents'
  | 'agreements'
  | 'bonuses'
  | 'rewards'
  | 'promotions'
  | 'ranks'
  | 'rebates'
  | 'missions'
  | 'referral'
  | 'points'
  | 'app'
  | 'help'
  | 'feedback'
  | 'news'
  | 'messages'
  | 'chat'
  | 'desk'
  | 'console'
  | 'content'
  | 'draws'
  | 'rights'
  | 'settings'
  | 'integrations'
  | 'trading'
  | 'live'
  | 'players'
  | 'ops'
  | 'delivery';

type ByArea<Texts> = Readonly<Partial<Record<Area, Texts>>>;

/** The file of a language: the words that every page begins with, and where the others are. */
export type Words = {
  readonly first: ByArea<object>;
  readonly later: ByArea<() => Promise<{ readonly default: object }>>;
  /** The areas in which it lacks some text. */
  readonly gaps: readonly Area[];
};

export type WordMap = Readonly<Record<string, () => Promise<{ readonly words: Words }>>>;
export type TableMap = Readonly<Record<string, () => Promise<{ readonly table: TableWriter }>>>;

/** What a page needs to speak: the language's texts, and another's where it lacks some. */
export type Speech = { readonly own: Catalogue; readonly fallback: Catalogue | null };

export type SpeechRequest = {
  readonly code: LanguageCode | 'XA';
  readonly fallback: LanguageCode;
  readonly areas: readonly Area[];
};

/** Downloads one language and nothing else, unless its texts have gaps for the fallback to fill. */
export async function loadSpeech({ code, fallback, areas }: SpeechRequest): Promise<Speech> {
  if (code === 'XA') return loadPseudoSpeech(areas);
  const words = await wordsOf(code);
  const gaps = code === fallback ? [] : areas.filter((area) => hasGaps(words, area));
  const [own, other] = await Promise.all([
    loadCatalogue(code, areas),
    gaps.length === 0 ? null : loadCatalogue(fallback, gaps),
  ]);
  return { own, fallback: other };
}

const NO_WORDS: Words = { first: {}, later: {}, gaps: [] };

const wordsOf = async (code: LanguageCode): Promise<Words> =>
  (await WORD_MAP[languageFor(code).tag]?.())?.words ?? NO_WORDS;

const hasGaps = ({ first, later, gaps }: Words, area: Area): boolean =>
  gaps.includes(area) || !(first[area] ?? later[area]);

const textsOf = async ({ first, later }: Words, area: Area): Promise<object | undefined> =>
  first[area] ?? (await later[area]?.())?.default;

async function loadCatalogue(code: LanguageCode, areas: readonly Area[]): Promise<Catalogue> {
  const language = languageFor(code);
  const words = await wordsOf(code);
  const [table, ...texts] = await Promise.all([
    TABLE_MAP[language.tag]?.(),
    ...areas.map((area) => textsOf(words, area)),
  ]);
  const messages = Object.assign({}, ...texts) as Messages;
  return { language, table: table?.table ?? null, messages };
}

async function loadPseudoSpeech(areas: readonly Area[]): Promise<Speech> {
  const { pseudo } = await import('./pseudo.ts');
  return { own: pseudo(await loadCatalogue('EN', areas)), fallback: null };
}
