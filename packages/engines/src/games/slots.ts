import type { Engine } from '../core/engine.ts';

/** Games of reels. */
export const SLOTS: readonly Engine[] = [];
