import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { givenPerson, PASSWORD } from '../../testing/security.ts';
import { useWorld } from '../../testing/world.ts';
import { excludeMember } from '../exclusions/index.ts';

const t = useWorld();

const BANK = { bankCode: '004', accountNumber: '222-4-56789-0', accountName: 'Anong Srisai' };
const factor = { way: 'password', proof: PASSWORD };

const exclude = (memberId: MemberId) =>
  t.world.db.transaction().execute((tx) =>
    excludeMember(t.world, tx, {
      memberId,
      wanted: { kind: 'exclusion', months: 6 },
      sessionId: null,
    }),
  );

const signsOf = async (memberId: MemberId): Promise<readonly string[]> => {
  const rows = await t.world.db
    .selectFrom('exclusions_match')
    .select('sign')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ sign }) => sign);
};

test.each([
  ['bank_account', 'POST bankAccounts', { ...BANK, factor }],
  ['name_and_birthday', 'PUT profile', { fullName: 'Anong Srisay' }],
])(
  'CARE-03 a %s of an excluded person that a member gives by the page opens a case',
  async (sign, call, body) => {
    const excluded = await givenPerson(t.world, {
      account: `gone.${sign}`.slice(0, 20),
      profile: { full_name: 'Anong Srisai', birthday: '1988-03-04' },
    });
    expect((await excluded.ask('POST bankAccounts', { ...BANK, factor })).message).toBe(null);
    await exclude(excluded.memberId);
    const newcomer = await givenPerson(t.world, {
      account: `back.${sign}`.slice(0, 20),
      profile: { birthday: '1988-03-04' },
    });
    expect((await newcomer.ask(call, body)).message).toBe(null);
    expect(await signsOf(newcomer.memberId)).toContain(sign);
  },
);
