import { type Ppm, ppm } from '@baize/std/money';
import type { Engine } from '../core/engine.ts';
import type { Rng } from '../core/rng.ts';
import { type Event, game } from '../games/cockfight/engine.ts';
import {
  drawFight,
  type Ending,
  endingOf,
  type Fight,
  type Side,
} from '../games/cockfight/fight.ts';
import { settle } from '../tables/chip-engine.ts';
import { type Chip, type ChipChoice, LOST, PUSH, readChips, unitsOf } from '../tables/chips.ts';
import {
  ARENA_RULES,
  dividendOf,
  isCalledOff,
  type PoolBet,
  type PoolSettlement,
  type PoolTotals,
  settlePool,
  totalsOf,
} from './settle-pool.ts';

/** The places of the totalisator beside those at fixed prices. */
export const POOL_PLACES: Readonly<Record<Side, string>> = {
  meron: 'pool-meron',
  wala: 'pool-wala',
};

export const sideOfPlace = (bet: string): Side | null =>
  bet === POOL_PLACES.meron ? 'meron' : bet === POOL_PLACES.wala ? 'wala' : null;

/**
 * What the pool came to when bets closed, per 100 staked; null where nobody backed a side. The table
 * makes it as the one move of each bet that is in the pool, so that the bet can be drawn again.
 */
export type PoolClose = {
  readonly type: 'pool';
  readonly meron: number | null;
  readonly wala: number | null;
  /** One side would pay next to nothing: all stakes go back. */
  readonly isOff: boolean;
};

/** A bet of the arena, as far as the pool is asked. */
export type ArenaBet = { readonly id: string; readonly stake: bigint; readonly choice: ChipChoice };

/** The chips of bets that lie on the pool. */
export const poolBetsOf = (bets: readonly ArenaBet[]): readonly PoolBet[] =>
  bets.flatMap(({ id, stake, choice }) =>
    choice.chips.flatMap(({ bet, units }) => {
      const on = sideOfPlace(bet);
      return on === null ? [] : [{ id: `${id} ${on}`, on, stake: stake * BigInt(units) }];
    }),
  );

const numberOf = (dividend: bigint | null): number | null =>
  dividend === null ? null : Number(dividend);

export const dividendsOf = (totals: PoolTotals) => ({
  meron: numberOf(dividendOf(totals, 'meron', ARENA_RULES)),
  wala: numberOf(dividendOf(totals, 'wala', ARENA_RULES)),
});

export function closePool(bets: readonly PoolBet[]): PoolClose {
  const totals = totalsOf(bets);
  return { type: 'pool', ...dividendsOf(totals), isOff: isCalledOff(totals, ARENA_RULES) };
}

/** The whole pool after a fight: what is shared, the take, and the breakage. */
export const sharePool = (bets: readonly PoolBet[], fight: Fight): PoolSettlement =>
  settlePool(bets, closePool(bets).isOff ? 'cancelled' : endingOf(fight), ARENA_RULES);

/** What one unit on a side of the pool returns, itself included. */
function payOf(side: Side, ending: Ending, close: PoolClose): Ppm {
  const dividend = ending === 'draw' ? null : close[ending];
  if (close.isOff || dividend === null) return PUSH;
  return side === ending ? ppm(BigInt(dividend) * 10_000n) : LOST;
}

/** The arena: fixed prices against the house, and a pool of all who bet on it. */
export const arenaEngineOf = (draw: (rng: Rng) => Fight): Engine<ChipChoice, Event, PoolClose> => ({
  key: game.key,
  version: game.version,
  readChoice: (sent) => readChips(sent, (bet) => game.bets.has(bet) || sideOfPlace(bet) !== null),
  stakesOf: unitsOf,
  play(choice, rng, [close = NO_POOL] = []) {
    const fight = draw(rng);
    const ending = endingOf(fight);
    const pool = (['meron', 'wala'] as const).map((side) => {
      const pays = () => payOf(side, ending, close);
      return [POOL_PLACES[side], { kind: 'pool', pays }] as const;
    });
    return settle({ ...game, bets: new Map([...game.bets, ...pool]) }, choice, fight);
  },
});

export const arenaEngine = arenaEngineOf(drawFight);

const NO_POOL: PoolClose = { type: 'pool', meron: null, wala: null, isOff: true };

export const isInPool = ({ chips }: ChipChoice): boolean =>
  chips.some(({ bet }: Chip) => sideOfPlace(bet) !== null);
