import { createVendorMetrics } from '@baize/vendor-kit/metrics';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Db } from './db/client.ts';

export const metrics = createVendorMetrics('book');

const registers = [metrics.registry];

const ticketsOverdue = new Gauge({
  name: 'book_tickets_overdue',
  help: 'Tickets whose next question to the wallet is due and not asked',
  registers,
});

const settlementsDue = new Gauge({
  name: 'book_settlements_due',
  help: 'Payouts that the wallet has not been told of',
  registers,
});

const drawsLate = new Gauge({
  name: 'book_draws_late',
  help: 'Draws without a result a minute after their time',
  registers,
});

/** Read when the figures are: no ticket is slower for it. */
export async function countBook(db: Db): Promise<void> {
  const { rows } = await sql<{ overdue: bigint; due: bigint; late: bigint }>`
    select (select count(*) from ticket where ask_at <= book_now()) as overdue,
      (select count(*) from settlement where status = 'due') as due,
      (select count(*) from draw where draws_at < book_now() - interval '1 minute'
        and status in ('selling', 'closed', 'drawing', 'awaiting', 'entered')) as late`.execute(db);
  ticketsOverdue.set(Number(rows[0]?.overdue ?? 0));
  settlementsDue.set(Number(rows[0]?.due ?? 0));
  drawsLate.set(Number(rows[0]?.late ?? 0));
}
