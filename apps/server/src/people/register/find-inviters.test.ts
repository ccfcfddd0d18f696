import { checkAffiliate } from '@baize/contract/register';
import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import { answer } from '../../base/kernel/index.ts';
import { brandWith, fillForm, register, registerOptions } from '../../testing/newcomer.ts';
import { asked, useWorld } from '../../testing/world.ts';
import { changeStatus, createMember, findByAccount, type NewMember } from '../members/index.ts';
import { registerRoutes } from './routes.ts';

const t = useWorld();

const given = (facts: Omit<NewMember, 'currency'>) =>
  t.world.db
    .transaction()
    .execute((tx) => createMember(t.world, tx, { currency: 'THB', ...facts }));

async function check(code: string) {
  const routes = registerRoutes(registerOptions(brandWith()));
  const route = routes.find(({ endpoint }) => endpoint === checkAffiliate);
  assert(route, 'the call is served');
  const told = { ...t.world, wording: (text: string) => text };
  return (await answer(route, told, asked({ code, domain: 'mekhala.example' }))).body;
}

test('REG-07 API-09 an agent’s code is good, in any case', async () => {
  await given({ account: 'agent1', type: 41, affiliateCode: 'TEAM41' });
  expect(await check('team41')).toEqual({ success: true, message: null, value: { valid: true } });
});

test('REG-07 the code of nobody, of a member, or of a blocked agent is not', async () => {
  await given({ account: 'demoted', type: 0, affiliateCode: 'OLDTEAM' });
  const blocked = await given({ account: 'blocked1', type: 1, affiliateCode: 'BADTEAM' });
  const change = { memberId: blocked.id, status: 'blocked' } as const;
  await t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, change));
  for (const code of ['', 'nobody', 'OLDTEAM', 'BADTEAM', "' or 1=1 --", 'a\0b', '👍', '%']) {
    expect(await check(code), code).toMatchObject({ message: 'invitation_code_error' });
  }
});

test.each(['nobody', "' or 1=1 --", '<b>x</b>', 'TEAM\0', '👍'])(
  'REG-07 REG-18 the invitation of nobody, %j, stops the registration',
  async (affiliateCode) => {
    const site = brandWith({
      rules: { affiliateCode: { acceptedPattern: '*', minLength: 1, maxLength: 40 } },
    });
    const form = await fillForm(t.world, {
      username: 'uninvited',
      affiliateCode,
      verificationCode: '000000',
    });
    expect((await register(t.world, form, { site })).message).toMatch(
      /^(invitation_code_error|register_fields)$/,
    );
    expect(await findByAccount(t.world.db, 'uninvited')).toBeUndefined();
  },
);

test('REG-18 a friend’s code that is nobody’s is said to be wrong', async () => {
  const form = await fillForm(t.world, { referralCode: 'NOBODY1234', verificationCode: '000000' });
  expect(await register(t.world, form)).toMatchObject({ message: 'invitation_code_error' });
});
