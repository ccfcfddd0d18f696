import type { Bonus } from '@baize/contract/bonus';
import type { MemberId } from '@baize/std/id';
import type { Db } from '../../base/db/index.ts';
import { listPage } from './queries.ts';
import { viewGrants } from './view-grants.ts';

const SHOWN = 5;

/** The newest few bonuses of a member, for whoever looks after them. */
export const listNewestBonuses = async (
  db: Db,
  memberId: MemberId,
  language: string,
): Promise<Bonus[]> =>
  viewGrants(db, (await listPage(db, memberId, undefined)).slice(0, SHOWN), language);
