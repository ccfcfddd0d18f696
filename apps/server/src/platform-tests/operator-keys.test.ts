import * as contract from '@baize/contract/operator-key';
import { CONTRACT } from '@baize/contract/table';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadBrand } from '../base/brand/index.ts';
import { answer, type OperatorCaller, type Route, serve } from '../base/kernel/index.ts';
import { identifyOperator, operatorsRoutes } from '../people/operators/index.ts';
import { callerOf, type GivenOperator, givenOperator, OPERATING } from '../testing/operator.ts';
import { asked, useWorld } from '../testing/world.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
let mali: GivenOperator;

beforeAll(async () => {
  mali = await givenOperator(t.world, 'admin');
});

const call: ReturnType<typeof callerOf> = (...parts) =>
  callerOf(t.world, operatorsRoutes({ brand, mode: 'demonstration', ...OPERATING }))(...parts);

const identify = (token: string) =>
  identifyOperator(t.world, async () => null)(token, false) as Promise<OperatorCaller | null>;

async function givenKey(scopes: readonly contract.KeyScope[]) {
  const input = { name: 'warehouse', scopes, reason: 'the nightly export' };
  const { value } = await call(mali.caller, contract.makeOperatorKey, input);
  return value as unknown as { token: string; key: contract.OperatorKey };
}

const OPEN_INPUT = z.object({});
const OPERATORS = Object.entries(CONTRACT).filter(([, { access }]) => access === 'operator');

test('DESK-09 a key answers the calls of its scopes and is refused at every other call', async () => {
  const scopes = ['reports.read', 'catalog.manage'] as const;
  const { token } = await givenKey(scopes);
  const caller = await identify(token);
  expect(caller).toMatchObject({ role: 'operator', operatorId: mali.caller.operatorId });
  const answered: string[] = [];
  for (const [name, endpoint] of OPERATORS) {
    // Whether it is answered is decided before the operation: one that says so is enough.
    const route: Route = serve(endpoint, async () => {
      answered.push(name);
      return {};
    });
    const world = { ...t.world, wording: (code: string) => code };
    const { body } = await answer(
      { ...route, endpoint: { ...endpoint, input: OPEN_INPUT, output: OPEN_INPUT } },
      world,
      asked({}, { caller }),
    );
    if (!answered.includes(name)) expect(body.message, name).toBe('not_permitted');
  }
  const meant = OPERATORS.filter(([, { permission }]) =>
    scopes.some((scope) => scope === permission),
  );
  expect(answered.toSorted()).toEqual(meant.map(([name]) => name).toSorted());
  expect(answered.length).toBeGreaterThan(5);
});

test('DESK-09 DESK-04 a key that was revoked, or whose maker is closed, opens nothing; no key makes keys', async () => {
  const { token, key } = await givenKey(['reports.read']);
  expect(await identify(token)).not.toBe(null);
  const reason = 'it was in a log';
  const revoked = { keyId: key.keyId, reason };
  expect((await call(mali.caller, contract.revokeOperatorKey, revoked)).message).toBe(null);
  expect(await identify(token)).toBe(null);
  expect(await call(mali.caller, contract.revokeOperatorKey, revoked)).toMatchObject({
    message: 'already_decided',
    value: { action: 'key.revoked', operator: mali.name, reason },
  });
  const other = await givenKey(['members.read']);
  const caller = await identify(other.token);
  const { message } = await call(caller, contract.listOperatorKeys);
  expect(message).toBe('not_permitted');
  await t.world.db
    .updateTable('operators_operator')
    .set({ is_active: false })
    .where('id', '=', mali.caller.operatorId)
    .execute();
  expect(await identify(other.token)).toBe(null);
});
