import { createHash } from 'node:crypto';
import { DAY_MS, type Instant, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import type { Row } from '../../base/db/index.ts';
import { inTurn, networkOf, Refusal, type World } from '../../base/kernel/index.ts';
import { isNear, secondsLeft } from './nearness.ts';
import * as queries from './queries.ts';

/** Who tries, as far as they say, and from where. */
export type Attempt = {
  readonly account: string;
  readonly address: string;
  /** A password to come in with: a few wrong ones lock the account, wherever they come from. */
  readonly locks?: boolean;
  /** Its owner came in from here before: what strangers try elsewhere does not lock them out. */
  readonly isKnownPlace?: boolean;
};

type Kind = 'pair' | 'address' | 'account' | 'lock';
type Failure = Row<'challenges_failure'>;

/**
 * A name from one address waits longer each time; an address waits once it has tried many names.
 * A name costs a picture to read, and its password is locked after three wrong ones, for all but
 * the places its owner is known at: anybody could lock anybody out otherwise.
 */
const RULES = {
  pair: { forgottenAfterMs: DAY_MS, delayMs: growingDelayMs },
  address: { forgottenAfterMs: 15 * MINUTE_MS, delayMs: addressDelayMs },
  account: { forgottenAfterMs: DAY_MS, delayMs: () => 0 },
  lock: { forgottenAfterMs: 30 * MINUTE_MS, delayMs: lockMs },
} as const satisfies Record<Kind, { forgottenAfterMs: number; delayMs(failures: number): number }>;

const CAPTCHA_AFTER = 2;
const LOCK_AFTER = 3;

/** Nothing for four failures, half a minute after the fifth, twice that after each further one. */
export function growingDelayMs(failures: number): number {
  if (failures < 5) return 0;
  return Math.min(30 * SECOND_MS * 2 ** Math.min(failures - 5, 10), 15 * MINUTE_MS);
}

export function addressDelayMs(failures: number): number {
  return failures < 30 ? 0 : 15 * MINUTE_MS;
}

/** The third wrong password within half an hour locks for as long. */
export function lockMs(failures: number): number {
  return failures < LOCK_AFTER ? 0 : 30 * MINUTE_MS;
}

function refuseWaiting(attempt: Attempt, rows: readonly Failure[], now: Instant): void {
  const { pair, lock } = keysOf(attempt);
  const here = rows.find(({ key }) => key === pair)?.failures ?? 0;
  const isLockedOut = !attempt.isKnownPlace || here >= LOCK_AFTER;
  const held = rows.filter(({ key }) => key !== lock || isLockedOut);
  const retryAfterSeconds = Math.max(0, ...held.map((row) => waitOf(row, now)));
  if (retryAfterSeconds === 0) return;
  const canUnlock = held.some((row) => row.key === lock && waitOf(row, now) > 0);
  throw new Refusal('login_locked', { retryAfterSeconds, canUnlock });
}

/** Whether only a second factor, or time, opens this account to its password. */
export async function isLocked(world: World, attempt: Attempt): Promise<boolean> {
  const { lock } = keysOf({ ...attempt, locks: true });
  const rows = await queries.listFailures(world.db, lock ? [lock] : []);
  return rows.some((row) => waitOf(row, world.clock.now()) > 0);
}

/** By length and not by end: a clock that was set back makes nobody wait longer. */
function waitOf({ last_at, blocked_until }: Failure, now: Instant): number {
  if (!blocked_until) return 0;
  const lengthMs = blocked_until.getTime() - last_at.getTime();
  return isNear(last_at, now, lengthMs) ? secondsLeft(last_at, now, lengthMs) : 0;
}

/**
 * Counts a guess before it is looked at, or refuses to look: of a thousand at once, no more than
 * the first few are. In a transaction of its own: what follows takes nothing of it back but
 * `guessedRight` and `returnGuess`.
 */
export const takeGuess = (world: World, attempt: Attempt): Promise<void> =>
  inTurn(keysOf(attempt).account, () => countGuess(world, attempt));

/**
 * A guess from its count to its verdict. The next one at the same account waits for that, so that
 * many right ones at once, as of a page that asks twice, are not taken for wrong ones.
 */
export const guess = (
  world: World,
  attempt: Attempt,
  isRight: () => Promise<boolean>,
): Promise<boolean> =>
  inTurn(keysOf(attempt).account, async () => {
    await countGuess(world, attempt);
    const verdict = await isRight().catch(async (error: unknown) => {
      await returnGuess(world, attempt);
      throw error;
    });
    if (verdict) await guessedRight(world, attempt);
    return verdict;
  });

async function countGuess(world: World, attempt: Attempt): Promise<void> {
  const now = world.clock.now();
  const keys = Object.values(keysOf(attempt));
  refuseWaiting(attempt, await queries.listFailures(world.db, keys), now);
  await world.db.transaction().execute(async (tx) => {
    const rows = await queries.lockFailures(tx, keys, now);
    refuseWaiting(attempt, rows, now);
    await queries.saveFailures(
      tx,
      rows.map((row) => countOne(row, now)),
    );
  });
}

const ruleOf = ({ key }: Failure) => RULES[key.slice(0, key.indexOf(':')) as Kind];

function countOne(row: Failure, now: Instant): Failure {
  const rule = ruleOf(row);
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

/** Takes a guess back that turned out to be none, with the wait that it began. */
export async function returnGuess(world: World, attempt: Attempt): Promise<void> {
  const keys = Object.values(keysOf(attempt));
  await world.db.transaction().execute(async (tx) => {
    const rows = await queries.lockFailures(tx, keys, world.clock.now());
    await queries.saveFailures(tx, rows.map(uncountOne));
  });
}

function uncountOne(row: Failure): Failure {
  const failures = Math.max(0, row.failures - 1);
  const delayMs = ruleOf(row).delayMs(failures);
  return { ...row, failures, blocked_until: delayMs === 0 ? null : later(row.last_at, delayMs) };
}

/** After a guess that was right: its own count goes, and the wrong ones at this account. */
export async function guessedRight(world: World, attempt: Attempt): Promise<void> {
  await returnGuess(world, attempt);
  await clearFailures(world, attempt);
}

/** The address keeps its count: one's own account must not wash off the others. */
export async function clearFailures(world: World, attempt: Attempt): Promise<void> {
  const { address: _, ...own } = keysOf({ ...attempt, locks: true });
  await queries.deleteFailures(world.db, Object.values(own));
}

/** Whether a picture must be read before the next try, by whoever makes it. */
export async function needsCaptcha(world: World, attempt: Attempt): Promise<boolean> {
  const now = world.clock.now();
  const { account } = keysOf(attempt);
  const [row] = await queries.listFailures(world.db, [account]);
  const { forgottenAfterMs } = RULES.account;
  return (
    row !== undefined && row.failures >= CAPTCHA_AFTER && isNear(row.last_at, now, forgottenAfterMs)
  );
}

type Keys = Readonly<Record<'pair' | 'address' | 'account', string>> & { readonly lock?: string };

/** Names are kept as digests: what people type into a name field may be a password. */
function keysOf({ account, address, locks = false }: Attempt): Keys {
  const name = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  const network = networkOf(address);
  return {
    pair: `pair:${name}|${network}`,
    address: `address:${network}`,
    account: `account:${name}`,
    ...(locks ? { lock: `lock:${name}` } : {}),
  };
}
