import type { Start } from '@baize/contract/start';
import type { LanguageCode } from '@baize/i18n/languages';
import { useLanguage } from '@baize/i18n/react.tsx';
import { assert } from '@baize/std/assert';
import { createContext, use } from 'react';

/** Reads what the server wrote into the page. */
export function readStart(): Start {
  const text = document.querySelector('#start')?.textContent;
  assert(text, 'the server writes a start into every page');
  return JSON.parse(text) as Start;
}

export const StartContext = createContext<Start | null>(null);

export function useStart(): Start {
  const start = use(StartContext);
  assert(start, 'the site is drawn inside a StartContext');
  return start;
}

export const useBrand = () => useStart().brand;

/** The brand's languages, checked against the known ones when the server read the brand. */
export const useBrandLanguages = () => useBrand().languages as readonly LanguageCode[];

/** The brand's name as it is written in the language of the page. */
export function useBrandName(): string {
  const brand = useBrand();
  const { code } = useLanguage();
  return brandNameIn(brand, code);
}

export const brandNameIn = ({ names, fallbackLanguage }: Start['brand'], code: string): string =>
  names[code] ?? names[fallbackLanguage] ?? '';
