import { DAY_MS } from '@baize/std/time';
import { SpanKind } from '@opentelemetry/api';
import { Logger, parseCronItems, type Runner, run } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/index.ts';
import { jobsDone, jobsLag, jobsWaiting } from '../metrics.ts';
import { contextOf, currentTraceparent, inSpan } from '../tracing.ts';
import type { World } from '../world.ts';

/**
 * Something that happens after a commit, or at a time of day. It is enqueued in the transaction
 * that asks for it, so it happens if and only if that transaction did. It may run more than once:
 * every job must be harmless when repeated.
 */
export type Job<Payload = never> = {
  readonly name: string;
  readonly payload: z.ZodMiniType<Payload>;
  /** When it runs by itself, as a crontab entry in UTC; the payload is then `{}`. */
  readonly schedule?: string;
  readonly run: (world: World, payload: Payload) => Promise<void>;
};

/** A job of any payload, as lists of them are kept. */
export type AnyJob = Omit<Job<unknown>, 'run'> & {
  readonly run: (world: World, payload: never) => Promise<void>;
};

export const job = <Payload>(definition: Job<Payload>): Job<Payload> => definition;

/** A job by its name alone; one that `waitsOnce` waits once, however often it was asked for. */
type JobName<Payload> = Pick<Job<Payload>, 'name' | 'payload'> & {
  readonly waitsOnce?: boolean;
};

export async function enqueue<Payload>(
  tx: Tx | Db,
  definition: JobName<Payload>,
  payload: Payload,
): Promise<void> {
  const text = JSON.stringify(withTrace(z.encode(definition.payload, payload)));
  const key = definition.waitsOnce ? definition.name : null;
  await sql`select graphile_worker.add_job(${definition.name}, ${text}::json, job_key => ${key})`.execute(
    tx,
  );
}

const RUNNER_CONNECTIONS = 6;
/** Nobody waits for the runner, and what it gives up on it does again: it may be slow. */
const PATIENCE_MS = 60_000;

export type Workers = {
  /** False once the runner has ended by itself: nothing is done any more. */
  isRunning(): boolean;
  stop(): Promise<void>;
};

/** Runs jobs until stopped; a stop lets the running ones finish and hands the rest to others. */
export async function startWorkers(
  world: World,
  pool: pg.Pool,
  jobs: readonly AnyJob[],
): Promise<Workers> {
  // The runner writes job ids as JSON when a job fails, which a bigint cannot be: it gets a pool of
  // its own that reads them as texts.
  const plain = new pg.Pool({
    ...pool.options,
    max: RUNNER_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    types: pg.types,
  });
  plain.on('error', () => {});
  plain.on('connect', (client) => client.on('error', () => {}));
  const runner: Runner = await run({
    pgPool: plain,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: Object.fromEntries(jobs.map((each) => [each.name, taskOf(world, each)])),
    // One missed while nothing ran is made up for, if it is less than a day ago.
    parsedCronItems: parseCronItems(
      jobs
        .filter((each) => each.schedule !== undefined)
        .map((each) => ({
          task: each.name,
          match: each.schedule ?? '',
          options: { backfillPeriod: DAY_MS, jobKey: each.name },
        })),
    ),
    logger: quietLogger,
  });
  let isRunning = true;
  const end = () => (isRunning = false);
  runner.promise.then(end, end);
  return {
    isRunning: () => isRunning,
    stop: async () => {
      await runner.stop();
      await plain.end();
    },
  };
}

/** What waits, for the figures; of jobs for later nothing is said. */
export async function countWaitingJobs(db: Db): Promise<void> {
  const { rows } = await sql<{ count: bigint; lag: number | null }>`
    select count(*) as count, extract(epoch from now() - min(run_at))::float8 as lag
    from graphile_worker.jobs
    where run_at <= now() and locked_at is null and attempts < max_attempts`.execute(db);
  jobsWaiting.set(Number(rows[0]?.count ?? 0));
  jobsLag.set(rows[0]?.lag ?? 0);
}

const taskOf = (world: World, each: AnyJob) => async (payload: unknown) => {
  const log = world.log.child({ job: each.name });
  const { ours, trace } = partsOf(payload);
  const span = { name: `job ${each.name}`, kind: SpanKind.CONSUMER, parent: contextOf(trace) };
  try {
    const input = z.decode(each.payload, ours) as never;
    await inSpan(span, () => each.run({ ...world, log }, input));
    jobsDone.inc({ job: each.name, outcome: 'done' });
  } catch (error) {
    jobsDone.inc({ job: each.name, outcome: 'failed' });
    log.error({ err: error }, 'job failed, it will be tried again');
    throw error;
  }
};

/** A payload with the span that asked for the job, so that both are one trace. */
function withTrace(payload: unknown): unknown {
  const _trace = currentTraceparent();
  const canCarry = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
  return _trace && canCarry ? { ...payload, _trace } : payload;
}

/** The payload without what is none of the job's business: our `_trace`, the runner's `_cron`. */
function partsOf(payload: unknown): { readonly ours: unknown; readonly trace?: unknown } {
  if (typeof payload !== 'object' || payload === null) return { ours: payload };
  const { _cron, _trace, ...ours } = payload as Record<string, unknown>;
  return { ours, trace: _trace };
}

/** The runner's chatter is not ours; what matters is logged by `taskOf`. */
const quietLogger = new Logger(() => () => {});
