import type { Content } from '@baize/contract/content';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Tx } from '../../base/db/index.ts';
import { useWorld } from '../../testing/world.ts';
import { createMember } from '../members/index.ts';
import * as credentials from './index.ts';
import { pruneResets } from './jobs.ts';

const t = useWorld();

const inTx = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  t.world.db.transaction().execute(work);

let made = 0;
const someMember = async (): Promise<MemberId> =>
  (
    await inTx((tx) =>
      createMember(t.world, tx, { account: `credentials${made++}`, currency: 'THB' }),
    )
  ).id;

test('a password is kept as a hash and replaced by the next one', async () => {
  const memberId = await someMember();
  const set = (password: string, isDefault: boolean) =>
    inTx((tx) =>
      credentials.setPassword(t.world, tx, { memberId, kind: 'login', password, isDefault }),
    );
  await set('first one', true);
  expect(await credentials.findPassword(t.world.db, memberId, 'login')).toMatchObject({
    is_default: true,
  });
  t.world.clock.advance(DAY_MS);
  await set('second one', false);
  const row = await credentials.findPassword(t.world.db, memberId, 'login');
  expect(row).toMatchObject({ is_default: false, changed_at: t.world.clock.now() });
  expect(JSON.stringify(row)).not.toContain('second one');
  expect(await credentials.verifyPassword(t.world, row?.hash ?? null, 'second one')).toBe(true);
  expect(await credentials.verifyPassword(t.world, row?.hash ?? null, 'first one')).toBe(false);
  expect(await credentials.findPassword(t.world.db, memberId, 'payment')).toBeUndefined();
});

test('a hash made before the transaction is taken as it is', async () => {
  const memberId = await someMember();
  const hash = await credentials.hashPassword(t.world, 'made before');
  await inTx((tx) => credentials.setPassword(t.world, tx, { memberId, kind: 'payment', hash }));
  expect(await credentials.findPassword(t.world.db, memberId, 'payment')).toMatchObject({ hash });
});

test('a password ends after the brand’s days, to the moment', () => {
  const changed_at = t.world.clock.now();
  const brand = { passwordExpiryDays: 90 };
  const isExpiredAfter = (ms: number) =>
    credentials.isExpired(brand, { changed_at }, later(changed_at, ms));
  expect(isExpiredAfter(90 * DAY_MS - 1)).toBe(false);
  expect(isExpiredAfter(90 * DAY_MS)).toBe(true);
  expect(isExpiredAfter(-DAY_MS)).toBe(false);
});

type RegisterRule = Content['register'][number];

const rule = (facts: Omit<RegisterRule, 'enabled' | 'required' | 'patternId'>): RegisterRule => ({
  enabled: true,
  required: true,
  patternId: 'letters_numbers_symbols',
  ...facts,
});

const rules = {
  brand: { defaultPassword: 'Everybody-knows-1' },
  content: {
    register: [
      rule({
        field: 'password',
        acceptedPattern: '^(?=.*[A-Za-z])(?=.*\\d).*$',
        minLength: 8,
        maxLength: 64,
      }),
      rule({ field: 'paymentPassword', acceptedPattern: '^[0-9]+$', minLength: 6, maxLength: 6 }),
    ],
  },
};

test.each([
  ['abc', 'password_format'],
  ['lettersonly', 'password_format'],
  ['8417390265', 'password_format'],
  [`x1${'y'.repeat(63)}`, 'password_format'],
  ['river\u202estone84', 'password_format'],
  ['Password123', 'password_common'],
  ['p@ssw0rd2026', 'password_common'],
  ['Qwerty12345', 'password_common'],
  ['1q2w3e4r5t', 'password_common'],
  ['Aa@123456', 'password_common'],
  ['iloveyou99', 'password_common'],
  ['liverpool1', 'password_common'],
  ['thailand2569', 'password_common'],
  ['a1b2c3d4', 'password_common'],
  ['Everybody-knows-1', 'password_common'],
])('the password %s is refused as %s', (password, code) => {
  expect(() => credentials.checkPasswordRule(rules, password)).toThrow(code);
});

