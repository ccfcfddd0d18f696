import type { readMember as contract } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { readPockets } from '../../books/ledger/index.ts';
import { readLimits } from '../../books/limits/index.ts';
import { listNewestBonuses } from '../../cashier/bonuses/index.ts';
import { sumDepositedOf } from '../../cashier/deposits/index.ts';
import { sumWithdrawnOf } from '../../cashier/withdrawals/index.ts';
import { findIssue, findPassword, type PasswordIssue } from '../../people/credentials/index.ts';
import { findExclusion } from '../../people/exclusions/index.ts';
import {
  countDirectMembers,
  findMember,
  getProfile,
  listAccounts,
  listBankAccounts,
  maskAccountNumber,
  maskEmail,
  maskMobile,
} from '../../people/members/index.ts';
import { noteLook, operatorName } from '../../people/operators/index.ts';
import { listOpenSessions } from '../../people/sessions/index.ts';
import { viewMembers } from './member-view.ts';
import type { DeskOptions } from './options.ts';

/** All that an operator sees of a member; how to reach and to pay them only as far as to know it again. */
export const readMember =
  ({ brand, limits }: DeskOptions) =>
  async (
    ctx: Ctx<OperatorCaller>,
    { memberId }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const { db } = ctx;
    const member = await findMember(db, memberId);
    ensure(member, 'not_found');
    await noteLook(ctx, memberId);
    const profile = await getProfile(db, memberId);
    const [row] = await viewMembers(db, brand, [{ ...member, full_name: profile.full_name }]);
    assert(row, 'who was found is shown');
    const used = await readLimits(ctx, limits, memberId);
    return {
      ...row,
      exclusion: await findExclusion(ctx, memberId),
      mobile: profile.mobile && maskMobile(profile.mobile),
      email: profile.email && maskEmail(profile.email),
      upline: member.upline_id && (await nameUpline(db, member.upline_id)),
      directDownlines: await countDirectMembers(db, memberId),
      pockets: await pocketsOf(db, memberId, brand.currency.code),
      deposited: await sumDepositedOf(db, memberId),
      withdrawn: await sumWithdrawnOf(db, memberId),
      bonuses: await listNewestBonuses(db, memberId, ctx.origin.language),
      firstPassword: await firstPasswordOf(db, memberId),
      bankAccounts: (await listBankAccounts(db, memberId)).map((account) => ({
        bankName: account.bank_name,
        accountNumber: maskAccountNumber(account.account_number),
      })),
      limits: used.flatMap(({ kind, period, amount, house, used: spent }) =>
        amount === null && house === null ? [] : [{ kind, period, amount, house, used: spent }],
      ),
      sessions: (await listOpenSessions(ctx, brand, memberId)).map((session) => ({
        device: session.user_agent,
        address: session.ip,
        lastSeenAt: session.seen_at.toISOString(),
      })),
    };
  };

/** What they were given to begin with, until they have chosen a password of their own. */
async function firstPasswordOf(db: Db, memberId: MemberId) {
  const password = await findPassword(db, memberId, 'login');
  if (!password?.is_default) return null;
  const issue = await findIssue(db, memberId);
  return {
    at: password.changed_at.toISOString(),
    isUsed: password.default_used_at !== null,
    by: issue ? await issuerName(db, issue) : null,
  };
}

async function issuerName(db: Db, { by_member, by_operator }: PasswordIssue) {
  if (by_operator) return operatorName(db, by_operator);
  return by_member ? ((await listAccounts(db, [by_member])).get(by_member) ?? null) : null;
}

async function nameUpline(db: Db, memberId: MemberId) {
  const accounts = await listAccounts(db, [memberId]);
  return { memberId, account: accounts.get(memberId) ?? '' };
}

const EMPTY = { cash: ZERO, bonus: ZERO, locked: ZERO, held: ZERO };

const pocketsOf = async (db: Db, memberId: MemberId, currency: string) =>
  (await readPockets(db, [memberId], currency)).get(memberId) ?? EMPTY;
