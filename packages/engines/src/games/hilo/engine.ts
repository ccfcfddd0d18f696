import { type Ppm, ppm } from '@baize/std/money';
import { type NoChoice, readNoChoice } from '../../arcade/no-choice.ts';
import { NOTHING, STAKE_BACK } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import type { Rng } from '../../core/rng.ts';
import { CARDS, type Card, rankOf } from '../../tables/cards.ts';
import { definition } from './definition.ts';

export type Guess = 'higher' | 'lower';

/** Nothing is chosen before the first card is seen. */
export type Choice = NoChoice;

export type Move = { readonly type: Guess | 'skip' | 'cash-out' };

/** What the round pays after each guess if it is right, in millionths; null where it is not offered. */
export type Offers = Readonly<Record<Guess, string | null>>;

export type Event =
  /** The first card, and the next one of a skip. Every card comes from a full deck. */
  | { readonly type: 'card'; readonly card: Card; readonly offers: Offers }
  /** What the round pays from here, in millionths of the stake; '0' when the guess was wrong. */
  | {
      readonly type: 'guess';
      readonly guess: Guess;
      readonly card: Card;
      readonly isRight: boolean;
      readonly pays: string;
      /** Only after a right guess. */
      readonly offers?: Offers;
    }
  | { readonly type: 'cash-out'; readonly pays: string };

const { returned, payoutMax, skipsMax } = definition;

const RANKS = 13;

/**
 * How many of the thirteen ranks win with a guess. The same rank wins too, except beside the two
 * ends: higher than an ace and lower than a king must really be so, or they could not be lost.
 */
export function winningRanks(guess: Guess, card: Card): number {
  const rank = rankOf(card);
  if (guess === 'higher') return rank === 1 ? RANKS - 1 : RANKS + 1 - rank;
  return rank === RANKS ? RANKS - 1 : rank;
}

/** Nothing is higher than a king, nothing lower than an ace. */
const isPossible = (guess: Guess, card: Card): boolean =>
  rankOf(card) !== (guess === 'higher' ? RANKS : 1);

export function isRight(guess: Guess, before: Card, after: Card): boolean {
  const distance = rankOf(after) - rankOf(before);
  if (distance === 0) return rankOf(before) !== 1 && rankOf(before) !== RANKS;
  return guess === 'higher' ? distance > 0 : distance < 0;
}

/** What a row of right guesses is worth, kept as a fraction so that it is cut only once. */
export type Odds = { readonly ranks: bigint; readonly winning: bigint };

/** No guess is sure to be right, so the two are equal before the first guess alone. */
export const payoutOf = ({ ranks, winning }: Odds): Ppm =>
  ranks === winning ? STAKE_BACK : ppm((returned * ranks) / winning);

const EVEN: Odds = { ranks: 1n, winning: 1n };

const after = ({ ranks, winning }: Odds, guess: Guess, card: Card): Odds => ({
  ranks: ranks * BigInt(RANKS),
  winning: winning * BigInt(winningRanks(guess, card)),
});

/** What the round pays after this guess if it is right; null when it is not offered. */
export function offerOf(odds: Odds, guess: Guess, card: Card): Ppm | null {
  const payout = payoutOf(after(odds, guess, card));
  return isPossible(guess, card) && payout <= payoutMax ? payout : null;
}

function offersOf(odds: Odds, card: Card): Offers {
  const textOf = (payout: Ppm | null) => (payout === null ? null : `${payout}`);
  return {
    higher: textOf(offerOf(odds, 'higher', card)),
    lower: textOf(offerOf(odds, 'lower', card)),
  };
}

/** A round under way: what happened, the card on the table and what it is worth by now. */
type Table = {
  readonly events: readonly Event[];
  readonly card: Card;
  readonly odds: Odds;
  readonly skips: number;
};

export const hilo: Engine<Choice, Event, Move> = {
  key: definition.key,
  version: definition.version,
  readChoice: readNoChoice,
  play(_choice, rng, moves = []) {
    let table = turned({ events: [], card: 0, odds: EVEN, skips: -1 }, rng);
    for (const { type } of moves) {
      if (type === 'cash-out') return cashedOut(table);
      const moved = type === 'skip' ? turned(table, rng) : guessed(table, type, rng);
      if ('payout' in moved) return moved;
      table = moved;
    }
    return { events: table.events, payout: payoutOf(table.odds), next: movesOf(table) };
  },
  steps: {
    readMove(sent, { next }) {
      const { type } = (sent ?? {}) as { readonly type?: unknown };
      return typeof type === 'string' && next?.includes(type) ? ({ type } as Move) : null;
    },
    rest: () => ({ type: 'cash-out' }),
  },
};

function movesOf({ odds, card, skips }: Table): readonly Move['type'][] {
  const moves: Move['type'][] = [];
  if (offerOf(odds, 'higher', card) !== null) moves.push('higher');
  if (offerOf(odds, 'lower', card) !== null) moves.push('lower');
  if (skips < skipsMax) moves.push('skip');
  return [...moves, 'cash-out'];
}

function cashedOut({ events, odds }: Table): Round<Event> {
  const payout = payoutOf(odds);
  return { events: [...events, { type: 'cash-out', pays: `${payout}` }], payout };
}

/** The next card without a guess; the first of a round is no skip. */
function turned({ events, odds, skips }: Table, rng: Rng): Table {
  const card = rng.next(CARDS);
  const event: Event = { type: 'card', card, offers: offersOf(odds, card) };
  return { events: [...events, event], card, odds, skips: skips + 1 };
}

function guessed(table: Table, guess: Guess, rng: Rng): Table | Round<Event> {
  const card = rng.next(CARDS);
  const told = { type: 'guess', guess, card } as const;
  if (!isRight(guess, table.card, card)) {
    const event: Event = { ...told, isRight: false, pays: '0' };
    return { events: [...table.events, event], payout: NOTHING };
  }
  const odds = after(table.odds, guess, table.card);
  const pays = `${payoutOf(odds)}`;
  const event: Event = { ...told, isRight: true, pays, offers: offersOf(odds, card) };
  return { ...table, events: [...table.events, event], card, odds };
}
