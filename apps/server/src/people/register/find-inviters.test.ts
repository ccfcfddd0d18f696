import { checkAffiliate } from '@baize/contract/register';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { answer, type Caller } from '../../base/kernel/index.ts';
import { brandWith, fillForm, register, registerOptions } from '../../testing/newcomer.ts';
import { asked, useWorld } from '../../testing/world.ts';
import {
  changeStatus,
  createMember,
  findByAccount,
  type NewMember,
  newReferralCode,
} from '../members/index.ts';
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
  expect(await register(t.world, form)).toMatchObject({ message: 'referral_code_error' });
});

/** Somebody with a code of their own. */
const givenInviter = async (account: string, referredBy?: MemberId) => {
  const code = newReferralCode(t.world);
  const inviter = { account, referralCode: code, ...(referredBy && { referredBy }) };
  return { id: (await given(inviter)).id, code };
};

/** What no call does. */
const setInviter = (id: MemberId | undefined, referredBy: MemberId) =>
  t.world.db
    .updateTable('members_member')
    .set({ referred_by: referredBy })
    .where('id', '=', id ?? referredBy)
    .execute();

const registerBy = async (referralCode: string, caller?: Caller) => {
  const form = await fillForm(t.world, { referralCode });
  const site = brandWith({ rules: { referralCode: { acceptedPattern: '*' } } });
  const { message } = await register(t.world, form, { site, ...(caller && { caller }) });
  const member = await findByAccount(t.world.db, String(form['username']));
  return { message, member };
};

test('MEM-23 REW-25 a friend’s code counts in any case and with spaces, and is fixed from then on', async () => {
  const { id, code } = await givenInviter('inviter');
  const typed = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4).toLowerCase()} `;
  const { message, member } = await registerBy(typed);
  expect([message, member?.referred_by]).toEqual([null, id]);
  const kept = await t.world.db
    .selectFrom('referrals_friend')
    .select(['inviter_id', 'joined_at'])
    .where('friend_id', '=', member?.id ?? ('' as MemberId))
    .execute();
  expect(kept).toEqual([{ inviter_id: id, joined_at: t.world.clock.now() }]);
  const other = await givenInviter('otherinviter');
  const change = setInviter(member?.id, other.id);
  await expect(change).rejects.toThrow(/fixed at registration/);
});

test('REW-25 the own code is refused', async () => {
  const { id, code } = await givenInviter('selfish');
  const { message, member } = await registerBy(code, { role: 'member', memberId: id });
  expect([message, member]).toEqual(['own_referral_code', undefined]);
  await expect(setInviter(id, id)).rejects.toThrow();
});

test('REW-25 a cycle is refused: neither by a second account nor in the database', async () => {
  const top = await givenInviter('circletop');
  const middle = await givenInviter('circlemiddle', top.id);
  const low = await givenInviter('circlelow', middle.id);
  const caller = { role: 'member', memberId: top.id } as const;
  const { message, member } = await registerBy(low.code, caller);
  expect([message, member]).toEqual(['own_referral_code', undefined]);
  await expect(setInviter(top.id, low.id)).rejects.toThrow(/fixed at registration/);
});

test.each(['closed', 'blocked'] as const)(
  'REW-25 the code of an inviter who is %s counts for nobody',
  async (status) => {
    const { id, code } = await givenInviter(`gone${status}`);
    await t.world.db
      .transaction()
      .execute((tx) => changeStatus(t.world, tx, { memberId: id, status }));
    const { message, member } = await registerBy(code);
    expect([message, member]).toEqual(['referral_code_error', undefined]);
    const kept = t.world.db.selectFrom('referrals_friend').where('inviter_id', '=', id);
    expect(await kept.select('friend_id').execute()).toEqual([]);
  },
);
