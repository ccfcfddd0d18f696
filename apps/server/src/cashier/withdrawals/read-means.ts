import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { add, type Minor, subtract, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import {
  findMemberAccounts,
  getBalance,
  type MemberAccounts,
  sumArrivals,
} from '../../books/ledger/index.ts';
import type { Member } from '../../people/members/index.ts';
import { sumOwed } from '../../play/receivables/index.ts';
import { readLifetimeValidBets, sumValidBetsSince } from '../../play/valid-bets/index.ts';
import * as queries from './queries.ts';
import { type Turnover, turnoverOf, withdrawableOf } from './rules.ts';

/** What a member has, and what of it can be taken out. */
export type Means = {
  readonly accounts: MemberAccounts;
  readonly cash: Minor;
  /** Won or given with strings attached. */
  readonly bonus: Minor;
  readonly held: Minor;
  /** Owed for a corrected result; nothing leaves before it is collected. */
  readonly owed: Minor;
  readonly deposited: Minor;
  /** All that the member's bets ever counted. */
  readonly validBets: Minor;
  readonly turnover: Turnover;
  readonly withdrawable: Minor;
};

type MeansQuestion = { readonly member: Member; readonly times: bigint };

/** As of this transaction; `times` is how often a deposit must be bet. */
export async function readMeans(tx: Db | Tx, { member, times }: MeansQuestion): Promise<Means> {
  const { id: memberId, currency } = member;
  const accounts = await findMemberAccounts(tx, memberId, currency);
  assert(accounts, 'a member has pockets');
  const cash = await getBalance(tx, accounts.cash);
  const bonus = await getBalance(tx, accounts.bonus);
  const locked = await getBalance(tx, accounts.locked);
  const held = await getBalance(tx, accounts.held);
  const last = await queries.findLastCounted(tx, memberId);
  const deposited = await sumArrivals(tx, accounts.cash, 'deposit_credited');
  const { valid: validBets } = await readLifetimeValidBets(tx, memberId);
  const turnover = turnoverOf({
    carried: last?.turnover_left ?? ZERO,
    deposited: subtract(deposited, last?.deposited ?? ZERO),
    staked: await countBetSince(tx, { memberId, validBets, last }),
    times,
  });
  const owed = await sumOwed(tx, memberId);
  const withdrawable = withdrawableOf(cash, { ...turnover, owed });
  return {
    accounts,
    cash,
    bonus: add(bonus, locked),
    held,
    owed,
    deposited,
    validBets,
    turnover,
    withdrawable,
  };
}

type BetSince = {
  readonly memberId: MemberId;
  readonly validBets: Minor;
  readonly last: { readonly created_at: Instant; readonly valid_bets: Minor | null } | undefined;
};

/** By what the sum was at the last order: a bet that is counted late is counted for the next. */
async function countBetSince(tx: Db | Tx, { memberId, validBets, last }: BetSince): Promise<Minor> {
  if (!last) return validBets;
  if (last.valid_bets === null) return sumValidBetsSince(tx, { memberId, after: last.created_at });
  return validBets > last.valid_bets ? subtract(validBets, last.valid_bets) : ZERO;
}
