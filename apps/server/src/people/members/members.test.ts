import type { Endpoint } from '@baize/contract/endpoint';
import {
  chooseIcon,
  readConsolidated,
  readIcon,
  readInvitation,
  readMemberInfo,
} from '@baize/contract/member';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { answer, type MemberCaller } from '../../base/kernel/index.ts';
import { asked, useWorld } from '../../testing/world.ts';
import * as members from './index.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const LAST_LOGIN = { at: '2026-11-14T05:00:00.000Z', address: '203.0.113.7' };
const CONTRACTS = {
  dailysalreqtype: 'agreed',
  divtypereq: null,
  contracthoursalreq: 'offered',
  realtimesalreqtype: null,
  salaryInfoType: ['daily'],
  dividendInfoType: [],
};
const OPTIONS: members.MembersOptions = {
  brand,
  isAgentPolicyOn: () => true,
  findLastLogin: async () => LAST_LOGIN,
  readContracts: async () => CONTRACTS,
};

const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => t.world.db.transaction().execute(work);

const given = (account: string, facts: Partial<members.NewMember> = {}) =>
  inTx((tx) => members.createMember(t.world, tx, { account, currency: 'THB', ...facts }));

const save = (id: MemberId, patch: Omit<members.ProfilePatch, 'updated_at'>) =>
  inTx((tx) => members.saveProfile(tx, id, { ...patch, updated_at: t.world.clock.now() }));

const wording = (code: string) => code;

/** Makes a call as somebody who is logged in. */
async function call(
  endpoint: Endpoint,
  caller: MemberCaller,
  { body = {}, options = OPTIONS }: { body?: object; options?: members.MembersOptions } = {},
) {
  const route = members.membersRoutes(options).find((one) => one.endpoint === endpoint);
  assert(route, 'the call is served here');
  return (await answer(route, { ...t.world, wording }, asked(body, { caller }))).body;
}

const as = (memberId: MemberId, role: MemberCaller['role'] = 'member') => ({ memberId, role });

test('a name is the same however it is written, and is given once', async () => {
  const { id } = await given('Somchai');
  expect(await members.findByAccount(t.world.db, 'SOMCHAI')).toMatchObject({ id });
  await expect(given('somCHAI')).rejects.toThrow('username_taken');
});

test('of fifty who ask for one name at once, one gets it and the others make nothing', async () => {
  const before = await countMembers();
  const tries = Array.from({ length: 50 }, () => given('everybody'));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(new Set(refused.map(({ reason }) => (reason as Error).message))).toEqual(
    new Set(['username_taken']),
  );
  expect(await countMembers()).toBe(before + 1);
});

async function countMembers(): Promise<number> {
  const rows = await t.world.db.selectFrom('members_member').select('id').execute();
  return rows.length;
}

test('codes to invite with are found in any case', async () => {
  const referralCode = members.newReferralCode(t.world);
  const agent = await given('inviter', { type: 1, affiliateCode: 'team88', referralCode });
  expect(referralCode).toMatch(/^[0-9A-Z]{10}$/);
  const { db } = t.world;
  expect(await members.findByAffiliateCode(db, 'Team88')).toMatchObject({ id: agent.id });
  expect(await members.findByReferralCode(db, referralCode.toLowerCase())).toMatchObject({
    id: agent.id,
  });
  expect(await members.findByAffiliateCode(db, 'nobody')).toBeUndefined();
});

test('what a member never said is null, what they said is kept until they say otherwise', async () => {
  const { id } = await given('profiled');
  expect(await members.getProfile(t.world.db, id)).toMatchObject({ line: null, mobile: null });
  await save(id, { line: 'somchai.l', birthday: '1990-02-28' });
  await save(id, { line: null, telegram: '@som' });
  expect(await members.getProfile(t.world.db, id)).toMatchObject({
    line: null,
    telegram: '@som',
    birthday: '1990-02-28',
  });
});

