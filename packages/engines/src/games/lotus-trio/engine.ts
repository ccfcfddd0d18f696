import { drawSome } from '../../arcade/draw-some.ts';
import { type NoChoice, readNoChoice } from '../../arcade/no-choice.ts';
import { pickByWeight } from '../../arcade/pick-by-weight.ts';
import { times } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import type { Rng } from '../../core/rng.ts';
import { definition } from './definition.ts';

/** A ticket is bought as it is. */
export type Choice = NoChoice;

export type Charm = (typeof definition)['prizes'][number]['charm'];

/** Nine fields, row by row; three of one charm win, and no ticket has three of two charms. */
export type Event = {
  readonly type: 'ticket';
  readonly cells: readonly Charm[];
  /** The three fields that win; none on a losing ticket. */
  readonly winning: readonly number[];
  /** In millionths of the price. */
  readonly pays: string;
};

/** What a ticket wins: three of a charm, or nothing. */
export type Outcome = {
  readonly charm: Charm | null;
  readonly weight: number;
  /** Times the price. */
  readonly pays: number;
};

const { prizes, blanks, fields } = definition;

export const OUTCOMES: readonly Outcome[] = [...prizes, { charm: null, weight: blanks, pays: 0 }];

export const lotusTrio: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice: readNoChoice,
  play: (_choice, rng) => printTicket(pickByWeight(OUTCOMES, rng), rng),
};

/**
 * A ticket of this outcome. Of every charm that does not win two lie in a heap, and the fields that
 * are left are dealt from it: two of a kind are seen as often as chance has it, and no more.
 */
export function printTicket({ charm, pays }: Outcome, rng: Rng): Round<Event> {
  const heap = prizes.flatMap((prize) => (prize.charm === charm ? [] : [prize.charm, prize.charm]));
  const trio = charm === null ? [] : [charm, charm, charm];
  const others = drawSome(rng, heap.length, fields - trio.length).map((place) => heap[place]);
  const laid = [...trio, ...others].filter((cell) => cell !== undefined);
  const cells = drawSome(rng, fields, fields).map((place) => laid[place] ?? 'lotus');
  const winning = cells.flatMap((cell, field) => (cell === charm ? [field] : []));
  const payout = times(pays * 100);
  return { events: [{ type: 'ticket', cells, winning, pays: `${payout}` }], payout };
}
