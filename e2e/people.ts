import { randomInt } from 'node:crypto';
import { setPassword } from '../apps/server/src/credentials/index.ts';
import { openDatabase } from '../apps/server/src/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../apps/server/src/kernel/index.ts';
import { createMember, type ProfilePatch, saveProfile } from '../apps/server/src/members/index.ts';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { databaseUrl } from '../tools/test-database/template.ts';

export const PASSWORD = 'correct-horse-7-lotus';

type Facts = {
  readonly type?: number;
  readonly isDefault?: boolean;
  readonly password?: string;
  readonly affiliateCode?: string;
  readonly profile?: Omit<ProfilePatch, 'updated_at'>;
};

export type Person = { readonly id: string; readonly account: string };

export type People = {
  readonly world: World;
  /** Somebody with an account of the site under test. */
  given(facts?: Facts): Promise<Person>;
  leave(): Promise<void>;
};

/** Makes people in the database of the site at that port, as an operator would. */
export async function openPeople(port = process.env['E2E_PORT'] ?? ''): Promise<People> {
  const cluster = await joinTestCluster();
  const people = await openPeopleAt(databaseUrl(cluster.url, `baize_e2e_${port}`));
  return {
    ...people,
    leave: async () => {
      await people.leave();
      await cluster.leave();
    },
  };
}

export async function openPeopleAt(url: string): Promise<People> {
  const { db } = openDatabase(url, { max: 1, name: 'baize e2e people' });
  const newId = idMaker(systemClock, systemChance);
  const world = { db, clock: systemClock, chance: systemChance, newId, log: createLog('silent') };
  return { world, given: (facts) => give(world, facts), leave: () => db.destroy() };
}

async function give(world: World, facts: Facts = {}): Promise<Person> {
  const { type = 0, isDefault = false, password = PASSWORD, affiliateCode, profile } = facts;
  const account = `somchai${randomInt(1_000_000_000)}`;
  return world.db.transaction().execute(async (tx) => {
    const asked = { account, currency: 'THB', type, ...(affiliateCode && { affiliateCode }) };
    const member = await createMember(world, tx, asked);
    await setPassword(world, tx, { memberId: member.id, kind: 'login', password, isDefault });
    const updated_at = world.clock.now();
    if (profile) await saveProfile(tx, member.id, { updated_at, ...profile });
    return member;
  });
}