test.each([
  'river-stone-84',
  'Mekong7lantern',
  'กาแฟเย็น1แก้วx',
  'T4kx9wq2',
  'correct horse battery 1 staple',
  '🎲dice8rolls',
])('the password %s is accepted', (password) => {
  expect(() => credentials.checkPasswordRule(rules, password)).not.toThrow();
});

test.each([
  ['12345', 'password_format'],
  ['48203a', 'password_format'],
  ['123456', 'password_common'],
  ['111111', 'password_common'],
  ['112233', 'password_common'],
])('the payment password %s is refused as %s', (password, code) => {
  expect(() => credentials.checkPasswordRule(rules, password, 'payment')).toThrow(code);
});

test('a payment password of six digits nobody would try first is accepted', () => {
  expect(() => credentials.checkPasswordRule(rules, '480273', 'payment')).not.toThrow();
});

const codeOf = (secret: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: t.world.clock.now().getTime() + stepsLater * 30 * SECOND_MS,
  });

const begin = (memberId: MemberId) =>
  inTx((tx) => credentials.beginTotp(t.world, tx, { memberId, issuer: 'Mekhala', label: 'ploy' }));

const confirm = (memberId: MemberId, code: string) =>
  inTx((tx) => credentials.confirmTotp(t.world, tx, { memberId, code }));

const check = (memberId: MemberId, proof: string) =>
  credentials.checkTotp(t.world, t.world.db, { memberId, proof });

async function someTotp() {
  const memberId = await someMember();
  const { secret } = await begin(memberId);
  const recoveryCodes = await confirm(memberId, codeOf(secret));
  t.world.clock.advance(5 * MINUTE_MS);
  return { memberId, secret, recoveryCodes };
}

test('an authenticator counts once a code of it was given', async () => {
  const memberId = await someMember();
  const { secret, address } = await begin(memberId);
  expect(address).toContain('otpauth://totp/Mekhala:ploy?');
  expect(address).toContain(`secret=${secret}`);
  expect(await credentials.hasTotp(t.world.db, memberId)).toBe(false);
  expect(await check(memberId, codeOf(secret))).toBe(false);
  await expect(confirm(memberId, 'abcdef')).rejects.toThrow('code_invalid');
  expect(await confirm(memberId, codeOf(secret))).toHaveLength(10);
  expect(await credentials.hasTotp(t.world.db, memberId)).toBe(true);
  await expect(confirm(memberId, codeOf(secret, 1))).rejects.toThrow('factor_unknown');
  await expect(begin(memberId)).rejects.toThrow('verification_first');
});

test('begun again before it is confirmed, the newer secret is the one', async () => {
  const memberId = await someMember();
  const first = await begin(memberId);
  const second = await begin(memberId);
  await expect(confirm(memberId, codeOf(first.secret))).rejects.toThrow('code_invalid');
  await confirm(memberId, codeOf(second.secret));
});

test('the code of one step aside counts, that of two does not', async () => {
  for (const [aside, isRight] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const) {
    const { memberId, secret } = await someTotp();
    expect(await check(memberId, codeOf(secret, aside))).toBe(isRight);
  }
});

test('a code counts once, and none before it counts any more', async () => {
  const { memberId, secret } = await someTotp();
  const [before, now] = [codeOf(secret, -1), codeOf(secret)];
  expect(await check(memberId, now)).toBe(true);
  expect(await check(memberId, now)).toBe(false);
  expect(await check(memberId, before)).toBe(false);
  t.world.clock.advance(-10 * MINUTE_MS);
  expect(await check(memberId, codeOf(secret))).toBe(false);
  t.world.clock.advance(10 * MINUTE_MS);
});

