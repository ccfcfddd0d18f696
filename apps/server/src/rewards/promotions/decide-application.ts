import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/promotion';
import { assert } from '@baize/std/assert';
import { type Minor, ZERO } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller, publish } from '../../base/kernel/index.ts';
import { reserveBudget } from '../../cashier/bonuses/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { viewApplications } from './application-view.ts';
import { reserve } from './join-promotion.ts';
import { offerEarnings } from './open-claims.ts';
import type { Participation, PromotionBrand } from './promotion.ts';
import * as queries from './queries.ts';
import { endOf, sumOf } from './rules.ts';

type Decide = typeof contract.decideApplication;
type Decision = Input<Decide>;
type Operating = Ctx<OperatorCaller>;

/** Each application is decided once, with its line in the audit, in one transaction. */
export const decideApplication =
  (brand: PromotionBrand) =>
  (ctx: Operating, input: Decision): Promise<Output<Decide>> =>
    ctx.db.transaction().execute(async (tx) => {
      const part = await queries.lockParticipation(tx, input.participationId);
      ensure(part?.comment != null, 'not_found');
      await ensureUndecided(tx, { subject: part.id, isUndecided: part.status === 'applying' });
      const change = await changeOf(ctx, tx, { part, input, brand });
      const at = ctx.clock.now();
      const { reason } = input;
      const decided_by = ctx.caller.operatorId;
      await queries.saveParticipation(tx, part.id, {
        ...change,
        reason,
        decided_at: at,
        decided_by,
        changed_at: at,
      });
      await tell(ctx, tx, { part, input });
      const [shown] = await viewApplications(
        tx,
        [{ ...part, ...change, reason, decided_at: at, decided_by }],
        { brand, language: ctx.origin.language },
      );
      assert(shown, 'one application is one view');
      const amount = input.decision === 'approve' ? input.amount : undefined;
      await writeAudit(tx, ctx, {
        action: input.decision === 'approve' ? 'application.approved' : 'application.rejected',
        subject: part.id,
        reason,
        details: { promotion: part.promotion, ...(amount ? { amount: String(amount) } : {}) },
      });
      return shown;
    });

type Deciding = {
  readonly part: Participation;
  readonly input: Decision;
  readonly brand: PromotionBrand;
};

async function changeOf(
  ctx: Operating,
  tx: Tx,
  { part, input, brand }: Deciding,
): Promise<queries.ParticipationChange> {
  if (input.decision === 'reject') return { status: 'rejected' };
  if (part.kind === 'gift') return issue(ctx, tx, { part, amount: input.amount });
  ensure(input.amount === undefined, 'application_amount');
  const reserved = await reserve(tx, part.terms);
  return { status: 'joined', reserved, ends_at: endOf(part.terms, brand.timezone, part.joined_at) };
}

/** The budget is taken, and the reward offered, in the decision's own transaction. */
async function issue(
  ctx: Operating,
  tx: Tx,
  { part, amount }: { readonly part: Participation; readonly amount: Minor | undefined },
): Promise<queries.ParticipationChange> {
  const { offer, budget = '0', id: promotion } = part.terms;
  assert(offer.kind === 'gift', 'a gift is issued');
  ensure(
    amount !== undefined && amount > ZERO && amount <= sumOf(offer.most),
    'application_amount',
    {
      most: offer.most,
    },
  );
  const isKept = await reserveBudget(tx, { promotion, budget: sumOf(budget), amount });
  ensure(isKept, 'promotion_used_up');
  const rewards = await offerEarnings(ctx, tx, [{ participation: part, amount }]);
  const reward_id = rewards.get(part.id);
  ensure(reward_id, 'account_closed');
  return { status: 'issued', amount, reserved: amount, reward_id };
}

async function tell(
  ctx: Operating,
  tx: Tx,
  { part: { member_id: memberId, terms }, input }: Pick<Deciding, 'part' | 'input'>,
): Promise<void> {
  const isApproved = input.decision === 'approve';
  const names = { ...terms.title };
  const reason = isApproved ? '' : input.reason;
  await writeMessage(ctx, tx, {
    memberId,
    news: { kind: 'application_decided', names, isApproved, reason },
  });
  await publish(ctx, tx, { kind: 'rewards', payload: {}, memberId });
}
