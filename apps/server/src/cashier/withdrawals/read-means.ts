import { assert } from '@baize/std/assert';
import { add, type Minor, subtract, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import {
  findMemberAccounts,
  getBalance,
  type MemberAccounts,
  sumArrivals,
} from '../../books/ledger/index.ts';
import type { Member } from '../../people/members/index.ts';
import { sumValidStakes } from '../../play/play/index.ts';
import * as queries from './queries.ts';
import { type Turnover, turnoverOf, withdrawableOf } from './rules.ts';

/** What a member has, and what of it can be taken out. */
export type Means = {
  readonly accounts: MemberAccounts;
  readonly cash: Minor;
  /** Won or given with strings attached. */
  readonly bonus: Minor;
  readonly held: Minor;
  readonly deposited: Minor;
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
  const after = last?.created_at ?? member.created_at;
  const turnover = turnoverOf({
    carried: last?.turnover_left ?? ZERO,
    deposited: subtract(deposited, last?.deposited ?? ZERO),
    staked: await sumValidStakes(tx, { memberId, currency, after }),
    times,
  });
  const withdrawable = withdrawableOf(cash, turnover);
  return { accounts, cash, bonus: add(bonus, locked), held, deposited, turnover, withdrawable };
}
