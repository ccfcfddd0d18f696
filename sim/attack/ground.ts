import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { signInOperator } from '@baize/contract/operator';
import { OPERATOR_ROLES, type OperatorRole } from '@baize/contract/operator-roles';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { Secret, TOTP } from 'otpauth';
import { startPlatform } from '../../apps/server/src/app.ts';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { createMember } from '../../apps/server/src/people/members/index.ts';
import { seedOperator } from '../../apps/server/src/people/operators/index.ts';
import { openSession } from '../../apps/server/src/people/sessions/index.ts';
import { keepPicture } from '../../apps/server/src/people/uploads/index.ts';
import { type Client, createClient } from '../../apps/server/src/testing/client.ts';
import { TEST_KEYS, testVault } from '../../apps/server/src/testing/keys.ts';
import { giveMoney } from '../../apps/server/src/testing/money.ts';
import { pngOf } from '../../apps/server/src/testing/uploads.ts';
import { origin } from '../../apps/server/src/testing/world.ts';
import type { Loot } from './hostile.ts';

export type Attacker = {
  readonly role: string;
  readonly token: string | undefined;
  /** Operators see members by their work; nobody else may see the victims. */
  readonly maySeeOthers: boolean;
};

export type AttackGround = {
  readonly url: string;
  readonly attackers: readonly [Attacker, ...Attacker[]];
  /** Ids and names of members who are none of the attackers, to ask for. */
  readonly loot: Loot;
  /** Texts that stand only in the victims' rows: in an answer to an attacker they are a leak. */
  readonly secrets: readonly string[];
  /** Pictures that the victims have sent. */
  readonly pictures: readonly Id<'upl'>[];
  readonly world: World;
  close(): Promise<void>;
};

const FUNDS = { amount: 1_000_000n, reason: 'attack' };
const PASSWORD = 'harbour-lotus-24';
const TYPES = { trial: 4, member: 0, agent: 1, 'foreign agent': 42 } as const;
const { brand } = loadBrand('mekhala');

/** The real site on a migrated database, with victims, and someone of every role who attacks them. */
export async function openAttackGround(databaseUrl: string): Promise<AttackGround> {
  const { db } = openDatabase(databaseUrl, { max: 4, vault: testVault });
  const world: World = {
    db,
    clock: systemClock,
    chance: systemChance,
    newId: idMaker(systemClock, systemChance),
    log: createLog('silent'),
  };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'baize-attack-'));
  const victims = await Promise.all([1, 2, 3].map((number) => givenVictim(world, number)));
  const members = await givenMembers(world);
  const keys = await seedOperators(world);
  const platform = await startPlatform(
    readConfig({
      DATABASE_URL: databaseUrl,
      KEYS: TEST_KEYS,
      DATA_DIR: folder,
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
    }),
  );
  const operators = await signInAll(await createClient(platform.url ?? ''), keys);
  const [first, ...others] = victims.flatMap(({ loot }) => loot);
  return {
    url: platform.url ?? '',
    attackers: [{ role: 'guest', token: undefined, maySeeOthers: false }, ...members, ...operators],
    loot: [first ?? '', ...others],
    secrets: victims.map(({ nickname }) => nickname),
    pictures: victims.map(({ picture }) => picture),
    world,
    async close() {
      await platform.stop();
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function givenVictim(world: World, number: number) {
  const account = `victim${number}`;
  // Attackers send what is loot, and may read their own texts again; they never send this one.
  const nickname = `secret${number}nickname`;
  const facts = { account, nickname, type: 0, currency: brand.currency.code } as const;
  const member = await world.db.transaction().execute((tx) => createMember(world, tx, facts));
  await giveMoney(world, member.id, FUNDS);
  const session = await sessionOf(world, member);
  const content = (await pngOf(40, 40)).toString('base64');
  const { uploadId } = await keepPicture(world, { memberId: member.id, content });
  return { nickname, picture: uploadId, loot: [member.id, account, session.sessionId, uploadId] };
}

const sessionOf = (world: World, member: Awaited<ReturnType<typeof createMember>>) =>
  world.db
    .transaction()
    .execute((tx) =>
      openSession(world, tx, { brand, member, method: 'username', origin: origin() }),
    );

async function givenMembers(world: World): Promise<readonly Attacker[]> {
  const made: Attacker[] = [];
  for (const [role, type] of Object.entries(TYPES)) {
    const account = `mallory${role.replace(' ', '')}`;
    const member = await world.db
      .transaction()
      .execute((tx) => createMember(world, tx, { account, type, currency: brand.currency.code }));
    if (role !== 'trial') await giveMoney(world, member.id, FUNDS);
    const { token } = await sessionOf(world, member);
    made.push({ role, token, maySeeOthers: false });
  }
  return made;
}

/** One operator of each role, called like it; answers the keys of their authenticators. */
async function seedOperators(world: World): Promise<ReadonlyMap<OperatorRole, string>> {
  const keys = new Map<OperatorRole, string>();
  for (const role of OPERATOR_ROLES) {
    const totpKey = new Secret({ size: 20 }).base32;
    await seedOperator(world, { username: role, name: role, role, password: PASSWORD, totpKey });
    keys.set(role, totpKey);
  }
  return keys;
}

async function signInAll(
  call: Client,
  keys: ReadonlyMap<OperatorRole, string>,
): Promise<readonly Attacker[]> {
  const made: Attacker[] = [];
  for (const [role, key] of keys) {
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    const reply = await call(signInOperator, { username: role, password: PASSWORD, code });
    assert(reply.success, 'a seeded operator signs in');
    const { token } = reply.value as { token: string };
    made.push({ role: `operator ${role}`, token, maySeeOthers: true });
  }
  return made;
}
