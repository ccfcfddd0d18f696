import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/transfer';
import type { UplineTransfer } from '@baize/contract/transfer';
import { assert } from '@baize/std/assert';
import { findPassword } from '../credentials/index.ts';
import type { Tx } from '../db/index.ts';
import { type Ctx, ensure, publish } from '../kernel/index.ts';
import { findMemberAccounts, postTransfer } from '../ledger/index.ts';
import { dayOf } from '../limits/index.ts';
import { getMember, type Member } from '../members/index.ts';
import { confirmPaymentPassword, readMeans } from '../withdrawals/index.ts';
import { findUpline } from './find-upline.ts';
import * as queries from './queries.ts';
import { leftOf, type TransferRules } from './rules.ts';
import { tellUpline } from './tell-upline.ts';
import { viewTransfers } from './transfer-view.ts';

type Asked = Input<typeof contract.transferToUpline>;
type Wanted = Omit<Asked, 'paymentPassword'>;

/** Sends money to whoever invited the member. Asked twice with one key, it answers the same. */
export const transferToUpline =
  (rules: TransferRules) =>
  async (ctx: Ctx, { paymentPassword, ...asked }: Asked): Promise<UplineTransfer> => {
    const { memberId } = ctx.caller;
    ensure(rules.isOn, 'feature_off');
    const hasPassword = await findPassword(ctx.db, memberId, 'payment');
    ensure(hasPassword, 'withdrawal_incomplete', { missing: ['paymentPassword'] });
    await confirmPaymentPassword(ctx, paymentPassword);
    return ctx.db.transaction().execute(async (tx) => {
      await queries.lockMember(tx, memberId);
      const earlier = await queries.findByKey(tx, memberId, asked.requestKey);
      const sent = earlier ?? (await sendMoney(ctx, tx, { rules, asked }));
      const isSame = sent.amount === asked.amount && sent.remark === remarkOf(asked);
      ensure(isSame, 'repeated_differently');
      const [view] = await viewTransfers(tx, [sent]);
      assert(view, 'one transfer is one view');
      return view;
    });
  };

const remarkOf = ({ remark }: Wanted): string | null => remark || null;

type Sending = { readonly rules: TransferRules; readonly asked: Wanted };

async function sendMoney(ctx: Ctx, tx: Tx, { rules, asked }: Sending): Promise<queries.UplineRow> {
  const { amount } = asked;
  const member = await getMember(tx, ctx.caller.memberId);
  ensure(member.status === 'active', 'account_closed');
  const upline = await findUpline(tx, member);
  ensure(upline, 'no_upline');
  const now = ctx.clock.now();
  const today = dayOf(now, rules.zone);
  const left = leftOf(rules.perDay, await queries.sumOfDay(tx, member.id, today));
  ensure(amount >= rules.min, 'amount_too_small');
  ensure(amount <= rules.max && amount <= left, 'amount_too_large', { leftToday: `${left}` });
  const sent: queries.UplineRow = {
    id: ctx.newId('upt'),
    member_id: member.id,
    request_key: asked.requestKey,
    upline_id: upline.id,
    currency: member.currency,
    amount,
    remark: remarkOf(asked),
    sent_on: today,
    created_at: now,
  };
  await queries.insertTransfer(tx, sent);
  await moveMoney(tx, { sent, member, rules });
  for (const memberId of [member.id, upline.id]) {
    await publish(ctx, tx, { kind: 'balance', payload: {}, memberId });
  }
  await tellUpline(ctx, tx, { sent, member, upline });
  return sent;
}

type Moving = {
  readonly sent: queries.UplineRow;
  readonly member: Member;
  readonly rules: TransferRules;
};

/**
 * Takes the money first and looks at what was free to leave then: from there on nobody else moves
 * this member's cash. Else a deposit could leave by somebody else's hand before it was played.
 */
async function moveMoney(tx: Tx, { sent, member, rules }: Moving): Promise<void> {
  const { amount, currency } = sent;
  const from = await findMemberAccounts(tx, sent.member_id, currency);
  const to = await findMemberAccounts(tx, sent.upline_id, currency);
  assert(from && to, 'members have pockets');
  await postTransfer(tx, {
    requestKey: `${sent.id}:send`,
    at: sent.created_at,
    from: from.cash,
    to: to.cash,
    amount,
    reason: 'upline_sent',
  });
  const { cash, turnover } = await readMeans(tx, { member, times: rules.turnover });
  ensure(cash >= turnover.remaining, 'amount_locked');
}
