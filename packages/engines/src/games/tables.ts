import type { Engine } from '../core/engine.ts';

/** Games of a table: cards, dice and wheels with chips on a cloth. */
export const TABLES: readonly Engine[] = [];
