import { CASE_KINDS, type CaseKind } from '@baize/contract/case';
import type { Permission } from '@baize/contract/operator-roles';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import * as queries from './queries.ts';
import { mayRead } from './rules.ts';

export type OpenCase = {
  readonly kind: CaseKind;
  readonly code: string;
  readonly openedAt: Instant;
};

/** The open cases about a member, of the kinds that somebody with these rights may see. */
export async function listCasesAbout(
  db: Db,
  memberId: MemberId,
  trusted: readonly Permission[],
): Promise<readonly OpenCase[]> {
  const kinds = CASE_KINDS.filter((kind) => mayRead(trusted, kind));
  if (kinds.length === 0) return [];
  const rows = await queries.listOpenAbout(db, memberId, kinds);
  return rows.map(({ kind, code, opened_at: openedAt }) => ({ kind, code, openedAt }));
}
