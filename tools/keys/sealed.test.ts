import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { findNewestKey } from '../../apps/server/src/base/kernel/seal/queries.ts';
import { currentSealKey } from '../../apps/server/src/base/kernel/seal/seal.ts';
import * as challenges from '../../apps/server/src/people/challenges/queries.ts';
import { openSecret } from '../../apps/server/src/people/challenges/secret.ts';
import { beginTotp } from '../../apps/server/src/people/credentials/index.ts';
import { insertBankAccount, saveProfile } from '../../apps/server/src/people/members/index.ts';
import * as system from '../../apps/server/src/site/system/queries.ts';
import { hideEntries } from '../../apps/server/src/site/system/support.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import { givenOperator } from '../../apps/server/src/testing/operator.ts';
import { givenPayee } from '../../apps/server/src/testing/withdrawals.ts';
import { openDatabase as openStudioDatabase } from '../../apps/studio/src/db/client.ts';
import { findPair } from '../../apps/studio/src/seeds/queries.ts';
import { seatMember, usePlatform } from '../../apps/studio/src/testing/platform.ts';
import { assert } from '../../packages/std/src/assert.ts';
import { placeOf } from '../../packages/std/src/node/seal-rows.ts';

const p = usePlatform();

const KINDS = [
  'a vendor’s key',
  'the key that calls are sealed for',
  'a member’s authenticator secret',
  'an operator’s authenticator secret',
  'the key of challenges',
  'the key of hidden addresses',
  'a bank number',
  'the bank number of a withdrawal',
  'a birthday',
  'the number of an identity card',
  'a studio’s seed',
  'what a studio bets with',
] as const;

const secrets = new Map<(typeof KINDS)[number], string>();
let dump = '';

/** Uses the product so that there is a secret of every kind, and remembers each in the clear. */
beforeAll(async () => {
  const { world } = p;
  const { db } = world;
  secrets.set('a vendor’s key', p.options().wallet.secret);

  await currentSealKey(world);
  secrets.set('the key that calls are sealed for', (await findNewestKey(db))?.private_jwk.d ?? '');

  const payee = await givenPayee(world);
  secrets.set('the bank number of a withdrawal', '1234567890');
  const { memberId } = payee;
  await db.transaction().execute(async (tx) => {
    const { secret } = await beginTotp(world, tx, { memberId, issuer: 'Baize', label: 'me' });
    secrets.set('a member’s authenticator secret', secret);
    const known = { birthday: '1987-06-05', id_number: '1101700203451' };
    await saveProfile(tx, memberId, { ...known, updated_at: world.clock.now() });
    secrets
      .set('a birthday', known.birthday)
      .set('the number of an identity card', known.id_number);
    await insertBankAccount(tx, {
      id: world.newId('bka'),
      member_id: memberId,
      bank_name: 'Lantern Bank',
      account_number: '9081726354',
      account_name: 'Somchai Jaidee',
      created_at: world.clock.now(),
      removed_at: null,
    });
    secrets.set('a bank number', '9081726354');
  });
  secrets.set('an operator’s authenticator secret', (await givenOperator(world)).totpKey);

  await openSecret(db, world.chance);
  secrets.set('the key of challenges', await challenges.getSecret(db));
  const { brand } = loadBrand('mekhala');
  await hideEntries(world, { brand } as Parameters<typeof hideEntries>[1]);
  const hidden = await system.findSecret(db, 'support');
  secrets.set('the key of hidden addresses', hidden?.toString('base64') ?? '');

  const seat = await seatMember(p, 10_000n);
  await seat.roll('100');
  const studio = openStudioDatabase(world.url, testVault);
  const seed = await findPair(studio, seat.memberId);
  secrets.set('a studio’s seed', seed?.server_seed ?? '');
  const session = await studio
    .selectFrom('session')
    .select('wallet_token')
    .executeTakeFirstOrThrow();
  const sealed = session.wallet_token ?? '';
  secrets.set(
    'what a studio bets with',
    testVault.open(sealed, placeOf('wallet_token', seat.memberId)),
  );
  await studio.destroy();
  dump = await dumpAll(world.url);
});

/** Every row of every table, as a dump has it. */
async function dumpAll(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'studio', 'graphile_worker')`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  await client.end();
  return parts.join('\n');
}

test.each(KINDS)('DOOR-05 a dump of the database does not hold %s in the clear', (kind) => {
  const secret = secrets.get(kind) ?? '';
  assert(secret.length >= 10, `${kind} was made`);
  expect(dump).not.toContain(secret);
  expect(dump).toContain('sealed:v1:test:');
});

test.each([
  `update vendors_key set material = 'plain'`,
  `update kernel_seal_key set private_jwk = '{}'`,
  `update credentials_totp set secret = 'plain'`,
  `update operators_operator set totp_secret = 'plain'`,
  `update challenges_secret set key = 'plain'`,
  `update system_secret set secret = 'plain'`,
  `update members_profile set birthday = '1990-01-01'`,
  `update members_profile set id_number = '1'`,
  `update members_bank_account set account_number = '1'`,
  `update withdrawals_order set account_number = '1'`,
  `update studio.seed set server_seed = repeat('a', 64)`,
  `update studio.session set wallet_token = 'plain'`,
])('DOOR-05 the database itself refuses what is not sealed: %s', async (statement) => {
  const asked = sql.raw(statement).execute(p.world.db);
  await expect(asked).rejects.toMatchObject({ code: '23514' });
});
