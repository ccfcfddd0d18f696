import { DAY_MS, instant, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import type { Db } from '../../db/index.ts';
import { type Repeating, repeat } from '../repeat.ts';
import type { World } from '../world.ts';
import { addOutsideCalls, forgetOutsideCalls } from './queries.ts';

/** Vendors call us; payment providers are called by us. */
export type OutsideKind = 'vendor' | 'provider';

export type OutsideCalls = {
  readonly kind: OutsideKind;
  readonly code: string;
  readonly count: number;
  readonly failures: number;
  readonly totalMs: number;
};

type Counted = { -readonly [Key in keyof OutsideCalls]: OutsideCalls[Key] };

/** What was counted and not written yet, for each database that this process serves. */
const unwritten = new WeakMap<Db, Map<string, Counted>>();

function unwrittenOf(db: Db): Map<string, Counted> {
  const known = unwritten.get(db) ?? new Map<string, Counted>();
  unwritten.set(db, known);
  return known;
}

/** A failure is a call without an answer in its protocol; a refusal by a rule is an answer. */
export function noteOutsideCall(
  { db }: Pick<World, 'db'>,
  { kind, code }: Pick<OutsideCalls, 'kind' | 'code'>,
  { isFailed, ms }: { readonly isFailed: boolean; readonly ms: number },
): void {
  add(unwrittenOf(db), { kind, code, count: 1, failures: isFailed ? 1 : 0, totalMs: ms });
}

function add(counted: Map<string, Counted>, calls: OutsideCalls): void {
  const name = nameOf(calls);
  const known = counted.get(name);
  if (!known) {
    counted.set(name, { ...calls });
    return;
  }
  known.count += calls.count;
  known.failures += calls.failures;
  known.totalMs += calls.totalMs;
}

const WRITE_EVERY_MS = 5 * SECOND_MS;

/** Writes what was counted again and again, and once more when it is stopped. */
export function startOutsideCallCounter(world: World): Repeating {
  const rhythm = { everyMs: WRITE_EVERY_MS, failure: 'calls outside cannot be counted' };
  const writing = repeat(world, rhythm, () => writeOutsideCalls(world));
  return {
    stop: async () => {
      await writing.stop();
      await writeOutsideCalls(world).catch((error: unknown) => {
        world.log.warn({ err: error }, rhythm.failure);
      });
    },
  };
}

/** Under the minute it is written in. What cannot be written is counted with the next. */
export async function writeOutsideCalls({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const counted = unwrittenOf(db);
  const taken = [...counted.values()];
  if (taken.length === 0) return;
  counted.clear();
  const at = clock.now();
  const minuteAt = instant(new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS));
  try {
    await db.transaction().execute(async (tx) => {
      // In one order, so that two processes never wait for each other.
      for (const calls of taken.toSorted(byName))
        await addOutsideCalls(tx, { ...calls, minuteAt, at });
      await forgetOutsideCalls(tx, later(minuteAt, -DAY_MS));
    });
  } catch (error) {
    for (const calls of taken) add(counted, calls);
    throw error;
  }
}

const nameOf = ({ kind, code }: OutsideCalls) => `${kind} ${code}`;
const byName = (a: OutsideCalls, b: OutsideCalls) => (nameOf(a) < nameOf(b) ? -1 : 1);
