import { assert } from '@baize/std/assert';
import { type Minor, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { sumBonusFlows } from '../../play/play/index.ts';
import type { Grant } from './grant.ts';
import { shareOut } from './rules.ts';

export type WeighedGrant = Grant & {
  /** What of the pocket is this bonus's. */
  readonly part: Minor;
};

/** All of a member's bonuses, the oldest first, with what each has in the bonus pocket. */
export async function weighGrants(
  db: Db | Tx,
  grants: readonly Grant[],
  pocket: Minor,
): Promise<readonly WeighedGrant[]> {
  const [first] = grants;
  if (!first) return [];
  const { member_id: memberId, currency } = first;
  assert(
    grants.every((grant) => grant.currency === currency),
    'a member has one currency',
  );
  // A bet is of the bonus that was given last before it: what it stakes can be of no later one.
  const starts = grants.map(({ granted_at }) => granted_at);
  const nets = await sumBonusFlows(db, { memberId, currency, starts });
  const weighed = grants.map((grant, index) => ({ ...grant, net: nets[index] ?? ZERO }));
  const parts = shareOut(weighed, pocket);
  return grants.map((grant, index) => ({ ...grant, part: parts[index] ?? ZERO }));
}
