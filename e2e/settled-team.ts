import { type Instant, isBefore, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { payBills, runDue } from '../apps/server/src/agents/settlement/index.ts';
import {
  countOptionsOf,
  countSlots,
  readBalances,
  readClosedTo,
} from '../apps/server/src/agents/teams/index.ts';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import type { World } from '../apps/server/src/base/kernel/index.ts';
import type { People } from './people.ts';

/** So much later the slot of a moment is closed. */
const CLOSED_AFTER_MS = 6 * MINUTE_MS;

const at = (world: World, moment: Instant): World => ({
  ...world,
  clock: { ...world.clock, now: () => moment },
});

/** Who lets time be over does so alone: bets of others would come too late for their own time. */
const TIME_LOCK = 5_000_001;

/** A moment that was not counted yet, however often the tests let time be over before. */
export async function openMoment(people: People): Promise<People> {
  const { world } = people;
  // People have one connection, which holds it until `settle`.
  await sql`select pg_advisory_lock(${TIME_LOCK})`.execute(world.db);
  const [now, closed] = [world.clock.now(), await readClosedTo(world.db)];
  return { ...people, world: at(world, later(isBefore(now, closed) ? closed : now, SECOND_MS)) };
}

/** Lets the five minutes of that moment be over: they are counted, settled and paid. */
export async function settle({ world }: People): Promise<void> {
  const { brand } = loadBrand('mekhala');
  const afterwards = at(world, later(world.clock.now(), CLOSED_AFTER_MS));
  await countSlots(afterwards, countOptionsOf(brand));
  await readBalances(world, brand.currency.code);
  await runDue(afterwards, { brand });
  await payBills(afterwards, { brand });
  await sql`select pg_advisory_unlock(${TIME_LOCK})`.execute(world.db);
}
