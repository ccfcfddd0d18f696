import { LINK_HOURS } from '@baize/contract/operator';
import type { Id } from '@baize/std/id';
import { HOUR_MS, isBefore, later } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import { makeTotpSecret } from '../credentials/index.ts';
import * as links from './link-queries.ts';
import * as queries from './queries.ts';
import { hashOperatorToken, makeOperatorToken } from './token.ts';

export type NewLink = {
  readonly operatorId: Id<'opr'>;
  /** Who sends it; null at the server's own keyboard. */
  readonly madeBy: Id<'opr'> | null;
};

/**
 * The secret of a link by which an operator sets password and authenticator. What they had before
 * is over, and so are their sessions and earlier links; from now on who sent it counts as their maker.
 */
export async function makeLink(
  world: Pick<World, 'clock' | 'chance'>,
  tx: Tx,
  { operatorId, madeBy }: NewLink,
): Promise<{ token: string; operator: queries.OperatorRow }> {
  const now = world.clock.now();
  await queries.endSessionsOf(tx, operatorId, now);
  const operator = await queries.updateOperator(tx, operatorId, {
    password_hash: null,
    totp_secret: makeTotpSecret(world),
    totp_confirmed_at: null,
    made_by: madeBy,
    set_up_at: null,
  });
  const token = makeOperatorToken(world.chance);
  await links.endLinks(tx, operatorId, now);
  await links.insertLink(tx, {
    token_hash: hashOperatorToken(token),
    operator_id: operatorId,
    created_at: now,
    expires_at: later(now, LINK_HOURS * HOUR_MS),
    used_at: null,
  });
  return { token, operator };
}

/** Whose link it is. One that was used, replaced or came late is nobody's. */
export async function ownerOfLink(
  { clock }: Pick<World, 'clock'>,
  db: Db | Tx,
  token: string,
): Promise<queries.OperatorRow> {
  const link = await links.findLink(db, hashOperatorToken(token));
  ensure(link && isBefore(clock.now(), link.expires_at), 'reset_link_invalid');
  const operator = await queries.getOperator(db, link.operator_id);
  ensure(operator.is_active, 'reset_link_invalid');
  return operator;
}

/** Behind the #, where neither servers nor the pages it leads away to ever see it. */
export const addressOfLink = (publicUrl: string, token: string): string =>
  new URL(`/console/welcome#token=${token}`, publicUrl).href;