test('one account a telephone, and a proven number goes to whoever proved it', async () => {
  const mobile = '+66811111111';
  const [first, second, third] = [await given('tel1'), await given('tel2'), await given('tel3')];
  await save(first.id, { mobile });
  await expect(save(second.id, { mobile })).rejects.toThrow('mobile_taken');
  await save(second.id, { mobile, mobile_verified_at: t.world.clock.now() });
  expect(await members.findByMobile(t.world.db, mobile)).toMatchObject({ id: second.id });
  expect((await members.getProfile(t.world.db, first.id)).mobile).toBeNull();
  const proven = { mobile, mobile_verified_at: t.world.clock.now() };
  await expect(save(third.id, proven)).rejects.toThrow('mobile_taken');
});

test('an address finds its member once it is proven, and is then theirs alone', async () => {
  const [first, second] = [await given('mail1'), await given('mail2')];
  const email = 'som@mail.example';
  await save(first.id, { email });
  await save(second.id, { email });
  expect(await members.findByEmail(t.world.db, email)).toBeUndefined();
  await save(second.id, { email_verified_at: t.world.clock.now() });
  expect(await members.findByEmail(t.world.db, 'Som@Mail.example')).toMatchObject({
    id: second.id,
  });
  const proven = { email_verified_at: t.world.clock.now() };
  await expect(save(first.id, proven)).rejects.toThrow('email_taken');
});

test('a bank account is added once, listed until it is removed, and only by its owner', async () => {
  const [owner, other] = [await given('banked'), await given('unbanked')];
  const account = {
    id: t.world.newId('bka'),
    member_id: owner.id,
    bank_name: 'Bangkok Bank',
    account_number: '1234567890',
    account_name: 'Somchai Jaidee',
    created_at: t.world.clock.now(),
    removed_at: null,
  };
  expect(await inTx((tx) => members.insertBankAccount(tx, account))).toBe(true);
  const again = { ...account, id: t.world.newId('bka') };
  expect(await inTx((tx) => members.insertBankAccount(tx, again))).toBe(false);
  const at = t.world.clock.now();
  const removal = { id: account.id, at };
  const remove = (memberId: MemberId) =>
    inTx((tx) => members.removeBankAccount(tx, { ...removal, memberId }));
  expect(await remove(other.id)).toBeUndefined();
  expect(await members.listBankAccounts(t.world.db, owner.id)).toHaveLength(1);
  expect(await remove(owner.id)).toEqual({ account_number: account.account_number });
  expect(await remove(owner.id)).toBeUndefined();
  expect(await members.listBankAccounts(t.world.db, owner.id)).toEqual([]);
  expect(await inTx((tx) => members.insertBankAccount(tx, again))).toBe(true);
});

test('an outside sign-in belongs to one member', async () => {
  const [first, second] = [await given('google1'), await given('google2')];
  const identity = {
    provider: 'google',
    subject: '42',
    email: null,
    linked_at: t.world.clock.now(),
  };
  const link = (member_id: MemberId) =>
    inTx((tx) => members.linkOutsideIdentity(tx, { ...identity, member_id }));
  expect(await link(first.id)).toBe(true);
  expect(await link(second.id)).toBe(false);
  expect(await members.findOutsideIdentity(t.world.db, identity)).toMatchObject({ id: first.id });
  const other = { provider: 'facebook', subject: '42' };
  expect(await members.findOutsideIdentity(t.world.db, other)).toBeUndefined();
  expect(await members.listOutsideIdentities(t.world.db, first.id)).toHaveLength(1);
});

test.each([
  [1, 'agent'],
  [2, 'agent'],
  [41, 'agent'],
  [42, 'agent'],
  [4, 'trial'],
  [0, 'member'],
  [9, null],
])('TRIAL-02 a member of type %i is %s by the brand’s lists', (type, role) => {
  expect(members.roleOf(brand, type)).toBe(role);
});

test('TRIAL-02 another brand’s lists make other roles', () => {
  const lists = { agentTypes: [7], trialTypes: [8], memberTypes: [1] };
  const roles = [1, 7, 8, 4].map((type) => members.roleOf(lists, type));
  expect(roles).toEqual(['member', 'agent', 'trial', null]);
});

