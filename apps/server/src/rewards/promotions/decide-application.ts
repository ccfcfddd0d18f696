import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/promotion';
import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller, publish } from '../../base/kernel/index.ts';
import { reserveBudget } from '../../cashier/bonuses/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import {
  type AuditLine,
  alertingApprovals,
  ensureUndecided,
  writeAudit,
} from '../../people/operators/index.ts';
import type { RewardId } from '../claims/index.ts';
import { agreeToApplication, ensureAmount } from './agree-to-application.ts';
import { viewApplications } from './application-view.ts';
import { reserve } from './join-promotion.ts';
import { offerEarnings } from './open-claims.ts';
import type { Participation, PromotionBrand } from './promotion.ts';
import * as queries from './queries.ts';
import { endOf, sumOf } from './rules.ts';

type Decide = typeof contract.decideApplication;
type Decision = Input<Decide>;
type Operating = Ctx<OperatorCaller>;

/**
 * Each application is decided once, with its line in the audit, in one transaction. Above the brand's
 * line the first yes is kept and told to nobody but colleagues; a second one decides.
 */
export const decideApplication =
  (brand: PromotionBrand) =>
  (ctx: Operating, input: Decision): Promise<Output<Decide>> =>
    alertingApprovals(ctx, input.participationId, () =>
      ctx.db.transaction().execute(async (tx) => {
        const part = await queries.lockParticipation(tx, input.participationId);
        ensure(part?.comment != null, 'not_found');
        await ensureUndecided(tx, { subject: part.id, isUndecided: part.status === 'applying' });
        return decide(ctx, tx, { part, input, brand });
      }),
    );

/** Takes the step that a decision is, with its line in the audit. */
export async function decide(ctx: Operating, tx: Tx, deciding: Deciding): Promise<Output<Decide>> {
  const { part, input, brand } = deciding;
  const { change, action } = await stepOf(ctx, tx, deciding);
  await queries.saveParticipation(tx, part.id, { ...change, changed_at: ctx.clock.now() });
  const [shown] = await viewApplications(tx, [{ ...part, ...change }], {
    brand,
    language: ctx.origin.language,
    operatorId: ctx.caller.operatorId,
  });
  assert(shown, 'one application is one view');
  const amount = input.decision === 'approve' ? input.amount : undefined;
  const details = { promotion: part.promotion, ...(amount && { amount: String(amount) }) };
  await writeAudit(tx, ctx, { action, subject: part.id, reason: input.reason, details });
  return shown;
}

type Deciding = {
  readonly part: Participation;
  readonly input: Decision;
  readonly brand: PromotionBrand;
};

type Step = { readonly change: queries.ParticipationChange; readonly action: AuditLine['action'] };

async function stepOf(ctx: Operating, tx: Tx, deciding: Deciding): Promise<Step> {
  const { part, input, brand } = deciding;
  const decided = {
    reason: input.reason,
    decided_at: ctx.clock.now(),
    decided_by: ctx.caller.operatorId,
  };
  if (input.decision === 'reject') {
    await tell(ctx, tx, { part, input });
    return { change: { status: 'rejected', ...decided }, action: 'application.rejected' };
  }
  ensureAmount(part, input.amount);
  const agreed = await agreeToApplication(ctx, tx, { part, amount: input.amount, brand });
  if (!agreed.isDecided) return { change: agreed.change, action: 'application.agreed' };
  const change = await approve(ctx, tx, { part, amount: input.amount, brand });
  await tell(ctx, tx, { part, input, rewardId: change.reward_id ?? undefined });
  return { change: { ...agreed.change, ...change, ...decided }, action: 'application.approved' };
}

type Approving = Pick<Deciding, 'part' | 'brand'> & { readonly amount: Minor | undefined };

async function approve(
  ctx: Operating,
  tx: Tx,
  { part, amount, brand }: Approving,
): Promise<queries.ParticipationChange> {
  if (part.kind === 'gift') return issue(ctx, tx, { part, amount });
  const reserved = await reserve(tx, part.terms);
  return { status: 'joined', reserved, ends_at: endOf(part.terms, brand.timezone, part.joined_at) };
}

/** The budget is taken, and the reward offered, in the decision's own transaction. */
async function issue(
  ctx: Operating,
  tx: Tx,
  { part, amount }: { readonly part: Participation; readonly amount: Minor | undefined },
): Promise<queries.ParticipationChange> {
  const { budget = '0', id: promotion } = part.terms;
  assert(amount !== undefined, 'a gift is of an amount');
  const isKept = await reserveBudget(tx, { promotion, budget: sumOf(budget), amount });
  ensure(isKept, 'promotion_used_up');
  const rewards = await offerEarnings(ctx, tx, [{ participation: part, amount }]);
  const reward_id = rewards.get(part.id);
  ensure(reward_id, 'account_closed');
  return { status: 'issued', amount, reserved: amount, reward_id };
}

type Telling = Pick<Deciding, 'part' | 'input'> & { readonly rewardId?: RewardId | undefined };

async function tell(
  ctx: Operating,
  tx: Tx,
  { part: { member_id: memberId, terms }, input, rewardId }: Telling,
): Promise<void> {
  const isApproved = input.decision === 'approve';
  const names = { ...terms.title };
  const reason = isApproved ? '' : input.reason;
  await writeMessage(ctx, tx, {
    memberId,
    news: {
      kind: 'application_decided',
      names,
      isApproved,
      reason,
      ...(rewardId && { rewardId }),
    },
  });
  await publish(ctx, tx, { kind: 'rewards', payload: {}, memberId });
}
