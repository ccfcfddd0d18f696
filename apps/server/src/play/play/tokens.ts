import { hash } from 'node:crypto';
import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import type { MemberId } from '@baize/std/id';
import { HOUR_MS, type Instant, isBefore, later, SECOND_MS } from '@baize/std/time';
import { LRUCache } from 'lru-cache';
import type { Row, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './token-queries.ts';

/** A launch takes a page load; whoever finds the address later finds it dead. */
const LAUNCH_MS = 60 * SECOND_MS;
const SESSION_MS = 12 * HOUR_MS;

const HASHES_MAX = 20_000;
const hashes = new LRUCache<string, string>({ max: HASHES_MAX });

/** A token comes with every bet of its session: what it hashes to is remembered. */
export function hashToken(token: string): string {
  const known = hashes.get(token);
  if (known !== undefined) return known;
  const made = hash('sha256', token, 'base64url');
  hashes.set(token, made);
  return made;
}

type Launch = {
  readonly memberId: MemberId;
  readonly vendor: string;
  readonly game: string | null;
  readonly currency: string;
  /** The login it is launched from, with which it ends; none where nobody is logged in. */
  readonly sessionId?: string | undefined;
};

/** A token that opens one vendor's game for a member, once, within a minute. */
export async function issuePlayToken(world: World, tx: Tx, launch: Launch): Promise<string> {
  const token = Buffer.from(world.chance.bytes(32)).toString('base64url');
  const now = world.clock.now();
  await queries.insertToken(tx, {
    hash: hashToken(token),
    kind: 'launch',
    member_id: launch.memberId,
    vendor: launch.vendor,
    game: launch.game,
    currency: launch.currency,
    issued_at: now,
    expires_at: later(now, LAUNCH_MS),
    used_by: null,
    session_id: launch.sessionId ?? null,
  });
  return token;
}

export type Session = {
  readonly token: string;
  readonly memberId: MemberId;
  readonly game: string | null;
  readonly currency: string;
  readonly expiresAt: Instant;
};

type Opening = {
  readonly vendor: string;
  readonly launchToken: string;
  readonly requestId: string;
};

/**
 * Turns a launch token into the session token its bets carry. The session's token follows from the
 * launch's, so a vendor whose answer got lost asks again with the same request id and gets the same.
 */
export function openPlaySession(
  world: World,
  opening: Opening,
): Promise<Session | VendorErrorCode> {
  const { vendor, launchToken, requestId } = opening;
  const token = hashToken(`session ${launchToken}`);
  return world.db.transaction().execute(async (tx) => {
    const now = world.clock.now();
    const launch = await queries.lockToken(tx, hashToken(launchToken));
    const refusal = findFault(launch, opening, now);
    if (refusal || !launch) return refusal ?? 'token_unknown';
    const session: Row<'play_token'> = {
      ...launch,
      hash: hashToken(token),
      kind: 'session',
      issued_at: now,
      expires_at: later(launch.issued_at, SESSION_MS),
    };
    await queries.markUsed(tx, launch.hash, `${vendor} ${requestId}`);
    await queries.insertToken(tx, session);
    const { member_id: memberId, game, currency, expires_at: expiresAt } = session;
    return { token, memberId, game, currency, expiresAt };
  });
}

function findFault(
  launch: Row<'play_token'> | undefined,
  { vendor, requestId }: Opening,
  now: Instant,
): VendorErrorCode | null {
  if (!launch || launch.kind !== 'launch' || launch.vendor !== vendor) return 'token_unknown';
  if (launch.used_by === `${vendor} ${requestId}`) return null;
  if (launch.used_by !== null) return 'token_used';
  return isBefore(now, launch.expires_at) ? null : 'token_expired';
}
