import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/saved-view';
import { assert } from '@baize/std/assert';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { listColleagues, operatorNames, writeAudit } from '../../people/operators/index.ts';
import type { ViewsOptions } from './options.ts';
import * as queries from './queries.ts';
import { nextMailAt } from './rules.ts';

type OpCtx = Ctx<OperatorCaller>;

export async function listViews(
  ctx: OpCtx,
  { page }: Input<typeof contract.listViews>,
): Promise<Output<typeof contract.listViews>> {
  const rows = await queries.listViews(ctx.db, page, ctx.caller.operatorId);
  return { views: await viewAll(ctx, ctx.db, rows) };
}

export function saveView(
  ctx: OpCtx,
  { page, name, query, isShared }: Input<typeof contract.saveView>,
): Promise<Output<typeof contract.saveView>> {
  return ctx.db.transaction().execute(async (tx) => {
    const ownerId = ctx.caller.operatorId;
    const row = await queries.saveView(tx, {
      id: ctx.newId('viw'),
      owner_id: ownerId,
      page,
      name,
      query: JSON.stringify(query),
      is_shared: isShared,
      language: ctx.origin.language,
      created_at: ctx.clock.now(),
    });
    ensure((await queries.countViews(tx, ownerId)) <= contract.VIEWS_MAX, 'views_too_many');
    return viewOne(ctx, tx, row);
  });
}

export function removeView(
  ctx: OpCtx,
  { viewId }: Input<typeof contract.removeView>,
): Promise<Output<typeof contract.removeView>> {
  return ctx.db.transaction().execute(async (tx) => {
    const own = { id: viewId, ownerId: ctx.caller.operatorId };
    ensure(await queries.deleteView(tx, own), 'not_found');
    return {};
  });
}

/** Figures leave the house by it: each change is a line of the audit log. */
export const mailReport =
  ({ brand }: ViewsOptions) =>
  (
    ctx: OpCtx,
    { viewId, every }: Input<typeof contract.mailReport>,
  ): Promise<Output<typeof contract.mailReport>> =>
    ctx.db.transaction().execute(async (tx) => {
      const ownerId = ctx.caller.operatorId;
      const colleagues = await listColleagues(tx);
      const email = colleagues.find(({ id }) => id === ownerId)?.email ?? null;
      ensure(every === null || email !== null, 'email_invalid');
      const now = ctx.clock.now();
      const mail_next_at = every && nextMailAt(every, now, brand.timezone);
      const own = { id: viewId, ownerId, page: contract.REPORTS_PAGE };
      const row = await queries.setMailing(tx, own, { mail_every: every, mail_next_at });
      ensure(row, 'not_found');
      const action = every ? 'report.mailed' : 'report.mail_ended';
      const details = { name: row.name, ...(every && { every }) };
      await writeAudit(tx, ctx, { action, subject: viewId, details });
      return viewOne(ctx, tx, row);
    });

async function viewOne(ctx: OpCtx, tx: Tx, row: queries.ViewRow): Promise<contract.SavedView> {
  const [view] = await viewAll(ctx, tx, [row]);
  assert(view, 'one row is one view');
  return view;
}

async function viewAll(
  { caller }: OpCtx,
  db: Db | Tx,
  rows: readonly queries.ViewRow[],
): Promise<contract.SavedView[]> {
  const names = await operatorNames(
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  return rows.map((row) => {
    const isMine = row.owner_id === caller.operatorId;
    return {
      viewId: row.id,
      page: row.page,
      name: row.name,
      query: row.query as Record<string, string>,
      isShared: row.is_shared,
      isMine,
      owner: names.get(row.owner_id) ?? row.owner_id,
      mail:
        isMine && row.mail_every && row.mail_next_at
          ? { every: row.mail_every, nextAt: row.mail_next_at.toISOString() }
          : null,
    };
  });
}
