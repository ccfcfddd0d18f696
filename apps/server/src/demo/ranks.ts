import type { Brand } from '@baize/contract/brand';
import { loadBrand, seedContent } from '../base/brand/index.ts';
import type { World } from '../base/kernel/index.ts';
import { findByAccount } from '../people/members/index.ts';
import { placeInRank } from '../rewards/ranks/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

const DEMO_LEVEL = 2;

/** A rank for the demonstration member, with bonuses to claim; given once. */
export async function seedDemoRank(world: World, brand: Brand): Promise<void> {
  const member = await findByAccount(world.db, DEMO_ACCOUNTS.member.account);
  if (!member) return;
  // The ranks are content, which the site would bring into the database only when it starts.
  await seedContent(world, loadBrand(brand.code));
  await world.db
    .transaction()
    .execute((tx) => placeInRank(world, tx, { brand, memberId: member.id, level: DEMO_LEVEL }));
}
