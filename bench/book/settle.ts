import type { Bench } from '../wallet/database.ts';
import { type Counter, setNow, stopChild } from './counter.ts';

export type Settled = {
  readonly tickets: number;
  readonly seconds: number;
  /** Tickets that are not settled, or settled more than once. */
  readonly amiss: number;
  /** How far what the ledger moved is from what the tickets say, in minor units. */
  readonly astray: number;
};

/** Draws and settles all that was sold; halfway the book is killed, and another goes on. */
export async function settleAll(bench: Bench, counter: Counter): Promise<Settled> {
  const drawId = counter.draw.id;
  const one = async (text: string): Promise<bigint> => {
    const { rows } = await bench.connection.pool.query<{ n: bigint }>(text, [drawId]);
    return rows[0]?.n ?? 0n;
  };
  const ACCEPTED = `select count(*) as n from book.ticket where draw_id = $1
    and status in ('accepted', 'settled')`;
  const tickets = Number(await one(ACCEPTED));
  const before = await cashOf(bench, counter);
  await setNow(bench, counter.draw.drawsAt.toISOString());
  const begunAt = performance.now();
  const doomed = await counter.startBook(100);
  const paid = () =>
    one(`select count(*) as n from book.settlement where draw_id = $1 and status = 'paid'`);
  await until(async () => (await paid()) * 2n >= BigInt(tickets));
  await stopChild(doomed.child, 'SIGKILL');
  await counter.startBook(100);
  await until(
    async () =>
      (await one(`select count(*) as n from book.draw where id = $1 and status = 'settled'`)) ===
      1n,
  );
  const seconds = (performance.now() - begunAt) / 1000;
  const moved = (await cashOf(bench, counter)) - before;
  const payout = await one(
    `select coalesce(sum(payout), 0)::bigint as n from book.ticket where draw_id = $1`,
  );
  const settled = await one(
    `select count(*) as n from book.settlement where draw_id = $1 and status = 'paid' and version = 1`,
  );
  return {
    tickets,
    seconds,
    amiss: Math.abs(Number(settled) - tickets),
    astray: Math.abs(Number(moved - payout)),
  };
}

async function cashOf({ connection }: Bench, { members }: Counter): Promise<bigint> {
  const { rows } = await connection.pool.query<{ n: bigint }>(
    `select sum(balance)::bigint as n from ledger_account
      where purpose = 'cash' and holder = any($1)`,
    [members],
  );
  return rows[0]?.n ?? 0n;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}
