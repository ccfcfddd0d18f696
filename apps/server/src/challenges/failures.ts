import { createHash } from 'node:crypto';
import { DAY_MS, type Instant, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import type { Row, Tx } from '../db/index.ts';
import { networkOf, Refusal, type World } from '../kernel/index.ts';
import { isNear, secondsLeft } from './nearness.ts';
import * as queries from './queries.ts';

/** Who tries, as far as they say, and from where. */
export type Attempt = { readonly account: string; readonly address: string };

type Kind = 'pair' | 'address' | 'account';
type Failure = Row<'challenges_failure'>;

/**
 * A name from one address waits longer each time; an address waits once it has tried many names.
 * A name alone never waits, or anybody could lock anybody out: it only costs a picture to read.
 */
const RULES = {
  pair: { forgottenAfterMs: DAY_MS, delayMs: growingDelayMs },
  address: { forgottenAfterMs: 15 * MINUTE_MS, delayMs: addressDelayMs },
  account: { forgottenAfterMs: DAY_MS, delayMs: () => 0 },
} as const satisfies Record<Kind, { forgottenAfterMs: number; delayMs(failures: number): number }>;

const CAPTCHA_AFTER = 3;

/** Nothing for four failures, half a minute after the fifth, twice that after each further one. */
export function growingDelayMs(failures: number): number {
  if (failures < 5) return 0;
  return Math.min(30 * SECOND_MS * 2 ** Math.min(failures - 5, 10), 15 * MINUTE_MS);
}

export function addressDelayMs(failures: number): number {
  return failures < 30 ? 0 : 15 * MINUTE_MS;
}

/** Asked before any work is done for whoever tries. */
export async function assertNotBlocked(world: World, attempt: Attempt): Promise<void> {
  const { pair, address } = keysOf(attempt);
  refuseWaiting(await queries.listFailures(world.db, [pair, address]), world.clock.now());
}

function refuseWaiting(rows: readonly Failure[], now: Instant): void {
  const retryAfterSeconds = Math.max(0, ...rows.map((row) => waitOf(row, now)));
  if (retryAfterSeconds > 0) throw new Refusal('login_locked', { retryAfterSeconds });
}

/** By length and not by end: a clock that was set back makes nobody wait longer. */
function waitOf({ last_at, blocked_until }: Failure, now: Instant): number {
  if (!blocked_until) return 0;
  const lengthMs = blocked_until.getTime() - last_at.getTime();
  return isNear(last_at, now, lengthMs) ? secondsLeft(last_at, now, lengthMs) : 0;
}

/**
 * In a transaction of its own: the refusal that follows takes nothing of it back. What else is to
 * be kept of a failure is written along with it.
 */
export async function noteFailure(
  world: World,
  attempt: Attempt,
  alongside: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const now = world.clock.now();
  const keys = Object.values(keysOf(attempt));
  await world.db.transaction().execute(async (tx) => {
    const rows = await queries.lockFailures(tx, keys, now);
    await queries.saveFailures(
      tx,
      rows.map((row) => countOne(row, now)),
    );
    await alongside(tx);
  });
}

/**
 * Counts a guess before it is looked at, or refuses to look: of a thousand at once, no more than
 * the first few are. Who guessed right clears it again.
 */
export async function takeGuess(world: World, attempt: Attempt): Promise<void> {
  const now = world.clock.now();
  const keys = Object.values(keysOf(attempt));
  await world.db.transaction().execute(async (tx) => {
    const rows = await queries.lockFailures(tx, keys, now);
    refuseWaiting(rows, now);
    await queries.saveFailures(
      tx,
      rows.map((row) => countOne(row, now)),
    );
  });
}

function countOne(row: Failure, now: Instant): Failure {
  const rule = RULES[row.key.slice(0, row.key.indexOf(':')) as Kind];
  // Thirty in a quarter of an hour are counted from the first one, the others from the last.
  const since = rule === RULES.address ? row.first_at : row.last_at;
  const isOver = !isNear(since, now, rule.forgottenAfterMs);
  const failures = isOver ? 1 : row.failures + 1;
  const delayMs = rule.delayMs(failures);
  return {
    key: row.key,
    failures,
    first_at: isOver ? now : row.first_at,
    last_at: now,
    blocked_until: delayMs === 0 ? null : later(now, delayMs),
  };
}

/** After a success. The address keeps its count: one's own account must not wash off the others. */
export async function clearFailures(world: World, attempt: Attempt): Promise<void> {
  const { pair, account } = keysOf(attempt);
  await queries.deleteFailures(world.db, [pair, account]);
}

/** Whether a picture must be read before the next try, by whoever makes it. */
export async function needsCaptcha(world: World, attempt: Attempt): Promise<boolean> {
  const now = world.clock.now();
  const [row] = await queries.listFailures(world.db, [keysOf(attempt).account]);
  const { forgottenAfterMs } = RULES.account;
  return (
    row !== undefined && row.failures >= CAPTCHA_AFTER && isNear(row.last_at, now, forgottenAfterMs)
  );
}

/** Names are kept as digests: what people type into a name field may be a password. */
function keysOf({ account, address }: Attempt): Record<Kind, string> {
  const name = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  const network = networkOf(address);
  return {
    pair: `pair:${name}|${network}`,
    address: `address:${network}`,
    account: `account:${name}`,
  };
}
