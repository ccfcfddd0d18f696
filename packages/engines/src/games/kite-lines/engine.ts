import { type NoChoice, readNoChoice } from '../../arcade/no-choice.ts';
import { pickByWeight } from '../../arcade/pick-by-weight.ts';
import { times } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import type { Rng } from '../../core/rng.ts';
import { definition } from './definition.ts';

/** A ticket is bought as it is. */
export type Choice = NoChoice;

export type Kite = (typeof definition)['prizes'][number]['kite'];

/** Nine fields, row by row; three of one kite in a row, a column or a diagonal win. */
export type Event = {
  readonly type: 'ticket';
  readonly cells: readonly Kite[];
  /** The three fields of the line that wins; none on a losing ticket. */
  readonly winning: readonly number[];
  /** In millionths of the price. */
  readonly pays: string;
};

/** What a ticket wins: one line of a kite, or nothing. */
export type Outcome = {
  readonly kite: Kite | null;
  readonly weight: number;
  /** Times the price. */
  readonly pays: number;
};

const { prizes, blanks, lines } = definition;

const FIELDS = 9;

export const OUTCOMES: readonly Outcome[] = [...prizes, { kite: null, weight: blanks, pays: 0 }];

export const kiteLines: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice: readNoChoice,
  play: (_choice, rng) => printTicket(pickByWeight(OUTCOMES, rng), rng),
};

/**
 * A ticket of this outcome. The line that wins is laid first; then field after field takes any kite
 * but those that would make another line. Six kites are enough: no field ends more than four lines.
 */
export function printTicket({ kite, pays }: Outcome, rng: Rng): Round<Event> {
  const cells: (Kite | null)[] = Array.from({ length: FIELDS }, () => null);
  const winning = kite === null ? [] : [...(lines[rng.next(lines.length)] ?? [])];
  for (const field of winning) cells[field] = kite;
  for (let field = 0; field < FIELDS; field++) {
    if (cells[field] !== null) continue;
    const ending = endingAt(cells, field);
    const free = KITES.filter((one) => !ending.includes(one));
    cells[field] = free[rng.next(free.length)] ?? null;
  }
  const payout = times(pays * 100);
  const laid = cells.filter((cell) => cell !== null);
  return { events: [{ type: 'ticket', cells: laid, winning, pays: `${payout}` }], payout };
}

const KITES: readonly Kite[] = prizes.map((prize) => prize.kite);

/** For every field the two others of each of its lines. */
const OTHERS: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: FIELDS },
  (_, field) =>
    lines
      .map((line) => line.filter((place: number) => place !== field))
      .filter((others) => others.length === 2),
);

/** The kites that would be the third of a line in this field. */
const endingAt = (cells: readonly (Kite | null)[], field: number): readonly (Kite | null)[] =>
  (OTHERS[field] ?? []).flatMap(([one = 0, other = 0]) =>
    cells[one] === cells[other] ? [cells[one] ?? null] : [],
  );
