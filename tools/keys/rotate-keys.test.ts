import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate as migrateBook } from '../../apps/book/src/db/migrate.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  getProfile,
  insertBankAccount,
  listBankAccounts,
} from '../../apps/server/src/people/members/index.ts';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';
import { givenMember } from '../../apps/server/src/testing/play.ts';
import { useWorld } from '../../apps/server/src/testing/world.ts';
import { migrate as migrateStudio } from '../../apps/studio/src/db/migrate.ts';
import type { Id, MemberId } from '../../packages/std/src/id.ts';
import { addKey } from '../../packages/std/src/node/key-file.ts';
import { instant } from '../../packages/std/src/time.ts';
import { ROOT } from '../paths.ts';
import {
  type KeyPlaces,
  openProductKeys,
  type ProductKeys,
  type Ring,
} from '../start/key-places.ts';
import { sealAll, vaultsOf } from '../start/seal-all.ts';
import { countAll, dropUnused, rotateKeys } from './rotate-keys.ts';

const t = useWorld();
let folder: string;
let places: KeyPlaces & Record<Ring, { file: string }>;
let keys: ProductKeys;
let client: pg.Client;
let memberId: MemberId;
let bankId: Id<'bka'>;

const BIRTHDAY = '1987-06-05';
const NUMBER = '9081726354';
const SEED = 'a'.repeat(64);

beforeAll(async () => {
  await migrateStudio(t.world.url);
  await migrateBook(t.world.url);
  client = new pg.Client({ connectionString: t.world.url });
  await client.connect();
  memberId = await givenMember(t.world, {});
  bankId = t.world.newId('bka');
});
afterAll(() => client.end());

/** Sealed values of the site and of the studio, all under the first key of both rings. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-keys-'));
  const file = (name: string) => ({ file: path.join(folder, name) });
  places = { site: file('site.keys'), studio: file('studio.keys'), book: file('book.keys') };
  for (const { file: name } of Object.values(places)) writeFileSync(name, TEST_KEYS);
  keys = await openProductKeys(places);
  await client.query('truncate members_profile, members_bank_account, studio.seed cascade');
  await leaveInTheClear();
  await sealAll(t.world.url, vaults());
  return () => rmSync(folder, { recursive: true });
});

const vaults = () => vaultsOf(keys);

const rotation = () => ({ ownerUrl: t.world.url, places, keys, tell: () => {}, waitMs: 0 });

/** As a version without keys wrote it: rows from before anything looked at them. */
async function leaveInTheClear() {
  await client.query(`
    alter table members_profile disable trigger members_profile_birthday_sealed;
    alter table members_bank_account disable trigger members_bank_account_sealed;
    alter table studio.seed drop constraint seed_sealed;
    insert into members_profile (member_id, birthday, updated_at)
      values ('${memberId}', '${BIRTHDAY}', now());
    insert into members_bank_account (id, member_id, bank_name, account_number, account_name,
        created_at)
      values ('${bankId}', '${memberId}', 'Lantern Bank', '${NUMBER}', 'Somchai', now());
    insert into studio.seed (player, server_seed, commitment, client_seed, created_at)
      values ('${memberId}', '${SEED}', repeat('b', 64), 'mine', now());
    alter table members_profile enable trigger members_profile_birthday_sealed;
    alter table members_bank_account enable trigger members_bank_account_sealed;
    -- Later migrations change such rows before a start has sealed them.
    update members_profile set updated_at = now();
    alter table studio.seed add constraint seed_sealed
      check (starts_with(server_seed, 'sealed:v1:')) not valid;`);
}

/** What the server reads by the keys as they are now. */
async function readAll() {
  const { db } = openDatabase(t.world.url, { max: 1, vault: keys.site.vault });
  try {
    const { birthday } = await getProfile(db, memberId);
    const [account] = await listBankAccounts(db, memberId);
    const seed = await client.query<{ server_seed: string }>('select server_seed from studio.seed');
    const sealed = seed.rows[0]?.server_seed ?? '';
    const opened = keys.studio.vault.open(sealed, `seed.server_seed/${'b'.repeat(64)}`);
    return [birthday, account?.account_number, opened];
  } finally {
    await db.destroy();
  }
}

const ALL = [BIRTHDAY, NUMBER, SEED];

