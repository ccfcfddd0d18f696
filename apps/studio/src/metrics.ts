import { createVendorMetrics } from '@baize/vendor-kit/metrics';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Db } from './db/client.ts';

export const { registry, walletSeconds, callsFailed } = createVendorMetrics('studio');

const registers = [registry];

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
