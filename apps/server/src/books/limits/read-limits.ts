import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/limits';
import type { MemberId } from '@baize/std/id';
import type { World } from '../../base/kernel/index.ts';
import { type HouseLimitRow, listHouseLimits } from './house-queries.ts';
import * as queries from './queries.ts';
import { readUsed, type Zoned } from './read-used.ts';
import type { Limit } from './rules.ts';
import { view } from './set-limit.ts';

type KeptLimit = {
  readonly key: queries.LimitKey;
  readonly limit: Limit;
  readonly house: HouseLimitRow | undefined;
};

/** The limits of a member, their own and the house's, and what they used of each. */
export async function readLimits(
  world: World,
  zoned: Zoned,
  memberId: MemberId,
): Promise<Output<typeof contract.listLimits>['limits']> {
  const own = await queries.listLimits(world.db, memberId);
  const kept = joinLimits(memberId, own, await listHouseLimits(world.db, memberId));
  return Promise.all(
    kept.map(async ({ key, limit, house }) =>
      view(key, { limit, house, used: await readUsed(world, zoned, { db: world.db, key }) }),
    ),
  );
}

type OwnLimitRow = Awaited<ReturnType<typeof queries.listLimits>>[number];

/** Each once: what both set, what the member alone and what the house alone. */
function joinLimits(
  memberId: MemberId,
  own: readonly OwnLimitRow[],
  houses: readonly HouseLimitRow[],
): readonly KeptLimit[] {
  const isSame = (a: HouseLimitRow, b: OwnLimitRow) => a.kind === b.kind && a.period === b.period;
  const alone = houses.filter((house) => !own.some((row) => isSame(house, row)));
  return [
    ...own.map((row) => ({
      key: { memberId, kind: row.kind, period: row.period },
      limit: queries.toLimit(row),
      house: houses.find((house) => isSame(house, row)),
    })),
    ...alone.map((house) => ({
      key: { memberId, kind: house.kind, period: house.period },
      limit: { amount: null, pending: null },
      house,
    })),
  ];
}
