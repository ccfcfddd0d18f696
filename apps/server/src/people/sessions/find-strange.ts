import { DAY_MS, later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './login-queries.ts';
import { addressStanding } from './remember-address.ts';

/** So long a second step may take before it counts as missing. */
const STEP_MS = 15 * MINUTE_MS;
const BATCH = 200;

export type StrangeLogin = queries.UnseenLogin;

/**
 * Looks at the logins that did not come in since the last time, once each: those from where their member
 * never came in from, of each member one in a day. A mistyped password at home is none.
 */
export async function findStrangeLogins(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
): Promise<readonly StrangeLogin[]> {
  const now = clock.now();
  const times = { after: later(now, -2 * DAY_MS), before: later(now, -STEP_MS) };
  const strange: StrangeLogin[] = [];
  for (const login of await queries.listUnseen(tx, { ...times, limit: BATCH })) {
    const where = { memberId: login.member_id, ip: login.ip };
    const isStrange =
      (await addressStanding(tx, where)) === 'new' && !(await queries.cameInAfter(tx, login));
    const isMine = await queries.markSeen(tx, login.id, isStrange);
    if (!isMine || !isStrange) continue;
    const isTold = await queries.hasStrangeSince(tx, login, later(login.at, -DAY_MS));
    if (!isTold) strange.push(login);
  }
  return strange;
}
