import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { newStanding, type RankedBrand, raised, writeRises } from './raise-ranks.ts';
import { readRanks } from './rank.ts';

type Placing = {
  readonly brand: RankedBrand;
  readonly memberId: MemberId;
  readonly level: number;
};

/**
 * Gives a member a rank whatever they have bet, with the bonuses of all ranks up to it. It is kept
 * and lost like any other. Nothing happens to who has it or a higher one already.
 */
export async function placeInRank(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { brand, memberId, level }: Placing,
): Promise<void> {
  const ranks = await readRanks(tx, brand.code);
  if (!ranks.some((rank) => rank.level === level)) return;
  const day = dayOf(world.clock.now(), brand.timezone);
  await queries.ensureStandings(tx, [newStanding(world, memberId, day)]);
  const [before] = await queries.lockStandings(tx, [memberId]);
  if (!before || before.top_level >= level) return;
  const rises = [{ before, after: raised(world, before, { level, day }) }];
  await writeRises(world, tx, { ranks, rises });
}
