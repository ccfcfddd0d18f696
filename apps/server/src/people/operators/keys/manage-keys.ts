import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/operator-key';
import type { Db, Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { ensureUndecided } from '../audit/ensure-undecided.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { operatorNames } from '../operator-name.ts';
import { hashOperatorToken, makeKeyToken } from '../token.ts';
import * as queries from './queries.ts';

export const listOperatorKeys = async ({
  db,
}: Ctx<OperatorCaller>): Promise<Output<typeof contract.listOperatorKeys>> => ({
  keys: await viewKeys(db, await queries.listKeys(db)),
});

/** The text of the key leaves once and is kept nowhere. */
export function makeOperatorKey(
  ctx: Ctx<OperatorCaller>,
  { name, scopes, reason }: Input<typeof contract.makeOperatorKey>,
): Promise<Output<typeof contract.makeOperatorKey>> {
  const token = makeKeyToken(ctx.chance);
  const row: queries.KeyRow = {
    id: ctx.newId('apk'),
    name,
    token_hash: hashOperatorToken(token),
    scopes: [...new Set(scopes)],
    made_by: ctx.caller.operatorId,
    created_at: ctx.clock.now(),
    used_at: null,
    revoked_at: null,
  };
  return ctx.db.transaction().execute(async (tx) => {
    await queries.insertKey(tx, row);
    const [key] = await viewKeys(tx, [row]);
    ensure(key, 'not_found');
    const details = { name, scopes: row.scopes.join(' ') };
    await writeAudit(tx, ctx, { action: 'key.made', subject: row.id, reason, details });
    return { key, token };
  });
}

export function revokeOperatorKey(
  ctx: Ctx<OperatorCaller>,
  { keyId, reason }: Input<typeof contract.revokeOperatorKey>,
): Promise<Output<typeof contract.revokeOperatorKey>> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await queries.lockKey(tx, keyId);
    ensure(row, 'not_found');
    await ensureUndecided(tx, { subject: keyId, isUndecided: row.revoked_at === null });
    const at = ctx.clock.now();
    await queries.setRevoked(tx, keyId, at);
    const [key] = await viewKeys(tx, [{ ...row, revoked_at: at }]);
    ensure(key, 'not_found');
    const details = { name: row.name };
    await writeAudit(tx, ctx, { action: 'key.revoked', subject: keyId, reason, details });
    return key;
  });
}

async function viewKeys(
  db: Db | Tx,
  rows: readonly queries.KeyRow[],
): Promise<contract.OperatorKey[]> {
  const names = await operatorNames(
    db,
    rows.map(({ made_by }) => made_by),
  );
  return rows.map((row) => ({
    keyId: row.id,
    name: row.name,
    scopes: contract.KEY_SCOPES.filter((scope) => row.scopes.includes(scope)),
    madeBy: names.get(row.made_by) ?? row.made_by,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }));
}
