import type * as contract from '@baize/contract/agent';
import type { DownlineTransfer } from '@baize/contract/agent';
import type { Input } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { add } from '@baize/std/money';
import type { Tx } from '../../../base/db/index.ts';
import { answerOnce, type Ctx, ensure } from '../../../base/kernel/index.ts';
import {
  ensureAmount,
  proveSender,
  sendCash,
  type TransferRules,
  tellReceiver,
} from '../../../cashier/transfers/index.ts';
import { ensureMayPlay, getMember, isExcluded } from '../../../people/members/index.ts';
import { stepUp } from '../../../people/security/index.ts';
import { holdTree } from '../place-queries.ts';
import { ensureDirect } from '../places.ts';
import * as queries from './sent-queries.ts';
import { viewSent } from './sent-view.ts';

type DownlineTransferInput = Input<typeof contract.transferToDownline>;
type DownlineTransferOrder = Omit<DownlineTransferInput, 'paymentPassword' | 'factor'>;

/** Sends money one step down and no further. Asked twice with one key, it answers the same. */
export const transferToDownline =
  (rules: TransferRules) =>
  (
    ctx: Ctx,
    { paymentPassword, factor, ...asked }: DownlineTransferInput,
  ): Promise<DownlineTransfer> => {
    const agentId = ctx.caller.memberId;
    return answerOnce(ctx, {
      name: `downline transfer ${agentId} ${asked.requestKey}`,
      find: (db) => queries.findSentByKey(db, agentId, asked.requestKey),
      isSame: (sent) => isSame(sent, asked),
      check: () => proveSender(ctx, paymentPassword),
      prove: async (own) => {
        const today = dayOf(own.clock.now(), rules.zone);
        const amount = add(await queries.sumOfDay(own.db, agentId, today), asked.amount);
        // Whoever has the agent's password could have made an account below to send to.
        const isNewPayee = !(await queries.wasSentTo(own.db, agentId, asked.memberId));
        await stepUp(own, { amount, stepUpFrom: rules.stepUpFrom, isNewPayee }, factor);
      },
      write: (tx) => sendMoney(ctx, tx, { rules, asked }),
      view: async (db, sent) => {
        const [view] = await viewSent(db, [sent]);
        assert(view, 'one transfer is one view');
        return view;
      },
    });
  };

const remarkOf = ({ remark }: DownlineTransferOrder): string | null => remark || null;

const isSame = (sent: queries.SentRow, asked: DownlineTransferOrder): boolean =>
  sent.member_id === asked.memberId &&
  sent.amount === asked.amount &&
  sent.remark === remarkOf(asked);

type Sending = { readonly rules: TransferRules; readonly asked: DownlineTransferOrder };

async function sendMoney(ctx: Ctx, tx: Tx, { rules, asked }: Sending): Promise<queries.SentRow> {
  const { amount } = asked;
  await queries.lockSender(tx, ctx.caller.memberId);
  const from = await getMember(tx, ctx.caller.memberId);
  await holdTree(tx);
  await ensureDirect(tx, from.id, asked.memberId);
  const to = await getMember(tx, asked.memberId);
  const at = ctx.clock.now();
  await ensureMayPlay(tx, from.id, at);
  const isReached = to.status === 'active' && !isExcluded(to, at) && to.currency === from.currency;
  ensure(from.status === 'active' && isReached, 'account_closed');
  const today = dayOf(at, rules.zone);
  ensureAmount(rules, { amount, sentToday: await queries.sumOfDay(tx, from.id, today) });
  const sent: queries.SentRow = {
    id: ctx.newId('dnt'),
    agent_id: from.id,
    request_key: asked.requestKey,
    member_id: to.id,
    currency: from.currency,
    amount,
    remark: remarkOf(asked),
    sent_on: today,
    created_at: at,
  };
  await queries.insertSent(tx, sent);
  const sending = { id: sent.id, from, to, amount, reason: 'downline_sent', at } as const;
  await sendCash(tx, sending, rules.turnover);
  await tellReceiver(ctx, tx, sending);
  return sent;
}
