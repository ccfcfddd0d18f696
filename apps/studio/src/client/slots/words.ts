import type { Dictionary } from '../words.ts';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';
import { PT } from './words/pt.ts';
import { TH } from './words/th.ts';

export type SlotWord = keyof typeof EN;

/** The words that all slots share. */
export const WORDS: Dictionary<SlotWord> = { EN, TH, ES, PT };
