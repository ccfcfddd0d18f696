import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { findByAccount, findMember, type Member, roleOf } from '../../people/members/index.ts';
import * as places from './place-queries.ts';
import { depthOf, getPlace, isBelow } from './places.ts';
import { DEPTH_MAX } from './rules.ts';

type MoveTarget = {
  readonly memberId: MemberId;
  /** Null: the top of a line. */
  readonly toAccount: string | null;
};

/** Who is to be moved, and under whom: agents alone have anybody below them. */
export async function findMoved(
  db: Db | Tx,
  brand: Pick<Brand, 'agentTypes' | 'memberTypes' | 'trialTypes'>,
  { memberId, toAccount }: MoveTarget,
): Promise<{ readonly member: Member; readonly upline: Member | null }> {
  const member = await findMember(db, memberId);
  ensure(member && roleOf(brand, member.type) !== 'trial', 'not_found');
  const upline = toAccount === null ? null : await findByAccount(db, toAccount);
  ensure(upline !== undefined, 'not_found');
  ensure(!upline || roleOf(brand, upline.type) === 'agent', 'not_an_agent');
  return { member, upline };
}

/** Nobody stands below themselves, nor deeper than the tree can hold. */
export async function ensureFits(
  db: Db | Tx,
  fromPath: string,
  uplineId: MemberId | null,
): Promise<void> {
  if (uplineId === null) return;
  const { path } = await getPlace(db, uplineId);
  ensure(!isBelow(path, fromPath), 'tree_cycle');
  const levels = (await places.deepestOf(db, fromPath)) - depthOf(fromPath) + 1;
  ensure(depthOf(path) + levels <= DEPTH_MAX, 'tree_too_deep');
}
