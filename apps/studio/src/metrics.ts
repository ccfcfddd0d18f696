import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from './db/client.ts';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

export const walletSeconds = new Histogram({
  name: 'studio_wallet_seconds',
  help: 'Time until the wallet of the platform has answered, by call and outcome',
  labelNames: ['call', 'outcome'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30],
  registers,
});

export const callsFailed = new Counter({
  name: 'studio_calls_failed_total',
  help: 'Calls of players that ended in a fault of ours',
  registers,
});

const roundsOpen = new Gauge({
  name: 'studio_rounds_open',
  help: 'Rounds that are not over: waiting for their player, or for the wallet',
  registers,
});

const roundsOverdue = new Gauge({
  name: 'studio_rounds_overdue',
  help: 'Rounds whose next question to the wallet is due and not asked',
  registers,
});

/** Read when the figures are: no round is slower for it. */
export async function countRounds(db: Db): Promise<void> {
  const { rows } = await sql<{ open: bigint; overdue: bigint }>`
    select count(*) as open, count(*) filter (where ask_at <= now()) as overdue
    from round where ended_at is null`.execute(db);
  roundsOpen.set(Number(rows[0]?.open ?? 0));
  roundsOverdue.set(Number(rows[0]?.overdue ?? 0));
}
