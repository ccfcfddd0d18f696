import type * as contract from '@baize/contract/catalog-desk';
import type { Endpoint, Input } from '@baize/contract/endpoint';
import { instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller, publish } from '../../base/kernel/index.ts';
import { type AuditLine, writeAudit } from '../../people/operators/index.ts';
import * as catalog from '../../play/catalog/index.ts';

type Operation<E extends Endpoint> = (
  ctx: Ctx<OperatorCaller>,
  input: Input<E>,
) => Promise<Record<string, never>>;

const subjectOf = (target: contract.CatalogTarget): string =>
  'vendor' in target ? `vendor ${target.vendor}` : `game ${target.nodeId}`;

/** Changes, tells everybody and writes the line, or nothing of it. */
async function change(
  ctx: Ctx<OperatorCaller>,
  line: AuditLine,
  write: (tx: Tx) => Promise<void>,
): Promise<Record<string, never>> {
  await ctx.db.transaction().execute(async (tx) => {
    await write(tx);
    await publish(ctx, tx, { kind: 'catalogue', payload: {} });
    await writeAudit(tx, ctx, line);
  });
  return {};
}

export const setListed: Operation<typeof contract.setListed> = (
  ctx,
  { target, isListed, reason },
) => {
  const action = isListed ? 'catalog.listed' : 'catalog.unlisted';
  return change(ctx, { action, subject: subjectOf(target), reason }, async (tx) => {
    ensure(await catalog.setListed(tx, target, isListed), 'not_found');
  });
};

export const setCatalogMaintenance: Operation<typeof contract.setCatalogMaintenance> = async (
  ctx,
  { target, from, until, reason },
) => {
  const at = (moment: string | null) => (moment === null ? null : instant(new Date(moment)));
  await catalog.setMaintenance(ctx, { ...target, from: at(from), until: at(until) }, (tx) =>
    writeAudit(tx, ctx, {
      action: from === null ? 'catalog.reopened' : 'catalog.maintained',
      subject: subjectOf(target),
      reason,
      details: { ...(from !== null && { from }), ...(until !== null && { until }) },
    }),
  );
  return {};
};

export const orderVendors: Operation<typeof contract.orderVendors> = (
  ctx,
  { gameType, vendors },
) => {
  const details = { order: vendors.join(' ') };
  const line = { action: 'catalog.ordered', subject: `category ${gameType}`, details };
  return change(ctx, line, async (tx) => {
    ensure(await catalog.arrangeVendors(tx, gameType, vendors), 'catalog_changed');
  });
};

export const orderGames: Operation<typeof contract.orderGames> = (ctx, { vendor, nodeIds }) => {
  const details = { first: nodeIds.slice(0, 20).join(' ') };
  const line = { action: 'catalog.ordered', subject: `vendor ${vendor}`, details };
  return change(ctx, line, async (tx) => {
    ensure(await catalog.arrangeGames(tx, vendor, nodeIds), 'catalog_changed');
  });
};

export const setHotGames: Operation<typeof contract.setHotGames> = (ctx, { nodeIds, before }) => {
  const details = { before: before.join(' '), after: nodeIds.join(' ') };
  const line = { action: 'catalog.hot', subject: 'hot', details };
  return change(ctx, line, async (tx) => {
    const now = await catalog.lockHot(tx);
    ensure(now.join(' ') === before.join(' '), 'catalog_changed');
    ensure(await catalog.replaceHot(tx, nodeIds), 'not_found');
  });
};

export const setReleased: Operation<typeof contract.setReleased> = (
  ctx,
  { nodeId, releasedOn },
) => {
  const line = {
    action: 'catalog.released',
    subject: `game ${nodeId}`,
    details: { day: releasedOn },
  };
  return change(ctx, line, async (tx) => {
    ensure(await catalog.setReleasedOn(tx, nodeId, releasedOn), 'not_found');
  });
};
