import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/limits';
import type { MemberId } from '@baize/std/id';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { readUsed, type Zoned } from './read-used.ts';
import { view } from './set-limit.ts';

/** The limits of a member, and what they used of each. */
export async function readLimits(
  world: World,
  zoned: Zoned,
  memberId: MemberId,
): Promise<Output<typeof contract.listLimits>['limits']> {
  const rows = await queries.listLimits(world.db, memberId);
  return Promise.all(
    rows.map(async (row) => {
      const key = { memberId, kind: row.kind, period: row.period };
      return view(key, queries.toLimit(row), await readUsed(world, zoned, { db: world.db, key }));
    }),
  );
}
