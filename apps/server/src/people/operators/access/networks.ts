import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/operator-access';
import type { Db, Tx } from '../../../base/db/index.ts';
import {
  addressRanges,
  type Ctx,
  ensure,
  type Gate,
  isAddressRange,
  type OperatorCaller,
  type World,
} from '../../../base/kernel/index.ts';
import { type Actor, writeAudit } from '../audit/write-audit.ts';
import { operatorNames } from '../operator-name.ts';
import * as queries from './network-queries.ts';

type Networks = Output<typeof contract.readOperatorNetworks>;

/** No network named is every network. */
const isLetIn = (networks: readonly string[], ip: string): boolean =>
  networks.length === 0 || addressRanges(networks)(ip);

/** Refuses an operator who comes from elsewhere, before they are asked anything. */
export async function ensureFromHere(db: Db | Tx, ip: string): Promise<void> {
  const row = await queries.findNetworks(db);
  ensure(isLetIn(row?.networks ?? [], ip), 'not_from_here');
}

/** Operators and their keys come through this gate with every call; it reads the list anew. */
export const gateOperators =
  ({ db }: Pick<World, 'db'>, otherwise: Gate): Gate =>
  async (origin, caller) => {
    if (caller?.role === 'operator') {
      const row = await queries.findNetworks(db);
      if (!isLetIn(row?.networks ?? [], origin.ip)) return 'not_from_here';
    }
    return otherwise(origin, caller);
  };

export const readOperatorNetworks = ({ db, origin }: Ctx<OperatorCaller>): Promise<Networks> =>
  viewNetworks(db, origin.ip);

export const setOperatorNetworks = (
  ctx: Ctx<OperatorCaller>,
  { networks, version, reason }: Input<typeof contract.setOperatorNetworks>,
): Promise<Networks> =>
  ctx.db.transaction().execute(async (tx) => {
    const wanted = [...new Set(networks)];
    ensure(wanted.every(isAddressRange), 'invalid_input');
    ensure(isLetIn(wanted, ctx.origin.ip), 'keeps_self_out');
    const changed_by = ctx.caller.operatorId;
    await writeVersion(tx, ctx, { networks: wanted, version, reason, changed_by });
    const view = await viewNetworks(tx, ctx.origin.ip);
    const details = { networks: wanted.join(' ') };
    const line = { action: 'operator.networks_set', subject: 'console', reason, details };
    await writeAudit(tx, ctx, line);
    return view;
  });

/** At the server's own keyboard: the way back in when the list keeps everybody out. */
export const clearNetworksAtServer = (ctx: Actor): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const [newest] = await queries.listNetworks(tx);
    const version = newest?.version ?? 0;
    const reason = 'Cleared at the server';
    await writeVersion(tx, ctx, { networks: [], version, reason, changed_by: null });
    await writeAudit(tx, ctx, { action: 'operator.networks_set', subject: 'console', reason });
  });

type Version = {
  readonly networks: string[];
  readonly version: number;
  readonly reason: string;
  readonly changed_by: OperatorCaller['operatorId'] | null;
};

async function writeVersion(tx: Tx, { clock }: Pick<World, 'clock'>, { version, ...row }: Version) {
  const [newest] = await queries.listNetworks(tx);
  ensure((newest?.version ?? 0) === version, 'settings_changed');
  const next = { ...row, version: version + 1, changed_at: clock.now() };
  ensure(await queries.insertNetworks(tx, next), 'settings_changed');
}

async function viewNetworks(db: Db | Tx, ownAddress: string): Promise<Networks> {
  const rows = await queries.listNetworks(db);
  const names = await operatorNames(
    db,
    rows.map(({ changed_by }) => changed_by),
  );
  return {
    networks: [...(rows[0]?.networks ?? [])],
    version: rows[0]?.version ?? 0,
    ownAddress,
    changes: rows.map(({ version, changed_at, changed_by, reason, networks }) => ({
      version,
      at: changed_at.toISOString(),
      operator: changed_by && (names.get(changed_by) ?? changed_by),
      reason,
      networks: [...networks],
    })),
  };
}
