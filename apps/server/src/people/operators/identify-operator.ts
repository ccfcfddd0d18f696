import type { Id } from '@baize/std/id';
import {
  type Identify,
  isKeptOut,
  type Mode,
  type OperatorCaller,
  type World,
} from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { isLive, SEEN_EVERY_MS } from './rules.ts';
import { hashOperatorToken, isOperatorToken } from './token.ts';

/**
 * Who comes with a token: an operator's is looked up here, any other is asked for elsewhere. They
 * are few, so each call asks anew, and who was closed or got another role is so from then on.
 */
export const identifyOperator =
  (world: World, otherwise: Identify, mode: Mode = 'demonstration'): Identify =>
  (token, isAnew) =>
    isOperatorToken(token) ? findCaller(world, mode, token) : otherwise(token, isAnew);

async function findCaller(world: World, mode: Mode, token: string): Promise<OperatorCaller | null> {
  const now = world.clock.now();
  const session = await queries.findOpenSession(world.db, hashOperatorToken(token));
  if (!session || !isLive(session, now) || isKeptOut(mode, session)) return null;
  if (now.getTime() - session.seen_at.getTime() >= SEEN_EVERY_MS) {
    await queries.touchSession(world.db, session.id, now);
  }
  return {
    role: 'operator',
    operatorId: session.operator_id,
    sessionId: session.id as Id<'ops'>,
    trusted: session.role,
  };
}
