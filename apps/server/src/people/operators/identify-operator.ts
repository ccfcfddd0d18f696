import { KEY_SCOPES } from '@baize/contract/operator-key';
import type { Id } from '@baize/std/id';
import {
  type Identify,
  isKeptOut,
  type Mode,
  type OperatorCaller,
  type World,
} from '../../base/kernel/index.ts';
import { findLiveKey, touchKey } from './keys/queries.ts';
import * as queries from './queries.ts';
import { readTrust } from './roles/trust.ts';
import { isLive, SEEN_EVERY_MS } from './rules.ts';
import { hashOperatorToken, isKeyToken, isOperatorToken } from './token.ts';

/**
 * Who comes with a token: an operator's is looked up here, any other is asked for elsewhere. They
 * are few, so each call asks anew, and who was closed or got another role is so from then on.
 */
export const identifyOperator =
  (world: World, otherwise: Identify, mode: Mode = 'demonstration'): Identify =>
  (token, isAnew) => {
    if (isOperatorToken(token)) return findCaller(world, mode, token);
    return isKeyToken(token) ? findKeyCaller(world, mode, token) : otherwise(token, isAnew);
  };

/** The sessions that a console may still work with; unlike a call, asking keeps none of them open. */
export const findOpenOperators = (world: World) => async (): Promise<ReadonlySet<string>> => {
  const now = world.clock.now();
  const open = (await queries.listOpenSessions(world.db)).filter((row) => isLive(row, now));
  return new Set(open.map(({ id }) => id));
};

/** A key acts in the name of who made it, as far as its scopes and they themselves may. */
async function findKeyCaller(
  world: World,
  mode: Mode,
  token: string,
): Promise<OperatorCaller | null> {
  const now = world.clock.now();
  const key = await findLiveKey(world.db, hashOperatorToken(token));
  if (!key || isKeptOut(mode, key)) return null;
  if (now.getTime() - (key.used_at?.getTime() ?? 0) >= SEEN_EVERY_MS) {
    await touchKey(world.db, key.id, now);
  }
  return {
    role: 'operator',
    operatorId: key.made_by,
    sessionId: null,
    trusted: (await readTrust(world.db, { operatorId: key.made_by, role: key.role }, now)).trusted,
    scopes: KEY_SCOPES.filter((scope) => key.scopes.includes(scope)),
  };
}

async function findCaller(world: World, mode: Mode, token: string): Promise<OperatorCaller | null> {
  const now = world.clock.now();
  const session = await queries.findOpenSession(world.db, hashOperatorToken(token));
  if (!session || !isLive(session, now) || isKeptOut(mode, session)) return null;
  if (now.getTime() - session.seen_at.getTime() >= SEEN_EVERY_MS) {
    await queries.touchSession(world.db, session.id, now);
  }
  const { operator_id: operatorId, role } = session;
  const { trusted } = await readTrust(world.db, { operatorId, role }, now);
  return {
    role: 'operator',
    operatorId,
    sessionId: session.id as Id<'ops'>,
    trusted,
  };
}
