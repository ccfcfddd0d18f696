import type { Brand } from '@baize/contract/brand';
import type { EndedWhy } from '@baize/contract/events';
import { type FindEnding, isKeptOut, type Mode, type World } from '../../base/kernel/index.ts';
import { findMember, roleOf } from '../members/index.ts';
import * as queries from './queries.ts';
import { isLive } from './rules.ts';
import { hashToken, isToken } from './token.ts';

type EndingOptions = { readonly brand: Brand; readonly mode: Mode };

/** Whoever holds the token of a session that is over may know why: it was theirs. */
export const createFindEnding =
  (world: World, { brand, mode }: EndingOptions): FindEnding =>
  async (token) => {
    if (!isToken(token)) return null;
    const session = await queries.findByTokenHash(world.db, hashToken(token));
    if (!session) return null;
    const ended = (why: EndedWhy) => ({ sessionId: session.id, why });
    // The column is written by `endSession` and `endStale` alone, from the same list.
    if (session.ended_at !== null) return ended((session.ended_why ?? 'security') as EndedWhy);
    if (!isLive(session, brand.session, world.clock.now())) return ended('expired');
    const member = await findMember(world.db, session.member_id);
    const isOpen = member?.status === 'active' && roleOf(brand, member.type) !== null;
    return isOpen && !isKeptOut(mode, member) ? null : ended('security');
  };
