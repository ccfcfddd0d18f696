import { assert } from '@baize/std/assert';
import type { Ppm } from '@baize/std/money';
import { RISKS, type Risk, readField } from '../../arcade/read-field.ts';
import { times } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import { definition } from './definition.ts';

export const ROWS = [8, 12, 16] as const;

export type Rows = (typeof ROWS)[number];

export type { Risk };

export type Choice = { readonly rows: Rows; readonly risk: Risk };

/** Row by row 0 for left and 1 for right; the bucket is counted from the left, from 0. */
export type Event = {
  readonly type: 'drop';
  readonly path: readonly number[];
  readonly bucket: number;
  /** In millionths of the stake. */
  readonly pays: string;
};

/** What a bucket pays; there is one bucket more than rows. */
export function payoutOf({ rows, risk }: Choice, bucket: number): Ppm {
  const hundredths = definition.pays[rows][risk][Math.abs(bucket - rows / 2)];
  assert(hundredths !== undefined, 'a bucket is below the board');
  return times(hundredths);
}

export const plinko: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice(sent) {
    const rows = readField(sent, 'rows', ROWS);
    const risk = readField(sent, 'risk', RISKS);
    return rows && risk && { rows, risk };
  },
  play: (choice, rng) => settle(choice, rng.next(2 ** choice.rows)),
};

/** The round of one of all ways down, told as a number: its lowest bit is the first row. */
export function settle(choice: Choice, way: number): Round<Event> {
  const path = Array.from({ length: choice.rows }, (_, row) => (way >> row) & 1);
  const bucket = path.reduce((rights, turn) => rights + turn, 0);
  const payout = payoutOf(choice, bucket);
  return { events: [{ type: 'drop', path, bucket, pays: `${payout}` }], payout };
}
