import type { Lottery } from './core/lottery.ts';
import { QUICK_THAI } from './families/quick-thai.ts';
import { thai } from './families/thai.ts';

/** Every lottery there is, by its code. */
export const LOTTERIES: ReadonlyMap<string, Lottery> = new Map(
  [thai, ...QUICK_THAI].map((lottery) => [lottery.code, lottery]),
);
