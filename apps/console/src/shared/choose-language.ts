import { assert } from '@baize/std/assert';
import { createContext, use } from 'react';
import type { ConsoleLanguage } from './language.ts';

type Choose = (code: ConsoleLanguage) => Promise<void>;

export const ChooseLanguage = createContext<Choose | null>(null);

export function useChooseLanguage(): Choose {
  const choose = use(ChooseLanguage);
  assert(choose, 'a language is chosen inside its provider');
  return choose;
}
