import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/withdrawal';
import { nextDayAt } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import type { Id, MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import { atOneMoment, type Db, type Tx } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { getMember, listBankAccounts, maskAccountNumber } from '../../people/members/index.ts';
import { findBonusAtStake } from '../bonuses/index.ts';
import { listMissing } from './list-missing.ts';
import { viewOrders } from './order-view.ts';
import * as queries from './queries.ts';
import { type Means, readMeans } from './read-means.ts';
import { least, type WithdrawalRules } from './rules.ts';

type DeskInput = Input<typeof contract.readWithdrawalDesk>;
type Desk = Output<typeof contract.readWithdrawalDesk>;

/** Fewer payouts than these say nothing about the next one. */
const PACE_OF = 5;

/** What can be taken out now, why not more, and what is missing, all as of one moment. */
export const readWithdrawalDesk =
  (rules: WithdrawalRules) =>
  (ctx: Ctx, { language = 'EN' }: DeskInput): Promise<Desk> =>
    atOneMoment(ctx, async (tx) => {
      const { memberId } = ctx.caller;
      const now = ctx.clock.now();
      const member = await getMember(tx, memberId);
      const means = await readMeans(tx, { member, times: rules.turnover });
      const today = await queries.countOfDay(tx, memberId, dayOf(now, rules.zone));
      const open = await queries.listOpenWithdrawals(tx, memberId);
      return {
        cash: means.cash,
        withdrawable: means.withdrawable,
        locked: lockedOf(means),
        turnover: means.turnover,
        ...termsOf(rules),
        leftToday: Math.max(0, rules.perDay - today),
        nextDayAt: nextDayAt(now, rules.zone).toISOString(),
        median: await readMedian(tx, now),
        missing: await listMissing(tx, memberId),
        accounts: await listAccounts(tx, memberId),
        open: [...(await viewOrders(tx, { rules, now }, open))],
        bonusAtStake: await findBonusAtStake(tx, { memberId, language }),
      };
    });

const termsOf = ({ fee, ...rules }: WithdrawalRules) => ({
  min: rules.min,
  max: rules.max,
  fee,
  perDay: rules.perDay,
  automaticUpTo: rules.automaticUpTo,
  autoReceiveMinutes: rules.autoReceiveMinutes,
});

/** What is there and cannot be taken out; what is nothing is not told. */
function lockedOf({ cash, turnover, bonus, held, owed }: Means): Desk['locked'] {
  const parts: readonly { why: Desk['locked'][number]['why']; amount: Minor }[] = [
    { why: 'owed', amount: owed > 0n ? cash : ZERO },
    { why: 'turnover', amount: owed > 0n ? ZERO : least(cash, turnover.remaining) },
    { why: 'bonus', amount: bonus },
    { why: 'held', amount: held },
  ];
  return parts.filter(({ amount }) => amount > ZERO);
}

async function readMedian(tx: Tx, now: Instant): Promise<Desk['median']> {
  const { count, seconds } = await queries.readPace(tx, later(now, -DAY_MS));
  return count < PACE_OF ? null : { count, seconds: Math.round(seconds) };
}

async function listAccounts(db: Db | Tx, memberId: MemberId): Promise<Desk['accounts']> {
  const accounts = await listBankAccounts(db, memberId);
  return accounts.map((account) => ({
    bankAccountId: account.id as Id<'bka'>,
    bankName: account.bank_name,
    accountNumber: maskAccountNumber(account.account_number),
  }));
}
