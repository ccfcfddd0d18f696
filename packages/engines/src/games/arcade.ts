import type { Engine } from '../core/engine.ts';
import { retitled } from '../families/retitled.ts';
import { bonusPoker } from './bonus-poker/engine.ts';
import { doubleBonus } from './double-bonus/engine.ts';
import { hilo } from './hilo/engine.ts';
import { jacksOrBetter } from './jacks-or-better/engine.ts';
import { jokerKings } from './joker-kings/engine.ts';
import { keno } from './keno/engine.ts';
import { kiteLines } from './kite-lines/engine.ts';
import { limbo } from './limbo/engine.ts';
import { lotusTrio } from './lotus-trio/engine.ts';
import { luckyKeno } from './lucky-keno/engine.ts';
import { mines } from './mines/engine.ts';
import { nightMarket } from './night-market/engine.ts';
import { ninesOrBetter } from './nines-or-better/engine.ts';
import { overUnder } from './over-under/engine.ts';
import { plinko } from './plinko/engine.ts';
import { rocket } from './rocket/engine.ts';
import { tensAndUp } from './tens-and-up/engine.ts';
import { wheel } from './wheel/engine.ts';
import { wildDeuces } from './wild-deuces/engine.ts';

const HAND_MADE: readonly Engine[] = [
  overUnder,
  limbo,
  rocket,
  mines,
  plinko,
  wheel,
  hilo,
  keno,
  luckyKeno,
  lotusTrio,
  nightMarket,
  kiteLines,
  jacksOrBetter,
  tensAndUp,
  ninesOrBetter,
  wildDeuces,
  bonusPoker,
  doubleBonus,
  jokerKings,
];

/** Games of one number, of boards and of paper: arcade, keno, scratch cards, video poker. */
export const ARCADE: readonly Engine[] = [...HAND_MADE, ...retitled(HAND_MADE)];
