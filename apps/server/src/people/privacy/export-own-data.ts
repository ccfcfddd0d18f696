import type { Output } from '@baize/contract/endpoint';
import type { exportOwnData as contract } from '@baize/contract/privacy';
import { atOneMoment, WITHHELD_TABLES } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** All of it as it was at one moment, by the name of what it is. */
export async function exportOwnData(ctx: Ctx): Promise<Output<typeof contract>> {
  const { memberId } = ctx.caller;
  const data: Record<string, readonly queries.ExportedRow[]> = {};
  await atOneMoment(ctx, async (tx) => {
    for (const table of (await queries.listMemberTables(tx)).filter(queries.isExported)) {
      const rows = await queries.listOwnRows(tx, table, memberId);
      if (rows.length > 0) data[table.table_name] = rows;
    }
  });
  const at = ctx.clock.now().toISOString();
  const file = { madeAt: at, memberId, notIncluded: WITHHELD_TABLES, data };
  return {
    fileName: `my-data-${at.slice(0, 10)}.json`,
    content: JSON.stringify(file, null, 2),
  };
}
