import type { LoginAnswer, Pending } from '@baize/contract/login-answer';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { findPassword } from '../credentials/index.ts';
import { findLastLogin, type OpenedSession } from '../sessions/index.ts';
import { type KnownWay, listFactorWays, maskWays } from './factor.ts';
import type { LoginOptions } from './options.ts';
import { passwordStanding } from './rules.ts';

export type LoginSession = OpenedSession & {
  readonly memberId: MemberId;
  readonly method: string;
  readonly pending: Pending | null;
};

/** What a page is told of a session that was opened or got further. */
export async function answerLogin(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { site, ...session }: LoginSession & Pick<LoginOptions, 'site'>,
): Promise<LoginAnswer> {
  const { memberId, sessionId, method, token, pending } = session;
  if (pending === 'factor') return tellWays(token, await listFactorWays(tx, memberId));
  const lastLogin = await findLastLogin(tx, memberId, sessionId);
  const row = await findPassword(tx, memberId, 'login');
  const password = passwordStanding(site, row, { method, now: clock.now() });
  return {
    token,
    firstTimeLogin: lastLogin === null,
    passwordExpired: password.isExpired,
    pending,
    passwordReason: pending === 'password' ? password.reason : null,
    factor: null,
    // Somebody else may have set the password: who came before is told once it is their own.
    lastLogin: pending === null ? lastLogin : null,
  };
}

/** Who has only the password yet is told the ways on offer, and nothing else of the account. */
const tellWays = (token: string, ways: readonly KnownWay[]): LoginAnswer => ({
  token,
  firstTimeLogin: false,
  passwordExpired: false,
  pending: 'factor',
  passwordReason: null,
  factor: { ways: maskWays(ways) },
  lastLogin: null,
});
