import type { Brought } from '@baize/contract/agent';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../../base/db/index.ts';
import { ensure } from '../../../base/kernel/index.ts';
import { depthOf, getPlace } from '../places.ts';
import { DEPTH_MAX } from '../rules.ts';

/** Agents are brought only where there is room for somebody below them as well. */
export async function ensureMayBring(
  db: Db | Tx,
  agentId: MemberId,
  brings: Brought,
): Promise<void> {
  if (brings === 'member') return;
  const { path } = await getPlace(db, agentId);
  ensure(depthOf(path) < DEPTH_MAX, 'tree_too_deep');
}
