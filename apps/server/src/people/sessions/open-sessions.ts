import type { EventPayload } from '@baize/contract/events';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { SECOND_MS } from '@baize/std/time';
import { LRUCache } from 'lru-cache';
import type { Site } from '../../base/brand/index.ts';
import {
  type Bus,
  type FindEnding,
  type Identify,
  isKeptOut,
  type MemberCaller,
  type Mode,
  type World,
} from '../../base/kernel/index.ts';
import { findMember, roleOf } from '../members/index.ts';
import { createFindEnding } from './find-ending.ts';
import * as queries from './queries.ts';
import { isLive, SEEN_EVERY_MS } from './rules.ts';
import { hashToken, isToken } from './token.ts';

/** What was found out about a token is believed for this long without asking again. */
const BELIEVED_MS = SECOND_MS;
const BELIEVED_MAX = 20_000;
/** Longer than anything is believed or asked. */
const ENDED_KEPT_MS = 60 * BELIEVED_MS;

type Believed = { readonly caller: MemberCaller; readonly atMs: number };

export type Sessions = {
  readonly identify: Identify;
  /** Why a token identifies nobody any more. */
  readonly findEnding: FindEnding;
  /** Called once a session has ended here, so that its token is dead before the answer leaves. */
  forget(sessionId: Id<'ses'>): void;
};

type SessionSite = Pick<Site, 'brand'> & { readonly mode?: Mode };

/**
 * Who comes with a token. Sessions that ended in this process or, by the bus, in another are
 * forgotten at once, and so are those of a member who was blocked.
 */
export function openSessions(world: World, place: SessionSite, bus?: Bus): Sessions {
  const believed = new LRUCache<string, Believed>({ max: BELIEVED_MAX });
  // A page makes many calls at once: they share one question.
  const asking = new Map<string, Promise<MemberCaller | null>>();
  // A question under way when its session ends must not bring it back.
  const endedAtMs = new Map<Id<'ses'>, number>();
  // How often somebody was blocked: an answer from before may be about them.
  let stops = 0;

  const forget = (sessionId: Id<'ses'>) => {
    const nowMs = performance.now();
    // In the order they came in: thousands that end at once are each looked at once.
    for (const [id, atMs] of endedAtMs) {
      if (nowMs - atMs <= ENDED_KEPT_MS) break;
      endedAtMs.delete(id);
    }
    endedAtMs.set(sessionId, nowMs);
    asking.clear();
  };
  const isEnded = ({ sessionId }: MemberCaller) => !sessionId || endedAtMs.has(sessionId);
  bus?.onEvent(({ kind, payload, memberId }) => {
    if (kind === 'sessionEnded') forget((payload as EventPayload<'sessionEnded'>).sessionId);
    if (kind !== 'memberStopped' && kind !== 'protection') return;
    stops += 1;
    asking.clear();
    // Listed first: the cache does not promise a whole walk to whoever deletes on the way.
    const theirs = [...believed.entries()].filter(([, { caller }]) => caller.memberId === memberId);
    for (const [hash] of theirs) believed.delete(hash);
  });

  const askAnew = async (hash: string): Promise<MemberCaller | null> => {
    const stopsBefore = stops;
    const caller = await ask(world, place, hash);
    if (stops !== stopsBefore) return askAnew(hash);
    if (!caller || isEnded(caller)) return null;
    believed.set(hash, { caller, atMs: world.clock.now().getTime() });
    return caller;
  };

  const identify: Identify = async (token, isAnew = false) => {
    if (!isToken(token)) return null;
    const hash = hashToken(token);
    // What play needs is shut from the commit of a break on: an answer from before is of no use.
    if (isAnew) return askAnew(hash);
    const known = believed.get(hash);
    if (known && isFresh(known, world.clock.now().getTime())) {
      return isEnded(known.caller) ? null : known.caller;
    }
    const asked = asking.get(hash) ?? askAnew(hash);
    asking.set(hash, asked);
    return asked.finally(() => asking.get(hash) === asked && asking.delete(hash));
  };
  const { brand, mode = 'demonstration' } = place;
  return { identify, findEnding: createFindEnding(world, { brand, mode }), forget };
}

/** A clock that was set back makes nothing younger than it is. */
const isFresh = ({ atMs }: Believed, nowMs: number): boolean =>
  nowMs >= atMs && nowMs - atMs < BELIEVED_MS;

async function ask(
  world: World,
  { brand, mode = 'demonstration' }: SessionSite,
  tokenHash: string,
): Promise<MemberCaller | null> {
  const now = world.clock.now();
  const session = await queries.findByTokenHash(world.db, tokenHash);
  if (!session || !isLive(session, brand.session, now)) return null;
  const member = await findMember(world.db, session.member_id);
  assert(member, 'a session belongs to a member');
  const role = roleOf(brand, member.type);
  if (role === null || member.status !== 'active' || isKeptOut(mode, member)) return null;
  if (now.getTime() - session.seen_at.getTime() >= SEEN_EVERY_MS) {
    await queries.touchSession(world.db, session.id, now);
  }
  return {
    role,
    memberId: member.id,
    sessionId: session.id,
    ...(session.pending === null ? {} : { pending: session.pending }),
    ...(member.excluded_until === null ? {} : { excludedUntil: member.excluded_until }),
  };
}
