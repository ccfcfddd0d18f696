import { exportOwnData } from '@baize/contract/privacy';
import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { WITHHELD_TABLES } from '../../base/db/index.ts';
import { givenMember, PASSWORD } from '../../testing/login.ts';
import { giveMoney } from '../../testing/money.ts';
import { callsOf, givenPlayer } from '../../testing/rewards.ts';
import { useWorld } from '../../testing/world.ts';
import { insertBankAccount, saveProfile } from '../members/index.ts';
import { writeMessage } from '../messages/index.ts';
import { privacyRoutes } from './index.ts';
import { isExported, listMemberTables } from './queries.ts';
import { ROWS_MAX } from './rules.ts';

const t = useWorld();

async function givenPerson(name: string, number: string): Promise<MemberId> {
  const memberId = await givenPlayer(t.world);
  const now = t.world.clock.now();
  await t.world.db.transaction().execute(async (tx) => {
    const known = { full_name: name, birthday: '1990-02-03', id_number: number, updated_at: now };
    await saveProfile(tx, memberId, known);
    await insertBankAccount(tx, {
      id: `bank-${number}`,
      member_id: memberId,
      bank_name: 'Siam',
      account_number: number,
      account_name: name,
      created_at: now,
      removed_at: null,
    });
    await writeMessage(t.world, tx, { memberId, news: { kind: 'bank_name_used' } });
  });
  return memberId;
}

test('CARE-09 an export holds the member’s own data in the clear and nothing of another', async () => {
  const own = await givenPerson('Ploy Jaidee', '1112223334');
  const other = await givenPerson('Malee Suk', '9998887776');
  const { value } = await callsOf(t.world, privacyRoutes)(exportOwnData, own, {
    factor: { way: 'bankName', proof: 'Ploy Jaidee' },
  });
  const content = String(value['content']);
  const { data } = JSON.parse(content) as { data: Record<string, Record<string, unknown>[]> };
  expect(data['members_profile']).toMatchObject([
    { full_name: 'Ploy Jaidee', birthday: '1990-02-03', id_number: '1112223334' },
  ]);
  expect(data['members_bank_account']).toMatchObject([{ account_number: '1112223334' }]);
  expect(data['members_member']).toMatchObject([{ id: own }]);
  // The second tells of the name that proved who asks.
  expect(data['messages_message']).toHaveLength(2);
  for (const foreign of [other, 'Malee', '9998887776', 'sealed:v1', 'digest:v1']) {
    expect(content).not.toContain(foreign);
  }
});

test('CARE-09 transfers are in the file, and a history that is longer than it holds is named with its length', async () => {
  const { world } = t;
  const { id: own } = await givenMember(world);
  await giveMoney(world, own, { amount: 700n, reason: 'gift' });
  const now = world.clock.now();
  await sql`insert into messages_message (id, member_id, news, created_at)
    select 'msg_' || n, ${own}, '{"kind":"bank_name_used"}', ${now}
    from generate_series(1, ${ROWS_MAX + 5}) n`.execute(world.db);
  const ask = callsOf(world, privacyRoutes);
  expect((await ask(exportOwnData, own, {})).message).toBe('verification_first');
  const factor = { way: 'password', proof: PASSWORD };
  const { value } = await ask(exportOwnData, own, { factor });
  expect(value['isCut']).toBe(true);
  const file = JSON.parse(String(value['content'])) as Record<string, Record<string, object[]>>;
  expect(file['cut']).toEqual({ messages_message: { included: ROWS_MAX, of: ROWS_MAX + 5 } });
  expect(file['data']?.['transfers']).toMatchObject([
    { reason: 'gift', pocket: 'cash', amount: '700', balance: '700' },
  ]);
});

test('CARE-09 every table with rows of members is exported, or named with the reason why not', async () => {
  const tables = await listMemberTables(t.world.db);
  const withheld = tables.filter((table) => !isExported(table)).map(({ table_name }) => table_name);
  expect(withheld).toEqual(Object.keys(WITHHELD_TABLES).toSorted());
  expect(tables.length).toBeGreaterThan(40);
});
