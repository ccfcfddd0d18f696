import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/red-envelope';
import type { RedEnvelope } from '@baize/contract/red-envelope';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { add } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { answerOnce, type Ctx, ensure, publish } from '../../base/kernel/index.ts';
import { findMemberAccounts } from '../../books/ledger/index.ts';
import { ensureAmount, proveSender } from '../../cashier/transfers/index.ts';
import { ensureWasFree } from '../../cashier/withdrawals/index.ts';
import { ensureMayPlay, getMember } from '../../people/members/index.ts';
import { stepUp } from '../../people/security/index.ts';
import { canBeRewarded } from '../claims/index.ts';
import type { EnvelopeRow } from './envelope.ts';
import { viewEnvelopes } from './envelope-view.ts';
import { fillEnvelope } from './fill-envelope.ts';
import * as queries from './queries.ts';
import { ensurePackets, type GiftRules } from './rules.ts';

type SendInput = Input<typeof contract.sendEnvelope>;
type GiftInput = Omit<SendInput, 'paymentPassword' | 'factor'>;

/** A gift of a member's own cash. Asked twice with one key, it answers the same. */
export const sendEnvelope =
  (rules: GiftRules) =>
  (ctx: Ctx, { paymentPassword, factor, ...gift }: SendInput): Promise<RedEnvelope> => {
    const { memberId } = ctx.caller;
    return answerOnce(ctx, {
      name: `envelope ${memberId} ${gift.requestKey}`,
      find: (db) => queries.findEnvelopeByKey(db, memberId, gift.requestKey),
      isSame: (sent) => isSame(sent, gift),
      check: async () => {
        ensure(rules.isOn, 'feature_off');
        await proveSender(ctx, paymentPassword);
      },
      prove: async (own) => {
        const today = dayOf(own.clock.now(), rules.zone);
        const amount = add(await queries.sumOfDay(own.db, memberId, today), gift.total);
        // Whoever has the link opens it: there is no payee who could be known.
        const leaving = { amount, stepUpFrom: rules.stepUpFrom, isNewPayee: false };
        await stepUp(own, leaving, factor);
      },
      write: async (tx) => {
        await queries.lockSender(tx, memberId);
        return send(ctx, tx, { rules, gift });
      },
      view: async (db, sent) => {
        const [view] = await viewEnvelopes(db, [sent], { memberId, language: gift.language });
        assert(view, 'one envelope is one view');
        return view;
      },
    });
  };

const isSame = (row: EnvelopeRow, gift: GiftInput): boolean =>
  row.total === gift.total &&
  row.packet_count === gift.packets &&
  row.split === gift.split &&
  row.wish === (gift.wish || null);

type Sending = { readonly rules: GiftRules; readonly gift: GiftInput };

async function send(ctx: Ctx, tx: Tx, { rules, gift }: Sending): Promise<EnvelopeRow> {
  const member = await getMember(tx, ctx.caller.memberId);
  const now = ctx.clock.now();
  await ensureMayPlay(tx, member.id, now);
  ensure(canBeRewarded(member, now), 'account_closed');
  const sentOn = dayOf(now, rules.zone);
  const sentToday = await queries.sumOfDay(tx, member.id, sentOn);
  ensureAmount(rules, { amount: gift.total, sentToday });
  ensurePackets(rules, gift);
  const pockets = await findMemberAccounts(tx, member.id, member.currency);
  assert(pockets, 'a member has pockets');
  const sent = await fillEnvelope(ctx, tx, {
    id: ctx.newId('env'),
    senderId: member.id,
    requestKey: gift.requestKey,
    names: {},
    wish: gift.wish || null,
    split: gift.split,
    total: gift.total,
    packets: gift.packets,
    least: rules.least,
    currency: member.currency,
    sentOn,
    opensAt: now,
    from: pockets.cash,
  });
  await ensureWasFree(tx, { member, times: rules.turnover, amount: gift.total });
  await publish(ctx, tx, { kind: 'balance', payload: {}, memberId: member.id });
  return sent;
}
