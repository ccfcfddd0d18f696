import { addDays, spanOfDay } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { HOUR_MS, isBefore, later } from '@baize/std/time';
import * as z from 'zod/mini';
import type { Row } from '../../base/db/index.ts';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import { type Books, compareStatement, type StatementDay } from './compare-statement.ts';
import * as queries from './queries.ts';

/** What is late for a statement arrives within days, or somebody has to look. */
const DAYS_BACK = 7;
/** A provider may complete a day a while after it ended: it is asked once more then. */
const COMPLETE_AFTER_MS = 6 * HOUR_MS;

/**
 * Every hour: the days that ended and whose statement has not come, is not complete yet, or does
 * not agree with our books. One provider that is silent keeps no other from being asked.
 */
export const paymentsJobs = (books: Books): readonly AnyJob[] => [
  job({
    name: 'payments.compare-statements',
    payload: z.object({}),
    schedule: '12 * * * *',
    run: async (world) => {
      const silent: unknown[] = [];
      for (const day of await listDue(world, books)) {
        await compareStatement(world, books, day).catch((error: unknown) => silent.push(error));
      }
      if (silent.length > 0) throw new AggregateError(silent, 'some statements have not come');
    },
  }),
];

async function listDue(world: World, books: Books): Promise<readonly StatementDay[]> {
  const today = dayOf(world.clock.now(), books.zone);
  const first = addDays(today, -DAYS_BACK);
  const statements = await queries.listStatements(world.db, first);
  const due: StatementDay[] = [];
  for (const provider of books.providers.keys()) {
    const open = await queries.listOpenDifferences(world.db, provider);
    const differing = new Set(open.map(({ day }) => day));
    for (let day = first; day < today; day = addDays(day, 1)) {
      const told = statements.find((each) => each.provider === provider && each.day === day);
      const isDone = told && isComplete(world, books, told) && !differing.has(day);
      if (!isDone) due.push({ provider, day });
    }
  }
  return due;
}

function isComplete(world: World, { zone }: Books, told: Row<'payments_statement'>): boolean {
  const complete = later(spanOfDay(told.day, zone).to, COMPLETE_AFTER_MS);
  return isBefore(world.clock.now(), complete) || !isBefore(told.asked_at, complete);
}
