import * as contract from '@baize/contract/operator';
import { OPERATOR_ROLES, type OperatorRole, permissionsOf } from '@baize/contract/operator-roles';
import { MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { givenAccount } from '../../testing/identity.ts';
import {
  callerOf,
  codeOf,
  type GivenOperator,
  givenOperator,
  OPERATING,
  OPERATOR_PASSWORD,
  operatorCtx,
} from '../../testing/operator.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { identifyOperator, operatorsRoutes, writeAudit } from './index.ts';
import { signInOperator } from './sign-in-operator.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const routes = operatorsRoutes({ brand, ...OPERATING });
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

let mali: GivenOperator;

beforeAll(async () => {
  mali = await givenOperator(t.world, 'admin');
});

const change = (
  by: GivenOperator,
  { caller }: Pick<GivenOperator, 'caller'>,
  what: Readonly<Record<string, unknown>>,
) =>
  call(by.caller, contract.changeOperator, {
    operatorId: caller.operatorId,
    change: what,
    reason: 'As was agreed',
  });

async function tokenOf({ username, totpKey }: GivenOperator): Promise<string> {
  t.world.clock.advance(MINUTE_MS);
  const code = codeOf(t.world, totpKey);
  const ctx = { ...t.world, caller: null, origin: origin() };
  const said = { username, password: OPERATOR_PASSWORD, code };
  const answered = await signInOperator(ctx, {}, said);
  return answered.step === 'done' ? answered.token : '';
}

const roleOf = async (token: string) => {
  const caller = await identifyOperator(t.world, async () => null)(token);
  if (caller?.role !== 'operator') return null;
  const isSame = (role: OperatorRole) =>
    permissionsOf(role).length === caller.trusted.length &&
    permissionsOf(role).every((each) => caller.trusted.includes(each));
  return OPERATOR_ROLES.find(isSame) ?? null;
};

test('OPS-07 another role holds for the session that is open already', async () => {
  const ploy = await givenOperator(t.world, 'support');
  const token = await tokenOf(ploy);
  expect(await roleOf(token)).toBe('support');
  const { value } = await change(mali, ploy, { what: 'role', role: 'auditor' });
  expect(value).toMatchObject({ role: 'auditor' });
  expect(await roleOf(token)).toBe('auditor');
});

test('OPS-01 who is closed is out at once, and in again only by signing in anew', async () => {
  const ploy = await givenOperator(t.world, 'support');
  const token = await tokenOf(ploy);
  await change(mali, ploy, { what: 'active', isActive: false });
  expect(await roleOf(token)).toBe(null);
  await expect(tokenOf(ploy)).rejects.toThrow('login_wrong');
  await change(mali, ploy, { what: 'active', isActive: true });
  expect(await roleOf(token)).toBe(null);
  expect(await roleOf(await tokenOf(ploy))).toBe('support');
});

test('OPS-01 another link ends the sessions, the password and the codes of before', async () => {
  const ploy = await givenOperator(t.world, 'support');
  const token = await tokenOf(ploy);
  const { value } = await change(mali, ploy, { what: 'link', email: 'ploy@example.com' });
  expect(value).toMatchObject({ isSetUp: false });
  expect(await roleOf(token)).toBe(null);
  await expect(tokenOf(ploy)).rejects.toThrow('login_wrong');
});

test.each([
  { what: 'role', role: 'auditor' },
  { what: 'active', isActive: false },
  { what: 'link', email: 'own@example.com' },
])(
  'OPS-07 DESK-07 nobody changes themselves, and so not the last administrator either: %j',
  async (what) => {
    expect((await change(mali, mali, what)).message).toBe('own_approval');
  },
);

test.each([
  { what: 'active', isActive: false },
  { what: 'role', role: 'support' },
])(
  'OPS-07 DESK-07 of the last two who take each other out at once, one stays: %j',
  async (what) => {
    for (let time = 0; time < 5; time++) {
      const one = await givenOperator(t.world, 'admin');
      const other = await givenOperator(t.world, 'admin');
      const told = await Promise.all([change(one, other, what), change(other, one, what)]);
      expect(told.map(({ message }) => message ?? 'done').sort()).toEqual([
        'done',
        'not_permitted',
      ]);
    }
  },
);

test('DESK-07 nobody but an administrator may change an operator', async () => {
  const others = OPERATOR_ROLES.filter((role) => role !== 'admin');
  for (const role of others) {
    const one = await givenOperator(t.world, role);
    const { message } = await change(one, mali, { what: 'active', isActive: false });
    expect(message, role).toBe('not_permitted');
  }
});

test('every change leaves a line with its reason', async () => {
  const ploy = await givenOperator(t.world, 'support');
  await change(mali, ploy, { what: 'role', role: 'risk' });
  const line = await t.world.db
    .selectFrom('operators_audit')
    .select(['operator_id', 'action', 'reason', 'details'])
    .where('subject', '=', ploy.caller.operatorId)
    .executeTakeFirst();
  expect(line).toEqual({
    operator_id: mali.caller.operatorId,
    action: 'operator.role_changed',
    reason: 'As was agreed',
    details: { from: 'support', to: 'risk' },
  });
});

const add = (wire: Readonly<Record<string, unknown>>) =>
  call(mali.caller, contract.addOperator, {
    name: 'Some One',
    role: 'support',
    email: 'some.one@example.com',
    ...wire,
  });

test('a name is given once, also to two at once', async () => {
  const both = await Promise.all([add({ username: 'twice' }), add({ username: 'twice' })]);
  expect(both.map(({ message }) => message ?? 'done').sort()).toEqual(['done', 'username_taken']);
  const { value } = await call(mali.caller, contract.listOperators);
  expect(value).toMatchObject({
    operators: expect.arrayContaining([
      expect.objectContaining({ username: 'twice', isActive: true, isSetUp: false }),
    ]) as unknown[],
  });
  expect(JSON.stringify(value)).not.toMatch(/argon2|totp|secret/i);
});

test.each([
  { username: 'Ab Cd' },
  { username: 'no' },
  { username: `x' or 1=1` },
  { username: 'fine-name', name: '' },
  { username: 'fine-name', email: 'nowhere' },
])('an operator that makes no sense is refused: %j', async (wire) => {
  expect((await add(wire)).message).toBe('invalid_input');
});

test('OPS-09 who stands in the log is told by account and name, not by an id alone', async () => {
  const { id, account } = await givenAccount(t.world);
  const line = { action: 'member.moved', subject: id, details: { by: mali.caller.operatorId } };
  await t.world.db
    .transaction()
    .execute((tx) => writeAudit(tx, operatorCtx(t.world, mali.caller), line));
  const { value } = await call(mali.caller, contract.listAudit, {});
  expect(value['names']).toMatchObject({
    [id]: account,
    [mali.caller.operatorId]: expect.stringMatching(/^Operator/) as string,
  });
});

test('OPS-09 the log is read page by page, from the newest on, and tells that it is whole', async () => {
  for (let time = 0; time < 60; time++) {
    const line = { action: 'test.done', subject: String(time) };
    await t.world.db
      .transaction()
      .execute((tx) => writeAudit(tx, operatorCtx(t.world, mali.caller), line));
  }
  type Page = { lines: { number: string; subject: string }[]; hasMore: boolean; isIntact: boolean };
  const page = async (before?: string) =>
    (await call(mali.caller, contract.listAudit, before ? { before } : {}))
      .value as unknown as Page;
  const first = await page();
  expect(first).toMatchObject({ hasMore: true, isIntact: true });
  expect(first.lines.slice(0, 2).map(({ subject }) => subject)).toEqual(['59', '58']);
  const second = await page(first.lines.at(-1)?.number);
  expect(Number(second.lines[0]?.number)).toBe(Number(first.lines.at(-1)?.number) - 1);

  const { pool } = t.world.connection;
  await pool.query('alter table operators_audit disable trigger all');
  await pool.query(`update operators_audit set subject = 'other' where number = 3`);
  await pool.query('alter table operators_audit enable trigger all');
  t.world.clock.advance(MINUTE_MS);
  expect((await page()).isIntact).toBe(false);
});
