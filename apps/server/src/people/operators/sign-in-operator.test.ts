import * as member from '@baize/contract/member';
import * as contract from '@baize/contract/operator';
import { HOUR_MS, MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { readContracts } from '../../agents/agreements/index.ts';
import { givenAccount, givenSession, useIdentity } from '../../testing/identity.ts';
import { newAddress } from '../../testing/newcomer.ts';
import {
  codeOf,
  type GivenOperator,
  givenOperator,
  OPERATING,
  OPERATOR_PASSWORD,
} from '../../testing/operator.ts';
import { membersRoutes } from '../members/index.ts';
import { findLastLogin } from '../sessions/index.ts';
import { operatorsRoutes, verifyAudit } from './index.ts';

const t = useIdentity((site) => [
  ...operatorsRoutes({ brand: site.brand, ...OPERATING }),
  ...membersRoutes({
    brand: site.brand,
    isAgentPolicyOn: () => true,
    findLastLogin,
    readContracts,
  }),
]);

type Wire = Readonly<Record<string, unknown>>;
type Done = { step: string; token: string };

/** Signs in as the page does; what is undefined is left out. */
async function signIn(
  { username }: Pick<GivenOperator, 'username'>,
  wire: Wire,
  ip = newAddress(),
) {
  const said = { username, password: OPERATOR_PASSWORD, ...wire };
  const reply = await t.call(contract.signInOperator, said, { ip });
  return { ...reply, value: reply.value as Done };
}

/** Each code counts once, so the next sign-in waits for the next one. */
async function comeIn(operator: GivenOperator): Promise<string> {
  t.world.clock.advance(MINUTE_MS);
  const { message, value } = await signIn(operator, { code: codeOf(t.world, operator.totpKey) });
  expect(message).toBe(null);
  return value.token;
}

const whoIs = async (token: string) => (await t.call(contract.readOperator, {}, { token })).message;

const lastLines = (limit = 3) =>
  t.world.db
    .selectFrom('operators_audit')
    .select(['operator_id', 'action', 'subject', 'details'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

test('OPS-01 the password alone opens nothing; with the code it does, and the log says so', async () => {
  const operator = await givenOperator(t.world, 'finance');
  expect((await signIn(operator, {})).value).toEqual({ step: 'code' });
  const { value } = await signIn(operator, { code: codeOf(t.world, operator.totpKey) });
  expect(value).toMatchObject({
    step: 'done',
    token: expect.stringMatching(/^ops_[\w-]{43}$/) as string,
    operator: { username: operator.username, role: 'finance' },
  });
  const { value: self } = await t.call(contract.readOperator, {}, { token: value.token });
  expect(self).toMatchObject({
    operator: { username: operator.username },
    brand: { code: 'mekhala', timezone: 'Asia/Bangkok', currency: { code: 'THB', scale: 2 } },
  });
  const { operatorId } = operator.caller;
  expect(await lastLines(1)).toMatchObject([
    { operator_id: operatorId, action: 'operator.signed_in', subject: operatorId },
  ]);
});

test('OPS-01 a code counts once, also of many at once', async () => {
  const operator = await givenOperator(t.world);
  const code = codeOf(t.world, operator.totpKey);
  const replies = await Promise.all(Array.from({ length: 3 }, () => signIn(operator, { code })));
  const told = replies.map(({ message }) => message);
  expect(told.filter((message) => message === null)).toHaveLength(1);
  expect(told.filter((message) => message === 'factor_wrong')).toHaveLength(2);
  expect((await signIn(operator, { code })).message).not.toBe(null);
});

test('OPS-01 an older code is refused once a newer one was given', async () => {
  const operator = await givenOperator(t.world);
  const older = codeOf(t.world, operator.totpKey);
  expect((await signIn(operator, { code: codeOf(t.world, operator.totpKey, 1) })).message).toBe(
    null,
  );
  expect((await signIn(operator, { code: older })).message).toBe('factor_wrong');
});

test.each([
  ['a wrong password', { password: 'wrong-lotus-24' }],
  ['a name that nobody has', { username: 'nobody-of-ours' }],
  ['a name with a quote', { username: `' or 1=1 --` }],
])('OPS-01 %s is told nothing but no, and the log keeps it', async (_, wire) => {
  const operator = await givenOperator(t.world);
  expect((await signIn(operator, wire)).message).toBe('login_wrong');
  const [line] = await lastLines(1);
  expect(line).toMatchObject({ operator_id: null, action: 'operator.sign_in_refused' });
  expect(line?.subject).toBe('username' in wire ? 'nobody' : operator.caller.operatorId);
});

test('DOOR-22 three wrong passwords lock the account from any address, the right one too', async () => {
  const operator = await givenOperator(t.world);
  const home = newAddress();
  const code = codeOf(t.world, operator.totpKey);
  expect((await signIn(operator, { code }, home)).message).toBe(null);
  for (let wrong = 0; wrong < 3; wrong++) {
    expect((await signIn(operator, { password: `wrong-${wrong}` })).message).toBe('login_wrong');
  }
  expect((await signIn(operator, {})).message).toBe('login_locked');
  // Wrong passwords from other addresses do not lock operators out of the address they work at.
  expect((await signIn(operator, {}, home)).value).toEqual({ step: 'code' });
});

test('DOOR-22 of a hundred console passwords at once three are looked at', async () => {
  const operator = await givenOperator(t.world);
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      signIn(operator, n === 60 ? {} : { password: `guess-${n}` }),
    ),
  );
  expect(replies.filter(({ message }) => message !== 'login_locked')).toHaveLength(3);
});

test('DOOR-22 of a hundred console codes at once five are looked at', async () => {
  const operator = await givenOperator(t.world);
  const right = codeOf(t.world, operator.totpKey);
  const wrong = right === '000000' ? '111111' : '000000';
  const home = newAddress();
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => signIn(operator, { code: wrong }, home)),
  );
  const looked = replies.filter(({ message }) => message === 'factor_wrong');
  expect(looked.length).toBeLessThanOrEqual(5);
});

