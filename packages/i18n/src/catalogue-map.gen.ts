// Made by packages/i18n/generate.ts; do not edit.
import type { TableMap, WordMap } from './load.ts';

export const WORD_MAP: WordMap = {
  'en': () => import('./first-words/en.gen.ts'),
  'es': () => import('./first-words/es.gen.ts'),
  'pt': () => import('./first-words/pt.gen.ts'),
  'th': () => import('./first-words/th.gen.ts'),
};

export const TABLE_MAP: TableMap = {
  'my': () => import('./locale-tables/my.gen.ts'),
  'km': () => import('./locale-tables/km.gen.ts'),
  'lo': () => import('./locale-tables/lo.gen.ts'),
  'ne': () => import('./locale-tables/ne.gen.ts'),
  'kk': () => import('./locale-tables/kk.gen.ts'),
  'uz': () => import('./locale-tables/uz.gen.ts'),
};
