import { minor } from '@baize/std/money';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { saveProfile } from '../../people/members/index.ts';
import { needsStepUp } from '../../people/security/step-up.ts';
import { openSession } from '../../people/sessions/index.ts';
import {
  brandWith,
  givenFactor,
  givenPayee,
  moneyOf,
  openWindow,
  type Payee,
  type Window,
} from '../../testing/withdrawals.ts';
import { origin, useWorld } from '../../testing/world.ts';

const t = useWorld();
const LIMIT = 20_000n;
const brand = brandWith({ stepUpFrom: `${LIMIT}` });
let window: Window;
let payee: Payee;

beforeEach(async () => {
  window = openWindow(t.world, brand);
  payee = await givenPayee(t.world, { cash: 100_000n });
});

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const usual = {
  amount: minor(LIMIT - 1n),
  stepUpFrom: minor(LIMIT),
  isNewPayee: false,
  isNewAddress: false,
};

test.each([
  [usual, false],
  [{ ...usual, amount: minor(LIMIT) }, true],
  [{ ...usual, isNewPayee: true }, true],
  [{ ...usual, isNewAddress: true }, true],
])('asked for %o a code is needed: %s', (facts, isNeeded) => {
  expect(needsStepUp(facts)).toBe(isNeeded);
});

test('MONEY-03 from the brand’s amount on the password alone holds nothing; with the code it does', async () => {
  const refused = await window.requestOnce(payee, LIMIT);
  expect(refused.message).toBe('verification_first');
  expect(refused.value['ways']).toEqual([
    { way: 'email', target: expect.stringContaining('@mail.example') },
  ]);
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 100_000n, held: 0n });
  const factor = await givenFactor(t.world, payee);
  const wrong = { ...factor, proof: factor.proof === '000000' ? '111111' : '000000' };
  expect((await window.requestOnce(payee, LIMIT, { factor: wrong })).message).toBe('code_invalid');
  expect((await window.requestOnce(payee, LIMIT, { factor })).message).toBe(null);
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 80_000n, held: 20_000n });
  const again = await window.requestOnce(payee, LIMIT, { factor });
  expect(again.message).toBe('code_invalid');
});

test('a wrong payment password is told first, and no code is asked for', async () => {
  const reply = await window.requestOnce(payee, LIMIT, { paymentPassword: 'guessed' });
  expect(reply.message).toBe('password_wrong');
});

test('asked twice with one key, the code that it was given for is not asked again', async () => {
  const wish = { requestKey: 'step-up-key', factor: await givenFactor(t.world, payee) };
  const first = await window.requestOnce(payee, LIMIT, wish);
  const second = await window.requestOnce(payee, LIMIT, wish);
  expect(second.value.orderId).toBe(first.value.orderId);
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 80_000n, held: 20_000n });
});

test('an account that was never paid to asks for the code, whatever the amount', async () => {
  const stranger = await givenPayee(t.world, { cash: 50_000n, isKnown: false });
  expect((await window.requestOnce(stranger, 10_000n)).message).toBe('verification_first');
});

test('a session that is used from elsewhere asks for the code, whatever the amount', async () => {
  expect((await window.requestOnce(payee, 10_000n)).message).toBe(null);
  await t.world.db.transaction().execute((tx) =>
    openSession(t.world, tx, {
      brand,
      member: { id: payee.memberId },
      method: 'username',
      origin: origin({ ip: '203.0.113.9' }),
    }),
  );
  expect((await window.requestOnce(payee, 10_000n)).message).toBe('verification_first');
});

test('the bank account’s name, and the login password, are no second factor here', async () => {
  for (const way of ['bankName', 'password']) {
    const factor = { way, proof: 'Somchai Jaidee' };
    expect((await window.requestOnce(payee, LIMIT, { factor })).message).toBe('factor_unknown');
  }
});

test('who has no second factor is asked for the payment password alone', async () => {
  const nothing = { email: null, email_verified_at: null, updated_at: t.world.clock.now() };
  await t.world.db.transaction().execute((tx) => saveProfile(tx, payee.memberId, nothing));
  expect((await window.requestOnce(payee, LIMIT)).message).toBe(null);
});
