import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/transfer';
import type { UplineTransfer } from '@baize/contract/transfer';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { add } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { answerOnce, type Ctx, ensure } from '../../base/kernel/index.ts';
import { ensureMayPlay, getMember } from '../../people/members/index.ts';
import { stepUp } from '../../people/security/index.ts';
import { findUpline } from './find-upline.ts';
import { proveSender } from './prove-sender.ts';
import * as queries from './queries.ts';
import { ensureAmount, type TransferRules } from './rules.ts';
import { sendCash } from './send-cash.ts';
import { tellReceiver } from './tell-receiver.ts';
import { viewTransfers } from './transfer-view.ts';

type UplineTransferInput = Input<typeof contract.transferToUpline>;
type UplineTransferOrder = Omit<UplineTransferInput, 'paymentPassword' | 'factor'>;

/** Sends money to whoever invited the member. Asked twice with one key, it answers the same. */
export const transferToUpline =
  (rules: TransferRules) =>
  (
    ctx: Ctx,
    { paymentPassword, factor, ...asked }: UplineTransferInput,
  ): Promise<UplineTransfer> => {
    const { memberId } = ctx.caller;
    return answerOnce(ctx, {
      name: `upline transfer ${memberId} ${asked.requestKey}`,
      find: (db) => queries.findTransferByKey(db, memberId, asked.requestKey),
      isSame: (sent) => sent.amount === asked.amount && sent.remark === remarkOf(asked),
      check: async () => {
        ensure(rules.isOn, 'feature_off');
        await proveSender(ctx, paymentPassword);
      },
      prove: async (own) => {
        const today = dayOf(own.clock.now(), rules.zone);
        const sentToday = await queries.sumOfDay(own.db, memberId, today);
        const amount = add(sentToday, asked.amount);
        // Nobody chooses their upline, so that it is never a payee a thief has named.
        const leaving = { amount, stepUpFrom: rules.stepUpFrom, isNewPayee: false };
        await stepUp(own, leaving, factor);
      },
      write: (tx) => sendMoney(ctx, tx, { rules, asked }),
      view: async (db, sent) => {
        const [view] = await viewTransfers(db, [sent]);
        assert(view, 'one transfer is one view');
        return view;
      },
    });
  };

const remarkOf = ({ remark }: UplineTransferOrder): string | null => remark || null;

type Sending = { readonly rules: TransferRules; readonly asked: UplineTransferOrder };

async function sendMoney(ctx: Ctx, tx: Tx, { rules, asked }: Sending): Promise<queries.UplineRow> {
  const { amount } = asked;
  await queries.lockTransfersOf(tx, ctx.caller.memberId);
  const member = await getMember(tx, ctx.caller.memberId);
  ensure(member.status === 'active', 'account_closed');
  await ensureMayPlay(tx, member.id, ctx.clock.now());
  const upline = await findUpline(tx, member);
  ensure(upline, 'no_upline');
  const now = ctx.clock.now();
  const today = dayOf(now, rules.zone);
  const sentToday = await queries.sumOfDay(tx, member.id, today);
  ensureAmount(rules, { amount, sentToday });
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
  const { id } = sent;
  const sending = { id, from: member, to: upline, amount, reason: 'upline_sent', at: now } as const;
  await sendCash(tx, sending, rules.turnover);
  await tellReceiver(ctx, tx, sending);
  return sent;
}
