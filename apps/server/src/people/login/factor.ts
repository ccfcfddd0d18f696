import type { FactorWay } from '@baize/contract/login-answer';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import { checkCode, guessedRight, takeGuess } from '../challenges/index.ts';
import { checkTotp, hasTotp } from '../credentials/index.ts';
import {
  getProfile,
  isSameName,
  listBankAccounts,
  maskEmail,
  maskMobile,
} from '../members/index.ts';
import { writeMessage } from '../messages/index.ts';

export type KnownWay = {
  readonly way: FactorWay;
  /** Where a code goes; null for ways that send none. */
  readonly target: string | null;
};

/**
 * The ways a member has to prove that it is really them, the strongest first. An authenticator that
 * is on stands alone, with its recovery codes: a telephone in the wrong hands or a mailbox must not
 * get around it.
 */
export async function listFactorWays(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly KnownWay[]> {
  if (await hasTotp(db, memberId)) return [{ way: 'totp', target: null }];
  const profile = await getProfile(db, memberId);
  const ways: (KnownWay | false)[] = [
    profile.mobile_verified_at !== null && { way: 'mobile', target: profile.mobile },
    profile.email_verified_at !== null && { way: 'email', target: profile.email },
  ];
  const strong = ways.filter((way) => way !== false);
  if (strong.length > 0) return strong;
  // Payers and friends know it too: better than nothing, and offered to who has nothing better.
  const banks = await listBankAccounts(db, memberId);
  return banks.length > 0 ? [{ way: 'bankName', target: null }] : [];
}

/** The ways by which a member has something in their hands: an authenticator, a number, a mailbox. */
export const listStrongWays = async (db: Db | Tx, memberId: MemberId) =>
  (await listFactorWays(db, memberId)).filter(({ way }) => way !== 'bankName');

/** The same for the member's eyes: enough of a target to know it again. */
export const maskWays = (ways: readonly KnownWay[]) =>
  ways.map(({ way, target }) => ({
    way,
    target: target && (way === 'email' ? maskEmail(target) : maskMobile(target)),
  }));

export type Proof = {
  readonly memberId: MemberId;
  readonly way: FactorWay;
  readonly proof: string;
};

/**
 * Refuses what does not prove it. Asked outside any transaction: what was tried stays tried. Wrong
 * guesses make the member's next one wait, from wherever it comes and by whatever way; of a name on a
 * bank account three in half an hour are looked at. Only who came past the password can make them.
 */
export async function checkFactor(world: World, { memberId, way, proof }: Proof): Promise<void> {
  const known = (await listFactorWays(world.db, memberId)).find((each) => each.way === way);
  ensure(known, 'factor_unknown');
  const isName = way === 'bankName';
  const account = `${isName ? 'bank name' : 'factor'} ${memberId}`;
  const attempt = { account, address: account, locks: isName };
  await takeGuess(world, attempt);
  if (isName) await tellOfName(world, memberId);
  await assertProven(world, known, { memberId, proof });
  await guessedRight(world, attempt);
}

/** Others know the name too: whoever uses it, rightly or not, its owner reads of it in the site. */
const tellOfName = (world: World, memberId: MemberId): Promise<void> =>
  world.db
    .transaction()
    .execute((tx) => writeMessage(world, tx, { memberId, news: { kind: 'bank_name_used' } }));

async function assertProven(
  world: World,
  { way, target }: KnownWay,
  { memberId, proof }: Omit<Proof, 'way'>,
): Promise<void> {
  if (target !== null) return checkCode(world, { purpose: 'factor', target, code: proof });
  if (way === 'totp') {
    ensure(await checkTotp(world, world.db, { memberId, proof }), 'code_invalid');
  } else {
    ensure(await isBankName(world.db, memberId, proof), 'factor_wrong');
  }
}

async function isBankName(db: Db, memberId: MemberId, name: string): Promise<boolean> {
  const accounts = await listBankAccounts(db, memberId);
  return accounts.some((account) => isSameName(account.account_name, name));
}