test.each([
  [1, true, false],
  [2, true, false],
  [41, true, false],
  [42, true, false],
  [4, false, true],
  [0, false, false],
])('SYS-10 TRIAL-07 the info of type %i: agent %s, trial %s', async (type, isAgent, isTrial) => {
  const member = await given(`Type${type}`, { type, nickname: 'Nick' });
  const caller = { ...as(member.id, 'trial'), pending: 'password' } as const;
  expect(await call(readMemberInfo, caller)).toEqual({
    success: true,
    message: null,
    value: {
      id: member.id,
      account: `type${type}`,
      nickname: 'Nick',
      type,
      isAgent,
      isTrial,
      avatar: 'avatar-01',
      currency: 'THB',
      lastLogin: LAST_LOGIN,
      excludedUntil: null,
      pending: 'password',
    },
  });
});

test('TRIAL-07 a changed type shows at the next reading', async () => {
  const member = await given('promoted');
  await t.world.db
    .updateTable('members_member')
    .set({ type: 1 })
    .where('id', '=', member.id)
    .execute();
  expect(await call(readMemberInfo, as(member.id))).toMatchObject({ value: { isAgent: true } });
});

test('MEM-16 the icon is one of those offered, and another can be chosen', async () => {
  const member = await given('pictured');
  const first = await call(readIcon, as(member.id));
  expect(first).toMatchObject({ value: { icon: 'avatar-01' } });
  expect((first.value as { icons: string[] }).icons).toHaveLength(24);
  const choose = (icon: string) => call(chooseIcon, as(member.id), { body: { icon } });
  expect(await choose('avatar-24')).toMatchObject({ value: { icon: 'avatar-24' } });
  for (const icon of ['avatar-25', '', '../../etc', "' or 1=1"]) {
    expect(await choose(icon)).toMatchObject({ success: false, message: 'not_found' });
  }
  expect(await call(readIcon, as(member.id))).toMatchObject({ value: { icon: 'avatar-24' } });
});

test('BRAND-12 contracts are told with the agent policy, and refused without it', async () => {
  const { id } = await given('contracted');
  expect(await call(readConsolidated, as(id))).toMatchObject({
    success: true,
    value: CONTRACTS,
  });
  const options = { ...OPTIONS, isAgentPolicyOn: () => false };
  expect(await call(readConsolidated, as(id), { options })).toMatchObject({
    message: 'feature_off',
  });
  expect(await call(readConsolidated, as(id, 'trial'))).toMatchObject({
    message: 'in_need_true_account',
  });
});

test.each([
  ['+66812345678', '+66•••5678'],
  ['+6581234', '+65•••34'],
])('the number %s shows as %s', (mobile, shown) => {
  expect(members.maskMobile(mobile)).toBe(shown);
});

test.each([
  ['somchai@mail.example', 's•••i@mail.example'],
  ['abc@mail.example', 'a•••@mail.example'],
  ['a@mail.example', 'a•••@mail.example'],
])('the address %s shows as %s', (email, shown) => {
  expect(members.maskEmail(email)).toBe(shown);
});

test.each([
  ['player9', 'p***9'],
  ['abcd', 'a***d'],
  ['abc', '***'],
  ['', '***'],
])('of the account %s others see %s', (account, shown) => {
  expect(members.maskAccount(account)).toBe(shown);
});

test('of an account number only the last four digits show', () => {
  expect(members.maskAccountNumber('1234567890')).toBe('•••7890');
});

test('an agent reads its own invitation code and counts whom it brought, and nobody else’s', async () => {
  const agent = await given('recruiter', { type: 1, affiliateCode: 'INVITE1' });
  const other = await given('otherrecruiter', { type: 1, affiliateCode: 'INVITE2' });
  const direct = await given('brought', { uplineId: agent.id });
  await given('broughttwo', { uplineId: agent.id });
  await given('grandchild', { uplineId: direct.id });
  expect(await call(readInvitation, as(agent.id, 'agent'))).toMatchObject({
    value: { code: 'INVITE1', directMembers: 2 },
  });
  expect(await call(readInvitation, as(other.id, 'agent'))).toMatchObject({
    value: { code: 'INVITE2', directMembers: 0 },
  });
  expect(await call(readInvitation, as(direct.id))).toMatchObject({ success: false });
});
