import { DAY_MS, later } from '@baize/std/time';
import * as z from 'zod/mini';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import { trialBalance } from '../../books/ledger/index.ts';
import { listRunningBets } from '../play/index.ts';
import { matchStatement } from './match-statement.ts';
import * as queries from './queries.ts';
import { recordDifferences } from './record-differences.ts';
import { agedSince, findAged, findUnbalanced } from './rules.ts';

/** What is late for a statement arrives within days, or never. */
const REMATCHED_MS = 14 * DAY_MS;
const BETS_MAX = 10_000;

/** The sum of every currency, against zero. A difference is a case and an alarm. */
export const reconcileBooks = job({
  name: 'reconcile.books',
  payload: z.object({}),
  schedule: '42 * * * *',
  run: (world) =>
    world.db.transaction().execute(async (tx) => {
      const found = findUnbalanced(await trialBalance(tx));
      const kinds = ['books_unbalanced'] as const;
      const opened = await recordDifferences(world, tx, { kinds, statementId: null, found });
      for (const { subject, ours } of opened) {
        world.log.error({ currency: subject, sum: ours }, 'the books do not balance');
      }
    }),
});

/** Bets that have run for too long: their round may never have ended at the vendor. */
export const sweepBets = job({
  name: 'reconcile.sweep-bets',
  payload: z.object({}),
  schedule: '47 * * * *',
  run: (world) =>
    world.db.transaction().execute(async (tx) => {
      const ages = await queries.listAges(tx);
      const since = agedSince(world.clock.now(), ages);
      const found = findAged(await listRunningBets(tx, { ...since, limit: BETS_MAX }));
      await recordDifferences(world, tx, { kinds: ['bet_aged'], statementId: null, found });
    }),
});

/** Statements of late, held against the books again: what came since is no case any more. */
export const rematchStatements = job({
  name: 'reconcile.match-statements',
  payload: z.object({}),
  schedule: '20 3 * * *',
  run: rematch,
});

async function rematch(world: World): Promise<void> {
  const since = later(world.clock.now(), -REMATCHED_MS);
  for (const { id, vendor } of await queries.listStatementsSince(world.db, since)) {
    const opened = await world.db.transaction().execute((tx) => matchStatement(world, tx, id));
    if (opened.length > 0) {
      world.log.error({ vendor, cases: opened.length }, 'a statement does not match our books');
    }
  }
}

export const reconcileJobs: readonly AnyJob[] = [reconcileBooks, sweepBets, rematchStatements];
