import type { LoginAnswer } from '@baize/contract/login-answer';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Tx } from '../../base/db/index.ts';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  postTransfer,
  trialCurrency,
} from '../../books/ledger/index.ts';
import { createMember } from '../members/index.ts';
import { openSession } from '../sessions/index.ts';
import { answerLogin } from './answer-login.ts';
import type { LoginOptions } from './options.ts';

const PLAY_MONEY = 10_000n;
const NAME_LENGTH = 8;

/** A member of its own for one visitor's trial, with play money that no real account ever meets. */
export async function playFree(
  ctx: Ctx<Caller | null>,
  { site }: Pick<LoginOptions, 'site'>,
): Promise<LoginAnswer> {
  const { brand, flags } = site;
  ensure(flags.freePlay, 'feature_off');
  const [type] = brand.trialTypes;
  assert(type !== undefined, 'a brand with free play has a type for it');
  const currency = trialCurrency(brand.currency.code);
  const account = `trial${ctx.newId('try').slice(-NAME_LENGTH)}`;

  return ctx.db.transaction().execute(async (tx) => {
    const member = await createMember(ctx, tx, { account, type, currency });
    await issuePlayMoney(ctx, tx, { memberId: member.id, currency, scale: brand.currency.scale });
    const facts = { brand, member, method: 'freeplay', origin: ctx.origin } as const;
    const opened = await openSession(ctx, tx, facts);
    const standing = { memberId: member.id, method: 'freeplay', pending: null };
    return answerLogin(ctx, tx, { ...opened, ...standing, site });
  });
}

type Issue = {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly scale: number;
};

async function issuePlayMoney(
  { clock }: Ctx<Caller | null>,
  tx: Tx,
  { memberId, currency, scale }: Issue,
): Promise<void> {
  const accounts = await findMemberAccounts(tx, memberId, currency);
  assert(accounts, 'a member has pockets from the first moment on');
  await postTransfer(tx, {
    requestKey: `trial:${memberId}`,
    reason: 'trial_issued',
    from: await houseAccount(tx, { purpose: 'issue', currency }),
    to: accounts.cash,
    amount: minor(PLAY_MONEY * 10n ** BigInt(scale)),
    at: clock.now(),
  });
}
