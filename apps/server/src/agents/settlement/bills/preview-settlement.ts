import type { AgreementKind, Period } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { previewSettlement as contract, SettlementPreview } from '@baize/contract/settlement';
import { assert } from '@baize/std/assert';
import type { TimeSpan } from '@baize/std/calendar';
import { add, subtract, sum, ZERO } from '@baize/std/money';
import { type Instant, isBefore } from '@baize/std/time';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import { type AgreementInForce, agreementsOf, canUse, listBelow } from '../../agreements/index.ts';
import { activeAmountOf, periodOf, readClosedTo } from '../../teams/index.ts';
import type { ReadingOptions } from '../options.ts';
import { tierSteps } from '../reckoning/tier-steps.ts';
import { type BillDraft, draftOf } from '../runs/draft-bills.ts';
import { numberOf } from './bill-lines.ts';
import { sumOpen } from './bill-queries.ts';

type Mine = NonNullable<SettlementPreview['mine']>;

/** The running period of a kind, as if it had closed with the last slot that was counted. */
export async function previewSettlement(
  ctx: Ctx,
  options: ReadingOptions,
  { kind }: Input<typeof contract>,
): Promise<SettlementPreview> {
  ensure(options.isOn(), 'feature_off');
  const { db, caller } = ctx;
  const { memberId } = caller;
  const isShown = await canUse(db, memberId, { kind, at: ctx.clock.now() });
  ensure(isShown, 'access_restricted');
  const asOf = await readClosedTo(db);
  const mine = inForce(await agreementsOf(db, memberId), kind, asOf);
  const below = await listBelow(db, memberId, { kind, at: asOf });
  const drafts = await draftRunning(ctx, options, { standings: [...mine, ...below], asOf });
  const names = await listAccounts(
    db,
    below.map(({ payeeId }) => payeeId),
  );
  const owed = below.map(({ id, payeeId }) => {
    const draft = drafts.get(id);
    return {
      memberId: payeeId,
      account: names.get(payeeId) ?? '',
      rate: draft?.rate ?? 0,
      base: draft?.base ?? ZERO,
      amount: draft?.amount ?? ZERO,
    };
  });
  const [own] = mine;
  return {
    asOf: asOf.toISOString(),
    mine: own
      ? viewMine(own, drafts.get(own.id), { ...runningOf(own.period, asOf, options), ...options })
      : null,
    owed,
    owedTotal: sum(owed.map(({ amount }) => amount)),
    arrears: (await sumOpen(db, memberId, kind)).byMe,
  };
}

const inForce = (standings: readonly AgreementInForce[], kind: AgreementKind, at: Instant) =>
  standings.filter(
    (each) =>
      each.kind === kind &&
      !isBefore(at, each.startsAt) &&
      (each.endsAt === null || isBefore(at, each.endsAt)),
  );

const runningOf = (period: Period, at: Instant, { brand }: ReadingOptions) =>
  periodOf(period, at, brand.timezone);

type Running = { readonly standings: readonly AgreementInForce[]; readonly asOf: Instant };

/** Drafts by the agreement they are of; each agreement by its own running period. */
async function draftRunning(
  { db, caller }: Ctx,
  options: ReadingOptions,
  { standings, asOf }: Running,
): Promise<ReadonlyMap<string | null, BillDraft>> {
  const below = await numberOf(db, caller.memberId);
  assert(below, 'every member has a place');
  const drafts: BillDraft[] = [];
  for (const [period, some] of Map.groupBy(standings, (each) => each.period)) {
    const { from } = runningOf(period, asOf, options);
    drafts.push(...(await draftOf(db, options, { standings: some, from, to: asOf, below })));
  }
  return new Map(drafts.map((draft) => [draft.agreementId, draft]));
}

function viewMine(
  standing: AgreementInForce,
  draft: BillDraft | undefined,
  { from, to, brand }: TimeSpan & Pick<ReadingOptions, 'brand'>,
): Mine {
  const { validBets = ZERO, profit = ZERO, activeMembers = 0, carried = ZERO } = draft ?? {};
  const figures = { betCount: 0, validBets, prizes: subtract(validBets, profit), activeMembers };
  return {
    period: standing.period,
    from: (isBefore(from, standing.startsAt) ? standing.startsAt : from).toISOString(),
    to: to.toISOString(),
    validBets,
    profit,
    activeMembers,
    activeValidBets: activeAmountOf(brand),
    carried,
    base: draft?.base ?? (standing.kind === 'dividend' ? add(profit, carried) : validBets),
    tier: draft?.tier ?? null,
    rate: draft?.rate ?? 0,
    amount: draft?.amount ?? ZERO,
    tiers: tierSteps(standing, figures),
  };
}