test('OPS-01 five wrong codes make the right one wait, from wherever it comes', async () => {
  const operator = await givenOperator(t.world);
  const right = codeOf(t.world, operator.totpKey);
  const wrong = right === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess++) {
    expect((await signIn(operator, { code: wrong })).message).toBe('factor_wrong');
    // Asking for the password step again washes nothing off.
    expect((await signIn(operator, {})).value).toEqual({ step: 'code' });
  }
  expect((await signIn(operator, { code: right })).message).toBe('login_locked');
  expect((await lastLines(1))[0]).toMatchObject({ details: { lacked: 'code' } });
});

test('OPS-01 who signs out is out at once, and the log says so', async () => {
  const token = await comeIn(await givenOperator(t.world));
  expect(await whoIs(token)).toBe(null);
  expect((await t.call(contract.signOutOperator, {}, { token })).success).toBe(true);
  expect(await whoIs(token)).toBe('not_operator');
  expect((await lastLines(1))[0]?.action).toBe('operator.signed_out');
});

test('OPS-01 a session ends after half an hour unused, and after twelve hours in any case', async () => {
  const idle = await comeIn(await givenOperator(t.world));
  t.world.clock.advance(32 * MINUTE_MS);
  expect(await whoIs(idle)).toBe('not_operator');
  const busy = await comeIn(await givenOperator(t.world));
  for (let passed = 0; passed < 12 * HOUR_MS - 20 * MINUTE_MS; passed += 20 * MINUTE_MS) {
    t.world.clock.advance(20 * MINUTE_MS);
    expect(await whoIs(busy)).toBe(null);
  }
  t.world.clock.advance(21 * MINUTE_MS);
  expect(await whoIs(busy)).toBe('not_operator');
});

test('OPS-07 a member’s token opens nothing of operators, an operator’s nothing of members', async () => {
  const account = await givenAccount(t.world);
  const { token } = await givenSession(t, account);
  expect((await t.call(contract.readOperator, {}, { token })).message).toBe('not_operator');
  expect((await t.call(contract.listAudit, {}, { token })).message).toBe('not_operator');
  const own = await comeIn(await givenOperator(t.world));
  expect((await t.call(member.readMemberInfo, {}, { token: own })).message).toBe('not_signed_in');
  expect(await whoIs(`ops_${'x'.repeat(43)}`)).toBe('not_operator');
});

test('the token itself is nowhere in the database, and the log is whole', async () => {
  const token = await comeIn(await givenOperator(t.world));
  const rows = await t.world.db.selectFrom('operators_session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await verifyAudit(t.world.db)).breaks).toEqual([]);
});
