import { CATALOGUE_MAP, TABLE_MAP } from './catalogue-map.gen.ts';
import { type LanguageCode, language as languageFor } from './languages.ts';
import type { LocaleTable } from './locale-table.ts';
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
  | 'records'
  | 'cashier'
  | 'agents'
  | 'agreements'
  | 'bonuses'
  | 'help'
  | 'messages'
  | 'console'
  | 'delivery';

/** One catalogue file: how to fetch it, and whether it has every key that exists. */
type Source = { readonly isComplete: boolean; readonly load: () => Promise<{ default: unknown }> };

export type AreaMap = Readonly<Record<string, Readonly<Partial<Record<Area, Source>>>>>;
export type TableMap = Readonly<Record<string, () => Promise<{ table: LocaleTable }>>>;

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
  const gaps = code === fallback ? [] : areas.filter((area) => !isComplete(code, area));
  const [own, other] = await Promise.all([
    loadCatalogue(code, areas),
    gaps.length === 0 ? null : loadCatalogue(fallback, gaps),
  ]);
  return { own, fallback: other };
}

/** What is already spoken, with further areas added: a page that is opened later brings its own. */
export async function extendSpeech(spoken: Speech, request: SpeechRequest): Promise<Speech> {
  const added = await loadSpeech(request);
  return {
    own: merge(spoken.own, added.own),
    fallback:
      spoken.fallback && added.fallback
        ? merge(spoken.fallback, added.fallback)
        : (spoken.fallback ?? added.fallback),
  };
}

const merge = (first: Catalogue, second: Catalogue): Catalogue => ({
  ...second,
  messages: { ...first.messages, ...second.messages },
});

const sourceOf = (code: LanguageCode, area: Area): Source | undefined =>
  CATALOGUE_MAP[languageFor(code).tag]?.[area];

const isComplete = (code: LanguageCode, area: Area): boolean =>
  sourceOf(code, area)?.isComplete ?? false;

async function loadCatalogue(code: LanguageCode, areas: readonly Area[]): Promise<Catalogue> {
  const language = languageFor(code);
  const [table, ...modules] = await Promise.all([
    TABLE_MAP[language.tag]?.(),
    ...areas.map((area) => sourceOf(code, area)?.load()),
  ]);
  const messages = Object.assign({}, ...modules.map((module) => module?.default)) as Messages;
  return { language, table: table?.table ?? null, messages };
}

async function loadPseudoSpeech(areas: readonly Area[]): Promise<Speech> {
  const { pseudo } = await import('./pseudo.ts');
  return { own: pseudo(await loadCatalogue('EN', areas)), fallback: null };
}
