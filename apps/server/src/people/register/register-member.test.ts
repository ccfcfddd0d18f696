import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { expect, test } from 'vitest';
import {
  brandWith,
  fillForm,
  readPicture,
  refusedFields,
  register,
  solveWork,
} from '../../testing/newcomer.ts';
import { useWorld } from '../../testing/world.ts';
import { findPassword, verifyPassword } from '../credentials/index.ts';
import { excludeMember } from '../exclusions/index.ts';
import {
  createMember,
  findByAccount,
  findByMobile,
  getProfile,
  listConsents,
} from '../members/index.ts';
import { hashToken } from '../sessions/index.ts';

const t = useWorld();

const ALL_ON = Object.fromEntries(
  brandWith().content.register.map(({ field }) => [field, { enabled: true }]),
);

const memberOf = async (account: unknown) => {
  const member = await findByAccount(t.world.db, String(account));
  assert(member, 'the member is there');
  return member;
};

type Secret = { readonly kind: 'login' | 'payment'; readonly password: string };

const knows = async (memberId: MemberId, { kind, password }: Secret) => {
  const row = await findPassword(t.world.db, memberId, kind);
  return verifyPassword(t.world, row?.hash ?? null, password);
};

test('REG-01 every field of the form is accepted, and kept where it says something of the member', async () => {
  const { db } = t.world;
  const agent = await db.transaction().execute((tx) =>
    createMember(t.world, tx, {
      account: 'agent1',
      type: 1,
      currency: 'THB',
      affiliateCode: 'TEAM9',
    }),
  );
  const friend = await db.transaction().execute((tx) =>
    createMember(t.world, tx, {
      account: 'friend1',
      currency: 'THB',
      referralCode: 'FRIEND1234',
    }),
  );
  const captchaId = 'picture-of-the-form-1';
  const form = await fillForm(t.world, {
    username: 'Somchai88',
    payeeName: 'สมชาย ใจดี',
    email: 'Somchai@Mail.example',
    qqNum: '12345678',
    recommenderId: 'friend1',
    captcha: await readPicture(t.world, captchaId),
    captchaId,
    affiliateCode: 'team9',
    paymentPassword: '740193',
    line: 'somchai.line',
    whatsapp: '+66810000000',
    facebook: 'Somchai Jaidee',
    wechat: 'som_wechat',
    telegram: '@somchai',
    zalo: '0810000000',
    idNumber: '1101700203451',
    birthday: '1990-05-05',
    referralCode: 'friend1234',
    domain: 'mekhala.example',
    countryDialingCode: '66',
  });
  const body = await register(t.world, form, { site: brandWith({ rules: ALL_ON }) });
  expect(body).toMatchObject({ success: true, value: { account: 'somchai88' } });
  const member = await memberOf('somchai88');
  expect(member).toMatchObject({
    nickname: 'Somchai88',
    type: 0,
    status: 'active',
    currency: 'THB',
    language: 'EN',
    upline_id: agent.id,
    referred_by: friend.id,
    referral_code: expect.stringMatching(/^[0-9A-Z]{10}$/),
    affiliate_code: null,
  });
  expect(await getProfile(db, member.id)).toMatchObject({
    full_name: 'สมชาย ใจดี',
    email: 'somchai@mail.example',
    email_verified_at: null,
    qq_num: '12345678',
    mobile: `+66${String(form['mobileNum']).slice(1)}`,
    mobile_verified_at: t.world.clock.now(),
    recommender_id: 'friend1',
    line: 'somchai.line',
    whatsapp: '+66810000000',
    facebook: 'Somchai Jaidee',
    wechat: 'som_wechat',
    telegram: '@somchai',
    zalo: '0810000000',
    id_number: '1101700203451',
    birthday: '1990-05-05',
    domain: 'mekhala.example',
    register_url: 'https://mekhala.example/register',
  });
  expect(await knows(member.id, { kind: 'login', password: String(form['password']) })).toBe(true);
  expect(await knows(member.id, { kind: 'payment', password: '740193' })).toBe(true);
});

test('REG-08 a registration opens a session, with the address known and the consents kept', async () => {
  const from = { ip: '203.0.113.9' };
  const body = await register(t.world, await fillForm(t.world, { username: 'sessioned' }), from);
  const { token } = body.value as { token: string };
  const { id } = await memberOf('sessioned');
  const session = await t.world.db
    .selectFrom('sessions_session')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  expect(session).toMatchObject({ member_id: id, method: 'register', pending: null });
  const addresses = await t.world.db
    .selectFrom('sessions_address')
    .select('address')
    .where('member_id', '=', id)
    .execute();
  expect(addresses).toEqual([{ address: '203.0.113.9' }]);
  const consents = await listConsents(t.world.db, id);
  expect(consents.map(({ kind }) => kind)).toEqual(['age', 'privacy', 'terms']);
  for (const consent of consents) {
    expect(consent).toMatchObject({
      version: '2026-11-15',
      given_at: t.world.clock.now(),
      ip: '203.0.113.9',
    });
  }
});

test('REG-18 a form with the five required things is enough', async () => {
  const body = await register(t.world, await fillForm(t.world));
  expect(body).toMatchObject({ success: true });
});

