import type { Id } from '@baize/std/id';
import { sum, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { enqueue, type World } from '../../../base/kernel/index.ts';
import { activeAmountOf, giveRoom } from '../../teams/index.ts';
import { PAY_BILLS } from '../job-names.ts';
import type { SettlementOptions } from '../options.ts';
import { type BillDraft, draftBills, type RunOf } from './draft-bills.ts';
import * as queries from './run-queries.ts';

/**
 * Settles a closed period: all its bills in one transaction, under the one name the period has. Null
 * when it was settled before, or by somebody else at the same moment.
 */
export function runSettlement(
  world: Pick<World, 'db' | 'clock' | 'newId'>,
  options: SettlementOptions,
  of: RunOf,
): Promise<Id<'run'> | null> {
  const at = world.clock.now();
  const id = world.newId('run');
  return world.db.transaction().execute(async (tx) => {
    const { kind, period, from: from_at, to: to_at } = of;
    const active_valid_bets = activeAmountOf(options.brand);
    const run = { id, kind, period, from_at, to_at, billed_at: at, active_valid_bets };
    const isFirst = await queries.insertRun(tx, { ...run, bill_count: 0, amount: ZERO });
    if (!isFirst) return null;
    await giveRoom(tx);
    const drafts = await draftBills(tx, options, of);
    const bills = drafts.map((draft) => toRow(world, draft, { run, options, at }));
    if (bills.length > 0) await queries.insertBills(tx, bills);
    const amount = sum(drafts.map((draft) => draft.amount));
    await queries.finishRun(tx, { id, bill_count: bills.length, amount });
    if (amount > 0n) await enqueue(tx, PAY_BILLS, {});
    return id;
  });
}

type BillRun = {
  readonly run: Pick<queries.RunRow, 'id' | 'kind'>;
  readonly options: SettlementOptions;
  readonly at: Instant;
};

const toRow = (
  world: Pick<World, 'newId'>,
  draft: BillDraft,
  { run, options, at }: BillRun,
): queries.BillRow => ({
  id: world.newId('bil'),
  run_id: run.id,
  agreement_id: draft.agreementId,
  kind: run.kind,
  payer_id: draft.payerId,
  payee_id: draft.payeeId,
  currency: options.brand.currency.code,
  from_at: draft.from,
  to_at: draft.to,
  depth: draft.depth,
  valid_bets: draft.validBets,
  profit: draft.profit,
  active_members: draft.activeMembers,
  carried: draft.carried,
  base: draft.base,
  tier: draft.tier,
  rate: draft.rate,
  rates: draft.rates && JSON.stringify(draft.rates),
  amount: draft.amount,
  paid: ZERO,
  carry: draft.carry,
  status: draft.status,
  reason: null,
  created_at: at,
  settled_at: draft.status === 'paid' ? at : null,
});
