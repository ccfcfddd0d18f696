import type { Id, MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import * as loginQueries from './login-queries.ts';
import * as queries from './queries.ts';

export type LastLogin = { readonly at: string; readonly address: string };

/** The login before the one that a session came about by; of no session, the latest of all. */
export async function findLastLogin(
  db: Db | Tx,
  memberId: MemberId,
  sessionId?: Id<'ses'>,
): Promise<LastLogin | null> {
  const session = sessionId && (await queries.findSession(db, sessionId));
  const login = await loginQueries.findLatestLogin(db, memberId, session?.created_at);
  return login ? { at: login.at.toISOString(), address: login.ip } : null;
}
