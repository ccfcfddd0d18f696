// Made by packages/i18n/generate.ts; do not edit.
import type { TableMap, WordMap } from './load.ts';

export const WORD_MAP: WordMap = {
  'ar': () => import('./first-words/ar.gen.ts'),
  'bn': () => import('./first-words/bn.gen.ts'),
  'en': () => import('./first-words/en.gen.ts'),
  'es': () => import('./first-words/es.gen.ts'),
  'fa': () => import('./first-words/fa.gen.ts'),
  'fr': () => import('./first-words/fr.gen.ts'),
  'hi': () => import('./first-words/hi.gen.ts'),
  'id': () => import('./first-words/id.gen.ts'),
  'ja': () => import('./first-words/ja.gen.ts'),
  'kk': () => import('./first-words/kk.gen.ts'),
  'km': () => import('./first-words/km.gen.ts'),
  'ko': () => import('./first-words/ko.gen.ts'),
  'lo': () => import('./first-words/lo.gen.ts'),
  'ms': () => import('./first-words/ms.gen.ts'),
  'my': () => import('./first-words/my.gen.ts'),
  'ne': () => import('./first-words/ne.gen.ts'),
  'pt': () => import('./first-words/pt.gen.ts'),
  'ru': () => import('./first-words/ru.gen.ts'),
  'ta': () => import('./first-words/ta.gen.ts'),
  'th': () => import('./first-words/th.gen.ts'),
  'tl': () => import('./first-words/tl.gen.ts'),
  'tr': () => import('./first-words/tr.gen.ts'),
  'ur': () => import('./first-words/ur.gen.ts'),
  'uz': () => import('./first-words/uz.gen.ts'),
  'vi': () => import('./first-words/vi.gen.ts'),
  'zh': () => import('./first-words/zh.gen.ts'),
  'zh-tw': () => import('./first-words/zh-tw.gen.ts'),
};

export const TABLE_MAP: TableMap = {
  'my': () => import('./locale-tables/my.gen.ts'),
  'km': () => import('./locale-tables/km.gen.ts'),
  'lo': () => import('./locale-tables/lo.gen.ts'),
  'ne': () => import('./locale-tables/ne.gen.ts'),
  'kk': () => import('./locale-tables/kk.gen.ts'),
  'uz': () => import('./locale-tables/uz.gen.ts'),
};
