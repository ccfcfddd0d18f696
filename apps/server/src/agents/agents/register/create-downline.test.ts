import { createDownline, renewFirstPassword } from '@baize/contract/agent';
import { changePassword } from '@baize/contract/password';
import { makeHandover } from '@baize/contract/session';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { systemChance } from '../../../base/kernel/index.ts';
import { makeFirstPassword, setPassword } from '../../../people/credentials/index.ts';
import { findByAccount, saveProfile } from '../../../people/members/index.ts';
import { givenAgent, openAgents } from '../../../testing/agents.ts';
import { useIdentity } from '../../../testing/identity.ts';
import { answered, logIn, loginParts } from '../../../testing/login.ts';
import { rebateRateOf } from '../index.ts';
import { DEPTH_MAX } from '../rules.ts';

const t = useIdentity(loginParts());

const create = (agentId: MemberId, wire: Readonly<Record<string, unknown>>) =>
  openAgents(t.world).ask(agentId, createDownline, { brings: 'member', rebateRate: 0, ...wire });

const firstPasswordIn = (value: unknown) => (value as { firstPassword: string }).firstPassword;

const found = async (account: string) => {
  const member = await findByAccount(t.world.db, account);
  assert(member, 'the account was made');
  return member;
};

test.each(['member', 'agent'] as const)(
  'AGENT-05 DOOR-18 a downline, %s, has a first password that opens nothing but its own change',
  async (brings) => {
    const agent = await givenAgent(t.world);
    const account = `New${brings}1`;
    const { value } = await create(agent.id, { account, brings, nickname: 'Nong', rebateRate: 30 });
    const member = await found(account);
    expect(value).toEqual({
      memberId: member.id,
      account: `new${brings}1`,
      firstPassword: expect.stringMatching(/^([b-z][aeiu][b-z][aeiu]-){4}[2-9]{2}$/),
    });
    const password = firstPasswordIn(value);
    expect(member).toMatchObject({
      upline_id: agent.id,
      nickname: 'Nong',
      type: brings === 'agent' ? 1 : 0,
      affiliate_code: brings === 'agent' ? expect.stringMatching(/^[0-9A-Z]{10}$/) : null,
    });
    expect(await rebateRateOf(t.world.db, t.loaded.brand, member.id)).toBe(30);
    const page = brings;
    const first = answered(await logIn(t, { username: account, password, page }));
    expect(first).toMatchObject({ pending: 'password', passwordReason: 'default' });
    const { message } = await t.call(makeHandover, {}, { token: first.token });
    expect(message).toBe('password_change_required');
  },
);

test('DOOR-18 no two accounts have the same first password, and the brand’s opens none', async () => {
  const agent = await givenAgent(t.world);
  const answers = await Promise.all(
    ['own1', 'own2'].map((account) => create(agent.id, { account })),
  );
  const [one, two] = answers.map(({ value }) => firstPasswordIn(value));
  expect(one).not.toBe(two);
  for (const password of [t.loaded.brand.defaultPassword, two]) {
    expect((await logIn(t, { username: 'own1', password })).message).toBe('login_wrong');
  }
  const many = Array.from({ length: 10_000 }, () => makeFirstPassword({ chance: systemChance }));
  expect(new Set(many).size).toBe(many.length);
});

test('DOOR-18 a lost first password is replaced by its maker until its owner has chosen one', async () => {
  const [agent, stranger] = [await givenAgent(t.world), await givenAgent(t.world)];
  const made = firstPasswordIn((await create(agent.id, { account: 'loser1' })).value);
  const { id: memberId } = await found('loser1');
  const renew = (agentId: MemberId) =>
    openAgents(t.world).ask(agentId, renewFirstPassword, { memberId });
  expect((await renew(stranger.id)).message).toBe('not_found');
  const renewed = firstPasswordIn((await renew(agent.id)).value);
  expect(renewed).not.toBe(made);
  const username = 'loser1';
  expect((await logIn(t, { username, password: made })).message).toBe('login_wrong');
  const { token, pending } = answered(await logIn(t, { username, password: renewed }));
  expect(pending).toBe('password');
  const chosen = 'brand-new-lotus-8';
  const wire = { oldPassword: renewed, newPassword: chosen, confirmNewPassword: chosen };
  answered(await t.call(changePassword, wire, { token }));
  expect((await renew(agent.id)).message).toBe('password_chosen');
  expect(answered(await logIn(t, { username, password: chosen })).passwordReason).toBeNull();
});

test('DOOR-18 DOOR-19 a first password that was used up without a change is replaced, and it is kept who gave it', async () => {
  const agent = await givenAgent(t.world);
  const username = 'lockedout1';
  await create(agent.id, { account: username });
  const { id: memberId } = await found(username);
  const { defaultPassword: password } = t.loaded.brand;
  await t.world.db.transaction().execute(async (tx) => {
    await setPassword(t.world, tx, { memberId, kind: 'login', password, isDefault: true });
  });
  answered(await logIn(t, { username, password }));
  expect((await logIn(t, { username, password })).message).toBe('default_password_used');
  const renew = () => openAgents(t.world).ask(agent.id, renewFirstPassword, { memberId });
  const renewed = firstPasswordIn((await renew()).value);
  expect(answered(await logIn(t, { username, password: renewed })).pending).toBe('password');
  const issues = t.world.db.selectFrom('credentials_issue').where('member_id', '=', memberId);
  const kept = await issues.select(['by_member', 'by_operator']).execute();
  expect(kept).toEqual([1, 2].map(() => ({ by_member: agent.id, by_operator: null })));
  const now = t.world.clock.now();
  await t.world.db.transaction().execute(async (tx) => {
    const mobile = { mobile: '+66899990001', mobile_verified_at: now, updated_at: now };
    await saveProfile(tx, memberId, mobile);
  });
  expect((await renew()).message).toBe('password_resettable');
});

test('AGENT-05 the name follows the rules of the form, and is one person’s', async () => {
  const agent = await givenAgent(t.world);
  for (const account of ['', 'ab', 'สมชาย', 'has space', 'a'.repeat(61), "o'neil"]) {
    const { message } = await create(agent.id, { account });
    expect(message, account).toMatch(/^(register_fields|invalid_input)$/);
  }
  expect((await create(agent.id, { account: 'twice1' })).message).toBeNull();
  expect((await create(agent.id, { account: 'TWICE1' })).message).toBe('username_taken');
  const replies = await Promise.all([1, 2, 3].map(() => create(agent.id, { account: 'race1' })));
  const codes = replies.map(({ message }) => message ?? 'ok').toSorted();
  expect(codes).toEqual(['ok', 'username_taken', 'username_taken']);
});

test('nobody is given more than the agent has', async () => {
  const agent = await givenAgent(t.world);
  const { topRebateRate } = t.loaded.brand.agents;
  const tooMuch = { account: 'greedy1', rebateRate: topRebateRate + 1 };
  expect((await create(agent.id, tooMuch)).message).toBe('rebate_above_own');
  const below = await create(agent.id, { account: 'lucky1', rebateRate: topRebateRate });
  expect(below.message).toBeNull();
});

test('the deepest agent brings members and no agents', async () => {
  let agent = await givenAgent(t.world);
  for (let depth = 1; depth < DEPTH_MAX; depth++) agent = await givenAgent(t.world, agent.id);
  const refused = await create(agent.id, { account: 'toodeep1', brings: 'agent' });
  expect(refused.message).toBe('tree_too_deep');
  expect((await create(agent.id, { account: 'deepest1' })).message).toBeNull();
});
