import { exportOwnData } from '@baize/contract/privacy';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { WITHHELD_TABLES } from '../../base/db/index.ts';
import { callsOf, givenPlayer } from '../../testing/rewards.ts';
import { useWorld } from '../../testing/world.ts';
import { insertBankAccount, saveProfile } from '../members/index.ts';
import { writeMessage } from '../messages/index.ts';
import { privacyRoutes } from './index.ts';
import { isExported, listMemberTables } from './queries.ts';

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
  const { value } = await callsOf(t.world, privacyRoutes)(exportOwnData, own, {});
  const content = String(value['content']);
  const { data } = JSON.parse(content) as { data: Record<string, Record<string, unknown>[]> };
  expect(data['members_profile']).toMatchObject([
    { full_name: 'Ploy Jaidee', birthday: '1990-02-03', id_number: '1112223334' },
  ]);
  expect(data['members_bank_account']).toMatchObject([{ account_number: '1112223334' }]);
  expect(data['members_member']).toMatchObject([{ id: own }]);
  expect(data['messages_message']).toHaveLength(1);
  for (const foreign of [other, 'Malee', '9998887776', 'sealed:v1', 'digest:v1']) {
    expect(content).not.toContain(foreign);
  }
});

test('CARE-09 every table with rows of members is exported, or named with the reason why not', async () => {
  const tables = await listMemberTables(t.world.db);
  const withheld = tables.filter((table) => !isExported(table)).map(({ table_name }) => table_name);
  expect(withheld).toEqual(Object.keys(WITHHELD_TABLES).toSorted());
  expect(tables.length).toBeGreaterThan(40);
});