test('DOOR-05 what an older version left in the clear is sealed at a start, and reads as before', async () => {
  expect(await readAll()).toEqual(ALL);
  const counts = await countAll(t.world.url);
  expect([...counts.site.keys(), ...counts.studio.keys()]).toEqual(['test', 'test']);
  await sealAll(t.world.url, vaults());
  expect(await readAll()).toEqual(ALL);
});

test('DOOR-06 a rotation moves every value of both rings to a new key, and each reads as before', async () => {
  await rotateKeys(rotation());
  const counts = await countAll(t.world.url);
  expect([...counts.site.keys(), ...counts.studio.keys()]).toEqual(['k1', 'k1']);
  expect(await readAll()).toEqual(ALL);
  // The number is still known to be the same: the digest went with it.
  const { db } = openDatabase(t.world.url, { max: 1, vault: keys.site.vault });
  const again = { id: t.world.newId('bka'), member_id: memberId, bank_name: 'Lantern Bank' };
  const rest = { account_name: 'Somchai', created_at: t.world.clock.now(), removed_at: null };
  const isNew = await db
    .transaction()
    .execute((tx) => insertBankAccount(tx, { ...again, ...rest, account_number: NUMBER }));
  await db.destroy();
  expect(isNew).toBe(false);
  await dropUnused(rotation());
  await keys.site.reload();
  expect([...keys.site.ring().keys.keys()]).toEqual(['k1']);
  expect(await readAll()).toEqual(ALL);
});

test('DOOR-06 a key that still seals a value is not dropped', async () => {
  await addKey(places.site.file, null);
  await keys.site.reload();
  await dropUnused(rotation());
  await keys.site.reload();
  expect([...keys.site.ring().keys.keys()]).toEqual(['k1', 'test']);
});

/** The command as a person runs it. */
const runRotate = () =>
  spawn(process.execPath, [path.join(ROOT, 'tools/keys/main.ts'), 'rotate'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: t.world.url,
      DATA_DIR: folder,
      MODE: 'demonstration',
      KEYS_FILE: places.site.file,
      STUDIO_KEYS_FILE: places.studio.file,
      BOOK_KEYS_FILE: places.book.file,
    },
    stdio: 'ignore',
  });

const ACCOUNTS = 1_200;

const countUnder = async (id: string) => (await countAll(t.world.url)).site.get(id) ?? 0;

test('DOOR-06 killed in the middle and run again, a rotation ends the same', async () => {
  await givenAccounts();
  // As if it had been killed right after making the new keys.
  for (const { file } of Object.values(places)) await addKey(file, null);

  // Somebody holds a row of the last page: the command waits there, its first pages behind it.
  await client.query('begin');
  await client.query(
    `select from members_bank_account
      where id = (select max(id) from members_bank_account) for update`,
  );
  const first = runRotate();
  await expect
    .poll(() => countUnder('k1'), { timeout: 60_000, interval: 100 })
    .toBeGreaterThan(900);
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  // Its statement would still go through once the row is free: the machine dies, and that with it.
  await client.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where application_name = 'baize keys' and datname = current_database()`,
  );
  await client.query('rollback');
  expect(await countUnder('test')).toBeGreaterThan(0);

  const [code] = (await once(runRotate(), 'exit')) as [number];
  expect(code).toBe(0);
  for (const source of Object.values(keys)) await source.reload();
  const counts = await countAll(t.world.url);
  expect([...counts.site.keys(), ...counts.studio.keys()]).toEqual(['k1', 'k1']);
  // No third key was made, and everything reads as before.
  expect([...keys.site.ring().keys.keys()]).toEqual(['k1', 'test']);
  expect(await readAll()).toEqual(ALL);
}, 120_000);

/** More than a page, so that there is a middle to be killed in. */
async function givenAccounts() {
  const { db } = openDatabase(t.world.url, { max: 1, vault: keys.site.vault });
  const rest = { member_id: memberId, bank_name: 'Lantern Bank', account_name: 'Somchai' };
  const created_at = instant(new Date('2030-01-01T00:00:00Z'));
  await db.transaction().execute(async (tx) => {
    for (let number = 0; number < ACCOUNTS; number++) {
      const account_number = String(1_000_000 + number);
      const id = t.world.newId('bka');
      await insertBankAccount(tx, { ...rest, id, account_number, created_at, removed_at: null });
    }
  });
  await db.destroy();
}
