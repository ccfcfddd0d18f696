import type { LanguageCode } from '@baize/i18n/languages';
import type { Area, Speech } from '@baize/i18n/load';
import { speak } from './api.ts';

/** The languages the console is written in. */
export const LANGUAGES = ['EN', 'TH', 'ES', 'PT'] as const satisfies readonly LanguageCode[];
export type ConsoleLanguage = (typeof LANGUAGES)[number];

export const AREAS: readonly Area[] = [
  'console',
  'content',
  'draws',
  'live',
  'messages',
  'players',
  'records',
  'lottery',
  'sports',
  'rights',
  'settings',
  'integrations',
  'trading',
  'ops',
  'agreements',
  'system',
  'ui',
];

const LANGUAGE = 'console.language';
const THEME = 'console.theme';

export function keptLanguage(): ConsoleLanguage {
  const kept = localStorage.getItem(LANGUAGE);
  const own = navigator.language.slice(0, 2).toUpperCase();
  return LANGUAGES.find((code) => code === kept) ?? LANGUAGES.find((code) => code === own) ?? 'EN';
}

export const keepLanguage = (code: ConsoleLanguage) => localStorage.setItem(LANGUAGE, code);

export type ThemeChoice = 'dark' | 'light' | 'system';

export function keptTheme(): ThemeChoice {
  const kept = localStorage.getItem(THEME);
  return kept === 'light' || kept === 'system' ? kept : 'dark';
}

export function chooseTheme(theme: ThemeChoice) {
  localStorage.setItem(THEME, theme);
  document.documentElement.dataset['theme'] = theme;
}

/** Tells the page and the server which language holds from now on. */
export function speakIn({ own: { language } }: Speech) {
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  speak(language.code);
}
