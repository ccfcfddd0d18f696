import * as contract from '@baize/contract/operator';
import { HOUR_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import {
  callerOf,
  codeOf,
  type GivenOperator,
  givenOperator,
  OPERATING,
} from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { operatorsRoutes } from './index.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const routes = operatorsRoutes({ brand, ...OPERATING });
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

let mali: GivenOperator;
let made = 0;

beforeAll(async () => {
  mali = await givenOperator(t.world, 'admin');
});

/** Adds a colleague; answers what the maker was told, and the link of the e-mail. */
async function add() {
  made += 1;
  const username = `colleague${made}`;
  const email = `${username}@example.com`;
  const wire = { username, name: 'New Comer', role: 'finance', email };
  const { value } = await call(mali.caller, contract.addOperator, wire);
  return { username, email, told: value, linkToken: await linkTo(email) };
}

async function linkTo(email: string): Promise<string> {
  const { facts } = await t.world.db
    .selectFrom('delivery_message')
    .select('facts')
    .where('target', '=', email)
    .where('template', '=', 'operator_link')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return String((facts as { link: string }).link.split('#token=')[1]);
}

const read = (linkToken: string) => call(null, contract.readOperatorLink, { linkToken });
const set = (linkToken: string, wire: Readonly<Record<string, unknown>>) =>
  call(null, contract.useOperatorLink, { linkToken, password: 'seven-quiet-herons', ...wire });
const codeFor = async (linkToken: string) => {
  const { value } = await read(linkToken);
  return codeOf(t.world, String(value['secret']));
};
const signIn = (username: string, wire: Readonly<Record<string, unknown>> = {}) =>
  call(null, contract.signInOperator, { username, password: 'seven-quiet-herons', ...wire });

test('DOOR-20 who makes an operator is shown neither link, password nor authenticator', async () => {
  const { username, told, linkToken } = await add();
  expect(told).toEqual({
    operator: expect.objectContaining({ username, isSetUp: false }) as object,
  });
  const { value: list } = await call(mali.caller, contract.listOperators);
  const { value } = await read(linkToken);
  for (const seen of [told, list]) {
    const words = JSON.stringify(seen);
    expect(words).not.toContain(linkToken);
    expect(words).not.toContain(value['secret']);
    expect(words).not.toMatch(/argon2|totp|secret/i);
  }
  // Nothing in the database opens the link again, and no password is there to be taken.
  const { rows } = await t.world.connection.pool.query(
    'select to_jsonb(l)::text from operators_link l union all select to_jsonb(a)::text from operators_audit a',
  );
  expect(JSON.stringify(rows)).not.toContain(linkToken);
  expect((await signIn(username)).message).toBe('login_wrong');
});

test('DOOR-20 its owner sets both alone and is in; the link opens once, also to many at once', async () => {
  const { username, linkToken } = await add();
  const code = await codeFor(linkToken);
  const both = await Promise.all([set(linkToken, { code }), set(linkToken, { code })]);
  expect(both.map(({ message }) => message ?? 'in').sort()).toEqual(['in', 'reset_link_invalid']);
  expect((await read(linkToken)).message).toBe('reset_link_invalid');
  expect((await set(linkToken, { code })).message).toBe('reset_link_invalid');
  expect((await signIn(username)).value).toEqual({ step: 'code' });
  const { value: list } = await call(mali.caller, contract.listOperators);
  expect(list['operators']).toContainEqual(
    expect.objectContaining({
      username,
      isSetUp: true,
      madeBy: expect.stringMatching(/^Operator /) as string,
    }),
  );
});

test.each([
  ['a common password', { password: 'password1234' }, 'password_common'],
  ['a short password', { password: 'short' }, 'invalid_input'],
  ['a wrong code', { code: '000000' }, 'factor_wrong'],
])('DOOR-20 %s leaves the link as it was', async (_, wire, refusal) => {
  const { linkToken } = await add();
  const code = await codeFor(linkToken);
  expect((await set(linkToken, { code, ...wire })).message).toBe(refusal);
  expect((await set(linkToken, { code })).value).toMatchObject({ step: 'done' });
});

test('DOOR-20 a link that came late, was replaced or is of a closed account opens nothing', async () => {
  const late = await add();
  t.world.clock.advance(contract.LINK_HOURS * HOUR_MS);
  expect((await read(late.linkToken)).message).toBe('reset_link_invalid');

  const { username, email, linkToken, told } = await add();
  const { operatorId } = (told as unknown as { operator: { operatorId: string } }).operator;
  const change = (what: object) =>
    call(mali.caller, contract.changeOperator, { operatorId, change: what, reason: 'Lost it' });
  // E-mails are told apart by when they were written.
  t.world.clock.advance(1);
  await change({ what: 'link', email });
  expect((await read(linkToken)).message).toBe('reset_link_invalid');
  const next = await linkTo(email);
  expect((await read(next)).value).toMatchObject({ username });
  await change({ what: 'active', isActive: false });
  expect((await read(next)).message).toBe('reset_link_invalid');
  expect((await read('x'.repeat(47))).message).toBe('reset_link_invalid');
});

test('DOOR-20 without a mail provider nobody is made', async () => {
  const silent = callerOf(t.world, operatorsRoutes({ brand, ...OPERATING, canMail: false }));
  const wire = { username: 'unreachable', name: 'X', role: 'risk', email: 'x@example.com' };
  expect((await silent(mali.caller, contract.addOperator, wire)).message).toBe('mail_off');
});
