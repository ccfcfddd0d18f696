import type { Brand } from '@baize/contract/brand';
import type { Vault } from '@baize/std/node/vault';
import { type LoadedBrand, loadBrand } from './base/brand/index.ts';
import { openDatabase } from './base/db/index.ts';
import { createLog, idMaker, systemChance, systemClock } from './base/kernel/index.ts';
import { seedDemoAccounts } from './demo/accounts.ts';
import { seedDemoOperators } from './demo/operators.ts';
import { seedDemoPoints } from './demo/points.ts';
import { seedDemoRewards } from './demo/rewards.ts';
import { seedDemoTeam } from './demo/team.ts';
import { seedCatalogue } from './play/catalog/index.ts';
import { joinBook, joinStudio, type OwnVendorJoining } from './play/vendors/own-vendors.ts';

export type Seeding = {
  /** Seals what is filled in, by the keys the server opens it with. */
  readonly vault: Vault;
  /** A brand to make the accounts of, that everyone may look around with. */
  readonly demoOf?: Brand;
  /** The same, with a team below the agent that has played for weeks. */
  readonly demoTeamOf?: LoadedBrand;
  /** Our own vendors of this start: the money they play in, and the file a key is handed over by. */
  readonly studio?: OwnVendorJoining | null;
  readonly book?: OwnVendorJoining | null;
};

/** Fills a fresh database with what the product brings. Run again, it changes nothing. */
export async function seed(
  url: string,
  { vault, demoOf, demoTeamOf, studio, book }: Seeding,
): Promise<void> {
  const { db } = openDatabase(url, { max: 1, name: 'baize seed', vault });
  const [clock, chance] = [systemClock, systemChance];
  const world = { db, clock, chance, newId: idMaker(clock, chance), log: createLog('silent') };
  try {
    await seedCatalogue(world);
    if (demoTeamOf) await seedDemoTeam(world, { site: demoTeamOf, url });
    if (demoOf) await seedDemoAccounts(world, demoOf);
    if (demoOf) await seedDemoRewards(world, demoOf);
    if (demoOf) await seedDemoOperators(world);
    if (demoOf) await seedDemoPoints(world, loadBrand(demoOf.code));
    if (studio) await joinStudio(world, studio);
    if (book) await joinBook(world, book);
  } finally {
    await db.destroy();
  }
}
