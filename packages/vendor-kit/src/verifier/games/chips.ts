import { MILLION, need, type ReplayedEvent, type Rules } from '../replay.ts';
import type { Stream } from '../stream.ts';

/** What one unit on a place returns, in millionths, itself included; null where there is no such place. */
export type PriceOf = (bet: string) => bigint | null;

export type ChipGame = {
  /** What happened, step by step. */
  readonly told: readonly ReplayedEvent[];
  readonly priceOf: PriceOf;
};

type Chip = { readonly bet: string; readonly units: number };

export const LOST = 0n;
export const PUSH = MILLION;
export const HALF = MILLION / 2n;

const UNITS_MAX = 1000;

/** A game in which chips are put down, chance speaks once, and every chip is paid or taken. */
export const chipRules =
  (play: (sheet: unknown, stream: Stream, moves: readonly unknown[]) => ChipGame): Rules =>
  ({ sheet, choice, stream, moves }) => {
    const { chips } = choice as { chips: readonly Chip[] };
    need(Array.isArray(chips) && chips.length > 0, 'chips');
    const { told, priceOf } = play(sheet, stream, moves);
    const bets = chips.map(({ bet, units }) => {
      const price = typeof bet === 'string' ? priceOf(bet) : null;
      need(price !== null && Number.isInteger(units) && units > 0, String(bet));
      return { bet, units, pays: `${price}` };
    });
    const stakes = bets.reduce((all, { units }) => all + units, 0);
    need(stakes <= UNITS_MAX && new Set(bets.map(({ bet }) => bet)).size === bets.length, 'chips');
    const payout = bets.reduce((all, { units, pays }) => all + BigInt(units) * BigInt(pays), 0n);
    return { events: [...told, { type: 'paid', bets }], payout, stakes, isOver: true };
  };

export const won = (isWon: boolean, price: string | undefined): bigint =>
  isWon ? BigInt(price ?? 0) : LOST;
