import type { Engine } from '../core/engine.ts';
import { overUnder } from './over-under/engine.ts';

/** Games of one number, of boards and of paper: arcade, keno, scratch cards, video poker. */
export const ARCADE: readonly Engine[] = [overUnder as Engine];