test('of ten who bring one code at once, one comes in', async () => {
  const { memberId, secret } = await someTotp();
  const code = codeOf(secret);
  const results = await Promise.all(Array.from({ length: 10 }, () => check(memberId, code)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('a recovery code is good once, however it is typed', async () => {
  const { memberId, recoveryCodes } = await someTotp();
  const [code = ''] = recoveryCodes;
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(new Set(recoveryCodes).size).toBe(10);
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
  const results = await Promise.all(Array.from({ length: 5 }, () => check(memberId, typed)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await check(memberId, code)).toBe(false);
  expect(await credentials.countRecoveryCodes(t.world.db, memberId)).toBe(9);
});

test('one member’s recovery code is none of another’s', async () => {
  const [one, other] = [await someTotp(), await someTotp()];
  expect(await check(other.memberId, one.recoveryCodes[0] ?? '')).toBe(false);
});

test('turned off, neither codes nor recovery codes count', async () => {
  const { memberId, secret, recoveryCodes } = await someTotp();
  await inTx((tx) => credentials.removeTotp(tx, memberId));
  expect(await credentials.hasTotp(t.world.db, memberId)).toBe(false);
  expect(await check(memberId, codeOf(secret))).toBe(false);
  expect(await check(memberId, recoveryCodes[0] ?? '')).toBe(false);
});

test.each([
  '',
  '000000000000',
  '🎲🎲🎲🎲🎲🎲',
  '\u202e123456',
  "' or 1=1",
  '1'.repeat(100_000),
  '\u0000',
])('the proof %.20j is wrong', async (proof) => {
  const { memberId } = await someTotp();
  expect(await check(memberId, proof)).toBe(false);
});

const makeToken = (memberId: MemberId) =>
  inTx((tx) => credentials.makeResetToken(t.world, tx, memberId));
const spend = (token: string) => inTx((tx) => credentials.spendResetToken(t.world, tx, token));

test('a link is good once, and nothing that is kept gives it away', async () => {
  const memberId = await someMember();
  const token = await makeToken(memberId);
  expect(token).toMatch(/^[\w-]{43}$/);
  const rows = await t.world.db.selectFrom('credentials_reset').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await spend(token)).toBe(memberId);
  await expect(spend(token)).rejects.toThrow('reset_link_invalid');
});

test('of ten who use one link at once, one does', async () => {
  const token = await makeToken(await someMember());
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => spend(token)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a new password that is refused leaves the link as it was', async () => {
  const memberId = await someMember();
  const token = await makeToken(memberId);
  const refused = inTx(async (tx) => {
    await credentials.spendResetToken(t.world, tx, token);
    credentials.checkPasswordRule(rules, 'short');
  });
  await expect(refused).rejects.toThrow('password_format');
  expect(await spend(token)).toBe(memberId);
});

test('a newer link ends the one before', async () => {
  const memberId = await someMember();
  const [first, second] = [await makeToken(memberId), await makeToken(memberId)];
  await expect(spend(first)).rejects.toThrow('reset_link_invalid');
  expect(await spend(second)).toBe(memberId);
});

test('a link is good for half an hour, to the moment', async () => {
  const [one, two] = [await someMember(), await someMember()];
  const [early, late] = [await makeToken(one), await makeToken(two)];
  t.world.clock.advance(30 * MINUTE_MS - 1);
  expect(await spend(early)).toBe(one);
  t.world.clock.advance(1);
  await expect(spend(late)).rejects.toThrow('reset_link_invalid');
});

test.each(['', 'guess', '🎲', "' or 1=1", 'x'.repeat(100_000), '\u0000'])(
  'the link %.20j is none',
  async (token) => {
    await expect(spend(token)).rejects.toThrow('reset_link_invalid');
  },
);

test('links that ended a day ago are forgotten', async () => {
  await makeToken(await someMember());
  t.world.clock.advance(2 * DAY_MS);
  await pruneResets.run(t.world, {});
  expect(await t.world.db.selectFrom('credentials_reset').selectAll().execute()).toEqual([]);
});
