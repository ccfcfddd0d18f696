import type { Input, Output } from '@baize/contract/endpoint';
import type { listEvents as contract } from '@baize/contract/event-log';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

const PAGE = 100;

/** The next events in order; what is no longer kept is refused, so that a gap is never silent. */
export async function listEvents(
  { db }: Ctx<OperatorCaller>,
  { after, kind, limit = PAGE }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  // The head first: what is written meanwhile comes with the next call.
  const head = await queries.readHead(db);
  const oldest = await queries.findOldest(db);
  const from = after === undefined ? (oldest ?? head + 1n) - 1n : BigInt(after);
  // A number that was never given comes from another log, such as one before a restore.
  ensure(from >= (oldest ?? head + 1n) - 1n && from <= head, 'events_gone');
  const found = await queries.listEntries(db, { after: from, kind, limit: limit + 1 });
  const rows = found.filter(({ number }) => number <= head).slice(0, limit);
  const hasMore = found.length > rows.length;
  const last = rows.at(-1)?.number ?? from;
  const next = hasMore ? last : head;
  return { events: rows.map(queries.entryOf), next: Number(next), head: Number(head), hasMore };
}
