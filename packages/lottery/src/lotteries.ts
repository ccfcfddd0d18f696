import type { Lottery } from './core/lottery.ts';
import { ELEVEN_FIVE } from './families/eleven-five.ts';
import { FIVE_DIGITS } from './families/five-digits.ts';
import { hanoi, lao } from './families/hanoi-and-lao.ts';
import { KENO } from './families/keno.ts';
import { LUCKY_28 } from './families/lucky-28.ts';
import { QUICK_THAI } from './families/quick-thai.ts';
import { SIX_OF_49 } from './families/six-of-49.ts';
import { TEN_RACE } from './families/ten-race.ts';
import { thai } from './families/thai.ts';
import { THREE_DICE } from './families/three-dice.ts';
import { THREE_DIGITS } from './families/three-digits.ts';
import { VIETNAM } from './families/vietnam.ts';

/** Every lottery there is, by its code. */
export const LOTTERIES: ReadonlyMap<string, Lottery> = new Map(
  [
    thai,
    hanoi,
    lao,
    ...VIETNAM,
    ...QUICK_THAI,
    ...FIVE_DIGITS,
    ...THREE_DIGITS,
    ...LUCKY_28,
    ...THREE_DICE,
    ...ELEVEN_FIVE,
    ...TEN_RACE,
    ...SIX_OF_49,
    ...KENO,
  ].map((lottery) => [lottery.code, lottery]),
);
