/** Which letters a text needs; the design system has one font stack for each. */
export type Script =
  | 'latin'
  | 'thai'
  | 'han-simplified'
  | 'han-traditional'
  | 'japanese'
  | 'korean'
  | 'vietnamese'
  | 'myanmar'
  | 'khmer'
  | 'lao'
  | 'devanagari'
  | 'bengali'
  | 'tamil'
  | 'arabic'
  | 'cyrillic';

export type Direction = 'ltr' | 'rtl';

/** A language as the platform knows it: `code` on the wire, `tag` in the page and its folder. */
export type Language = {
  readonly code: string;
  readonly tag: string;
  /** The language's name in itself: what a visitor looks for in the list. */
  readonly name: string;
  readonly direction: Direction;
  readonly script: Script;
};

const LIST = [
  { code: 'TH', tag: 'th', name: 'ไทย', direction: 'ltr', script: 'thai' },
  { code: 'EN', tag: 'en', name: 'English', direction: 'ltr', script: 'latin' },
  { code: 'ZH', tag: 'zh', name: '简体中文', direction: 'ltr', script: 'han-simplified' },
  { code: 'ZH_TW', tag: 'zh-tw', name: '繁體中文', direction: 'ltr', script: 'han-traditional' },
  { code: 'JA', tag: 'ja', name: '日本語', direction: 'ltr', script: 'japanese' },
  { code: 'KO', tag: 'ko', name: '한국어', direction: 'ltr', script: 'korean' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', direction: 'ltr', script: 'vietnamese' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ', direction: 'ltr', script: 'myanmar' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ', direction: 'ltr', script: 'khmer' },
  { code: 'LO', tag: 'lo', name: 'ລາວ', direction: 'ltr', script: 'lao' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', direction: 'ltr', script: 'latin' },
  { code: 'MS', tag: 'ms', name: 'Bahasa Melayu', direction: 'ltr', script: 'latin' },
  { code: 'TL', tag: 'tl', name: 'Tagalog', direction: 'ltr', script: 'latin' },
  { code: 'HI', tag: 'hi', name: 'हिन्दी', direction: 'ltr', script: 'devanagari' },
  { code: 'NE', tag: 'ne', name: 'नेपाली', direction: 'ltr', script: 'devanagari' },
  { code: 'BN', tag: 'bn', name: 'বাংলা', direction: 'ltr', script: 'bengali' },
  { code: 'TA', tag: 'ta', name: 'தமிழ்', direction: 'ltr', script: 'tamil' },
  { code: 'UR', tag: 'ur', name: 'اردو', direction: 'rtl', script: 'arabic' },
  { code: 'AR', tag: 'ar', name: 'العربية', direction: 'rtl', script: 'arabic' },
  { code: 'FA', tag: 'fa', name: 'فارسی', direction: 'rtl', script: 'arabic' },
  { code: 'TR', tag: 'tr', name: 'Türkçe', direction: 'ltr', script: 'latin' },
  { code: 'RU', tag: 'ru', name: 'Русский', direction: 'ltr', script: 'cyrillic' },
  { code: 'KK', tag: 'kk', name: 'Қазақша', direction: 'ltr', script: 'cyrillic' },
  { code: 'UZ', tag: 'uz', name: 'Oʻzbekcha', direction: 'ltr', script: 'latin' },
  { code: 'ES', tag: 'es', name: 'Español', direction: 'ltr', script: 'latin' },
  { code: 'PT', tag: 'pt', name: 'Português', direction: 'ltr', script: 'latin' },
  { code: 'FR', tag: 'fr', name: 'Français', direction: 'ltr', script: 'latin' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LIST)[number]['code'];

/** The 27 languages of the specification. A brand lists the ones it offers. */
export const LANGUAGES: readonly (Language & { readonly code: LanguageCode })[] = LIST;

export const LANGUAGE_CODES: readonly LanguageCode[] = LIST.map(({ code }) => code);

export const isLanguage = (code: string): code is LanguageCode =>
  LANGUAGE_CODES.some((known) => known === code);

/** English dressed up as a right-to-left language: for tests and the workshop, never a brand's. */
export const PSEUDO: Language = {
  code: 'XA',
  tag: 'en-xa',
  name: '⟦Ƥșḗḗŭḓǿ⟧',
  direction: 'rtl',
  script: 'latin',
};

/** The language of a code; the pseudo-language too, which no list of languages contains. */
export function language(code: LanguageCode | 'XA'): Language {
  return LANGUAGES.find((known) => known.code === code) ?? PSEUDO;
}

const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/;

/** The language a browser's tag asks for: `en-US` is English, `zh-Hant-HK` traditional Chinese. */
export function languageOf(tag: string): Language | null {
  const wanted = tag.toLowerCase().replaceAll('_', '-');
  if (TRADITIONAL.test(wanted)) return language('ZH_TW');
  const [base] = wanted.split('-');
  const asked = base === 'fil' ? 'tl' : base;
  return LANGUAGES.find((known) => known.tag === asked) ?? null;
}
