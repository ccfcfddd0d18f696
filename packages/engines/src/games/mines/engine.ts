import { type Ppm, ppm } from '@baize/std/money';
import { choose } from '../../arcade/choose.ts';
import { drawSome } from '../../arcade/draw-some.ts';
import { NOTHING, STAKE_BACK } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import { definition } from './definition.ts';

/** How many of the tiles hide a mine. */
export type Choice = { readonly mines: number };

/** Tiles are counted from 0, row by row. */
export type Move = { readonly type: 'open'; readonly tile: number } | { readonly type: 'cash-out' };

export type Event =
  /** What the round pays from here, in millionths of the stake; '0' when it was a mine. */
  | {
      readonly type: 'opened';
      readonly tile: number;
      readonly isMine: boolean;
      readonly pays: string;
    }
  /** At the end: where all mines were, and what the round paid. */
  | { readonly type: 'revealed'; readonly mines: readonly number[]; readonly pays: string };

const { tiles, minesMin, minesMax, returned, payoutMax } = definition;

/**
 * What so many safe tiles pay. They are found with the chance C(25−m, k) / C(25, k), and the
 * multiplier is its inverse times what is returned; so it makes no difference when one stops. Who
 * opens nothing gets the stake back.
 */
export const payoutOf = (mines: number, opened: number): Ppm =>
  opened === 0
    ? STAKE_BACK
    : ppm((returned * choose(tiles, opened)) / choose(tiles - mines, opened));

/** The safe tiles after which a round is paid by itself. */
export function openedMax(mines: number): number {
  let opened = 1;
  while (opened < tiles - mines && payoutOf(mines, opened + 1) <= payoutMax * 1_000_000n) {
    opened += 1;
  }
  return opened;
}

export const mines: Engine<Choice, Event, Move> = {
  key: definition.key,
  version: definition.version,
  readChoice(sent) {
    const { mines: count } = (sent ?? {}) as Partial<Choice>;
    if (typeof count !== 'number' || !Number.isInteger(count)) return null;
    return count >= minesMin && count <= minesMax ? { mines: count } : null;
  },
  play: ({ mines: count }, rng, moves = []) => settle(drawSome(rng, tiles, count), moves),
  steps: {
    readMove,
    rest: () => ({ type: 'cash-out' }),
  },
};

/** The round these mines and moves make. Apart from `play` so that boards can be made by hand. */
export function settle(hidden: readonly number[], moves: readonly Move[]): Round<Event> {
  const events: Event[] = [];
  for (const move of moves) {
    if (move.type === 'cash-out')
      return ended(hidden, events, payoutOf(hidden.length, events.length));
    const isMine = hidden.includes(move.tile);
    const pays = isMine ? NOTHING : payoutOf(hidden.length, events.length + 1);
    events.push({ type: 'opened', tile: move.tile, isMine, pays: `${pays}` });
    if (isMine || events.length === openedMax(hidden.length)) return ended(hidden, events, pays);
  }
  return { events, payout: payoutOf(hidden.length, events.length), next: ['open', 'cash-out'] };
}

function ended(hidden: readonly number[], events: readonly Event[], payout: Ppm): Round<Event> {
  const sorted = hidden.toSorted((a, b) => a - b);
  return { events: [...events, { type: 'revealed', mines: sorted, pays: `${payout}` }], payout };
}

function readMove(sent: unknown, { events, next }: Round<Event>): Move | null {
  const { type, tile } = (sent ?? {}) as { readonly type?: unknown; readonly tile?: unknown };
  if (next === undefined) return null;
  if (type === 'cash-out') return { type };
  if (type !== 'open' || typeof tile !== 'number' || !Number.isInteger(tile)) return null;
  if (tile < 0 || tile >= tiles) return null;
  const isOpen = events.some((event) => event.type === 'opened' && event.tile === tile);
  return isOpen ? null : { type, tile };
}