test('a form without work done for it is refused, and the work counts once', async () => {
  const form = await fillForm(t.world, { botProof: undefined });
  expect(await register(t.world, form)).toMatchObject({ message: 'verification_first' });
  const done = { ...form, botProof: await solveWork(t.world) };
  expect(await register(t.world, done)).toMatchObject({ success: true });
  const other = await fillForm(t.world, { botProof: done.botProof });
  expect(await register(t.world, other)).toMatchObject({ message: 'verification_first' });
});

test('BRAND-11 REG-14 a wrong code is refused, a right one is good once and for its own number', async () => {
  const form = await fillForm(t.world, { username: 'coded1' });
  const wrong = form['verificationCode'] === '000000' ? '000001' : '000000';
  expect(await register(t.world, { ...form, verificationCode: wrong })).toMatchObject({
    message: 'code_invalid',
  });
  const stolen = await fillForm(t.world, { verificationCode: form['verificationCode'] });
  expect(await register(t.world, stolen)).toMatchObject({ message: 'code_invalid' });
  const right = { ...form, botProof: await solveWork(t.world) };
  expect(await register(t.world, right)).toMatchObject({ success: true });
});

test('BRAND-11 REG-14 a brand that sends no codes asks for none and keeps the number unproven', async () => {
  const site = brandWith({ flags: { registerSmsCode: false } });
  const form = await fillForm(t.world, { username: 'uncoded', verificationCode: '' });
  expect(await register(t.world, form, { site })).toMatchObject({ success: true });
  const { id } = await memberOf('uncoded');
  expect(await getProfile(t.world.db, id)).toMatchObject({
    mobile: `+66${String(form['mobileNum']).slice(1)}`,
    mobile_verified_at: null,
  });
});

test('BRAND-08 BRAND-09 a way that is switched off is refused, whatever the page does', async () => {
  const form = await fillForm(t.world, { verificationCode: '000000' });
  const noName = brandWith({ flags: { registerByUsername: false } });
  expect(await register(t.world, form, { site: noName })).toMatchObject({ message: 'feature_off' });
  const noMobile = brandWith({ flags: { registerByMobile: false } });
  expect(await register(t.world, form, { site: noMobile, method: 'mobile' })).toMatchObject({
    message: 'feature_off',
  });
});

test('BRAND-09 BRAND-10 by mobile the account is found by its number, with a password or without', async () => {
  const form = await fillForm(t.world, { username: 'ignored1' });
  const mobile = `+66${String(form['mobileNum']).slice(1)}`;
  const body = await register(t.world, form, { method: 'mobile' });
  const { account } = body.value as { account: string };
  expect(account).toMatch(/^m[0-9a-z]{10}$/);
  expect(await findByMobile(t.world.db, mobile)).toMatchObject({ account });
  expect(await findByAccount(t.world.db, 'ignored1')).toBeUndefined();
  const { id } = await memberOf(account);
  expect(await knows(id, { kind: 'login', password: String(form['password']) })).toBe(true);

  const bare = await fillForm(t.world, { password: '', confirmPassword: '' });
  expect(refusedFields(await register(t.world, bare, { method: 'mobile' }))).toEqual([
    ['password', 'empty'],
    ['confirmPassword', 'empty'],
  ]);
  const site = brandWith({ flags: { mobilePassword: false } });
  const passwordless = await register(t.world, bare, { method: 'mobile', site });
  expect(passwordless).toMatchObject({ success: true });
  const other = await memberOf((passwordless.value as { account: string }).account);
  expect(await findPassword(t.world.db, other.id, 'login')).toBeUndefined();
});

test('CARE-03 a registration with the document, or the name and birthday, of an excluded person opens a case', async () => {
  const site = brandWith({ rules: ALL_ON });
  const join = async (username: string, facts: object) => {
    const captchaId = `picture-of-${username}`;
    const captcha = await readPicture(t.world, captchaId);
    const person = { payeeName: 'Malee Suksan', birthday: '1985-01-02', idNumber: '1101700111111' };
    const form = await fillForm(t.world, {
      username,
      captcha,
      captchaId,
      paymentPassword: '740193',
      ...person,
      ...facts,
    });
    expect(await register(t.world, form, { site })).toMatchObject({ success: true });
    return (await memberOf(username)).id;
  };
  const signsOf = async (memberId: MemberId) => {
    const rows = await t.world.db
      .selectFrom('exclusions_match')
      .select('sign')
      .where('member_id', '=', memberId)
      .execute();
    return rows.map(({ sign }) => sign);
  };
  const excluded = await join('leaves1', {});
  await t.world.db.transaction().execute((tx) =>
    excludeMember(t.world, tx, {
      memberId: excluded,
      wanted: { kind: 'exclusion', months: 6 },
      sessionId: null,
    }),
  );
  const other = { payeeName: 'Somsri Dee', birthday: '1990-05-05' };
  expect(await signsOf(await join('byPaper1', other))).toContain('document');
  const named = { idNumber: '1101700222222' };
  expect(await signsOf(await join('byName1', named))).toContain('name_and_birthday');
});
