import type { Input, Output } from '@baize/contract/endpoint';
import type { exportOwnData as contract } from '@baize/contract/privacy';
import { atOneMoment, WITHHELD_TABLES } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { listOwnMoves } from '../../books/ledger/index.ts';
import { hasFactor, proveFactor } from '../security/index.ts';
import * as queries from './queries.ts';
import { ROWS_MAX } from './rules.ts';

/** A history that is longer than the file holds: how many rows are in it, of how many. */
type Cut = { readonly included: number; readonly of: number };

/** All of it as it was at one moment, by the name of what it is, for whoever proves to be the member. */
export async function exportOwnData(
  ctx: Ctx,
  { factor }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  if (await hasFactor(ctx)) await proveFactor(ctx, factor);
  const { memberId } = ctx.caller;
  const data: Record<string, readonly object[]> = {};
  const cut: Record<string, Cut> = {};
  const keep = (name: string, rows: readonly object[], count: number) => {
    if (rows.length > 0) data[name] = rows;
    if (count > rows.length) cut[name] = { included: rows.length, of: count };
  };
  await atOneMoment(ctx, async (tx) => {
    for (const table of (await queries.listMemberTables(tx)).filter(queries.isExported)) {
      const rows = await queries.listOwnRows(tx, table, memberId);
      const isFull = rows.length === ROWS_MAX;
      const count = isFull ? await queries.countOwnRows(tx, table, memberId) : rows.length;
      keep(table.table_name, rows, count);
    }
    const { moves, count } = await listOwnMoves(tx, memberId, ROWS_MAX);
    keep('transfers', moves, count);
  });
  const at = ctx.clock.now().toISOString();
  const file = { madeAt: at, memberId, notIncluded: WITHHELD_TABLES, cut, data };
  return {
    fileName: `my-data-${at.slice(0, 10)}.json`,
    content: JSON.stringify(file, plain, 2),
    isCut: Object.keys(cut).length > 0,
  };
}

const plain = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;
