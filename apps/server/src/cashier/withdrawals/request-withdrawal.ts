import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { feeOf } from '@baize/std/fee';
import { add, type Minor, subtract, ZERO } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { answerOnce, type Ctx, ensure } from '../../base/kernel/index.ts';
import { findMemberAccounts, postTransfer } from '../../books/ledger/index.ts';
import { ensureLevel } from '../../people/identity/index.ts';
import {
  type BankAccount,
  getMember,
  getProfile,
  isSameName,
  listBankAccounts,
  type Member,
} from '../../people/members/index.ts';
import { stepUp } from '../../people/security/index.ts';
import { giveUpForWithdrawal } from '../bonuses/index.ts';
import { withReference } from '../payments/index.ts';
import { confirmPaymentPassword } from './confirm-payment-password.ts';
import { listMissing } from './list-missing.ts';
import { viewOrder } from './order-view.ts';
import { beginPayout } from './payout/begin-payout.ts';
import * as queries from './queries.ts';
import { readMeans } from './read-means.ts';
import { checksOf, laterThan, type WithdrawalRules, withdrawableOf } from './rules.ts';
import { noteStep } from './step-order.ts';
import { tellMember } from './tell-member.ts';

type WithdrawalInput = Input<typeof contract.requestWithdrawal>;

/**
 * Asks for a payout. The amount is held in the transaction that writes the order; when nothing
 * speaks against it, the provider is asked to pay at once, else an operator looks at it.
 */
export const requestWithdrawal =
  (rules: WithdrawalRules) =>
  (ctx: Ctx, { paymentPassword, ...asked }: WithdrawalInput): Promise<WithdrawalOrder> => {
    const { memberId } = ctx.caller;
    return answerOnce(ctx, {
      name: `withdrawal ${memberId} ${asked.requestKey}`,
      find: (db) => queries.findWithdrawalByKey(db, memberId, asked.requestKey),
      isSame: (order) =>
        order.amount === asked.amount && order.bank_account_id === asked.bankAccountId,
      check: async () => {
        const missing = await listMissing(ctx.db, memberId);
        ensure(missing.length === 0, 'withdrawal_incomplete', { missing });
        await confirmPaymentPassword(ctx, paymentPassword);
        // Nobody is asked for a code for what cannot be paid anyway.
        ensure(isPayable(rules, asked.amount), 'amount_too_small');
        ensure(asked.amount <= rules.max, 'amount_too_large');
      },
      prove: async (own) => {
        const wasPaid = await queries.wasPaidTo(own.db, memberId, asked.bankAccountId);
        const { stepUpFrom } = rules;
        const leaving = { amount: asked.amount, stepUpFrom, isNewPayee: !wasPaid };
        await stepUp(own, leaving, asked.factor);
      },
      write: (tx) => writeOrder(ctx, tx, { rules, ...asked }),
      view: (db, order) => viewOrder(db, { rules, now: ctx.clock.now() }, order),
    });
  };

const isPayable = (rules: WithdrawalRules, amount: Minor): boolean =>
  amount >= rules.min && amount > feeOf(rules.fee, amount);

type WithdrawalWish = Omit<WithdrawalInput, 'paymentPassword' | 'factor'> & {
  readonly rules: WithdrawalRules;
};

async function writeOrder(ctx: Ctx, tx: Tx, wanted: WithdrawalWish): Promise<queries.OrderRow> {
  const { rules } = wanted;
  const { memberId } = ctx.caller;
  await queries.lockWithdrawalsOf(tx, memberId);
  const accounts = await listBankAccounts(tx, memberId);
  const account = accounts.find(({ id }) => id === wanted.bankAccountId);
  ensure(account, 'not_found');
  const today = dayOf(ctx.clock.now(), rules.zone);
  const isLeft = (await queries.countOfDay(tx, memberId, today)) < rules.perDay;
  ensure(isLeft, 'withdrawals_used_up');
  const sum = add(await queries.sumAsked(tx, memberId), wanted.amount);
  await ensureLevel(tx, { memberId, needed: rules.identity, sum, today });
  await giveUpForWithdrawal(ctx, tx, { memberId, agreed: wanted.giveUp });
  const held = await holdOrder(ctx, tx, { ...wanted, account, today });
  const name = { id: held.id as queries.WithdrawalId, day: today };
  const order = await withReference(name, (reference) =>
    queries.insertOrder(tx, { ...held, reference }),
  );
  await noteStep(ctx, tx, order);
  await tellMember(ctx, tx, { order, news: 'withdrawal_requested' });
  if (order.status === 'approved') await beginPayout(ctx, tx, { order, rules });
  return order;
}

type AllowedWithdrawal = WithdrawalWish & { readonly account: BankAccount; readonly today: string };

/**
 * Takes the money first and looks at what is withdrawable then: from there on nobody else moves
 * this member's cash, so that what was found is still true when it is committed.
 */
async function holdOrder(ctx: Ctx, tx: Tx, wanted: AllowedWithdrawal): Promise<queries.OrderRow> {
  const { amount, rules } = wanted;
  const member = await getMember(tx, ctx.caller.memberId);
  const order = await orderOf(ctx, tx, { ...wanted, member });
  const pockets = await findMemberAccounts(tx, member.id, member.currency);
  assert(pockets, 'a member has pockets');
  await postTransfer(tx, {
    requestKey: `${order.id}:hold`,
    at: order.created_at,
    from: pockets.cash,
    to: pockets.held,
    amount,
    reason: 'withdrawal_held',
  });
  const { cash, deposited, validBets, turnover, owed } = await readMeans(tx, {
    member,
    times: rules.turnover,
  });
  const withdrawable = withdrawableOf(add(cash, amount), { ...turnover, owed });
  ensure(amount <= withdrawable, 'amount_locked', { withdrawable: `${withdrawable}` });
  const { full_name: fullName } = await getProfile(tx, member.id);
  const checks = checksOf(rules, {
    now: order.created_at,
    amount,
    withdrawable,
    isOwnName: fullName !== null && isSameName(fullName, order.account_name),
    memberSince: member.created_at,
    bankAccountSince: wanted.account.created_at,
    ...(await queries.readHistory(tx, member.id)),
  });
  const isFine = checks.every((each) => each.isFine);
  return {
    ...order,
    deposited,
    turnover_left: turnover.remaining,
    valid_bets: validBets,
    checks: JSON.stringify(checks),
    status: isFine ? 'approved' : 'review',
  };
}

type AllowedWithdrawalOfMember = AllowedWithdrawal & { readonly member: Member };

async function orderOf(
  ctx: Ctx,
  tx: Tx,
  facts: AllowedWithdrawalOfMember,
): Promise<queries.OrderRow> {
  const { account, member, amount, rules, today } = facts;
  const now = laterThan(await queries.findLastAsked(tx, member.id), ctx.clock.now());
  const fee = feeOf(rules.fee, amount);
  return {
    id: ctx.newId('wdr'),
    reference: '', // Found when it is written.
    request_key: facts.requestKey,
    member_id: member.id,
    bank_account_id: account.id,
    bank_name: account.bank_name,
    account_number: account.account_number,
    account_name: account.account_name,
    currency: member.currency,
    amount,
    fee,
    payout: subtract(amount, fee),
    deposited: ZERO,
    turnover_left: ZERO,
    valid_bets: ZERO,
    status: 'review',
    outcome: null,
    checks: '[]',
    reason: null,
    bank_reference: null,
    amount_received: null,
    remark: null,
    returned: ZERO,
    round: 0,
    requested_on: today,
    created_at: now,
    changed_at: now,
    waiting_since: now,
    paid_at: null,
  };
}
