import { randomInt } from 'node:crypto';
import type { MemberId } from '@baize/std/id';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../apps/server/src/base/kernel/index.ts';
import { setPassword } from '../apps/server/src/people/credentials/index.ts';
import {
  createMember,
  type ProfilePatch,
  saveProfile,
} from '../apps/server/src/people/members/index.ts';
import { openSession } from '../apps/server/src/people/sessions/index.ts';
import { testVault } from '../apps/server/src/testing/keys.ts';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { databaseUrl } from '../tools/test-database/template.ts';

export const PASSWORD = 'correct-horse-7-lotus';

type NewPerson = {
  readonly type?: number;
  readonly isDefault?: boolean;
  readonly password?: string;
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly profile?: Omit<ProfilePatch, 'updated_at'>;
};

export type Person = { readonly id: MemberId; readonly account: string };

export type People = {
  readonly world: World;
  /** Of the brand whose people they are. */
  readonly currency: string;
  /** Somebody with an account of the site under test. */
  given(facts?: NewPerson): Promise<Person>;
  /** The token of a login made elsewhere, for tests that are not about logging in. */
  logIn(person: Person): Promise<string>;
  leave(): Promise<void>;
};

type PeopleSite = { readonly port?: string | undefined; readonly brand?: string };

/** Makes people in the database of the site at that port, as an operator would. */
export async function openPeople({
  port = process.env['E2E_PORT'],
  brand,
}: PeopleSite = {}): Promise<People> {
  const cluster = await joinTestCluster();
  const people = openPeopleAt(databaseUrl(cluster.url, `baize_e2e_${port ?? ''}`), brand);
  return {
    ...people,
    leave: async () => {
      await people.leave();
      await cluster.leave();
    },
  };
}

/** People of the second brand under test. */
export const openOtherPeople = (): Promise<People> =>
  openPeople({ port: process.env['E2E_OTHER_PORT'], brand: 'copa' });

function openPeopleAt(url: string, brandCode = 'mekhala'): People {
  const { db } = openDatabase(url, { max: 1, name: 'baize e2e people', vault: testVault });
  const { brand } = loadBrand(brandCode);
  const newId = idMaker(systemClock, systemChance);
  const world = { db, clock: systemClock, chance: systemChance, newId, log: createLog('silent') };
  return {
    world,
    currency: brand.currency.code,
    given: (facts) => give(world, brand.currency.code, facts),
    logIn: (member) =>
      db.transaction().execute(async (tx) => {
        const login = { brand, member, method: 'username', origin: BROWSER } as const;
        return (await openSession(world, tx, login)).token;
      }),
    leave: () => db.destroy(),
  };
}

/** Where everybody has logged in before. */
export const HOME_ADDRESS = '127.0.0.1';

const BROWSER = {
  requestId: 'e2e-login',
  ip: HOME_ADDRESS,
  proxyRegion: null,
  language: 'EN',
  userAgent: 'e2e',
};

async function give(world: World, currency: string, facts: NewPerson = {}): Promise<Person> {
  const { type = 0, isDefault = false, password = PASSWORD, profile } = facts;
  const { affiliateCode, referralCode } = facts;
  const account = `somchai${randomInt(1_000_000_000)}`;
  return world.db.transaction().execute(async (tx) => {
    const codes = {
      ...(affiliateCode && { affiliateCode }),
      ...(referralCode && { referralCode }),
    };
    const asked = { account, currency, type, ...codes };
    const member = await createMember(world, tx, asked);
    await setPassword(world, tx, { memberId: member.id, kind: 'login', password, isDefault });
    const updated_at = world.clock.now();
    if (profile) await saveProfile(tx, member.id, { updated_at, ...profile });
    return member;
  });
}
