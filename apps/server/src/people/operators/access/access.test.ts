import * as contract from '@baize/contract/operator-access';
import type { Permission } from '@baize/contract/operator-roles';
import { MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { loadBrand } from '../../../base/brand/index.ts';
import {
  callerOf,
  codeOf,
  type GivenOperator,
  givenOperator,
  OPERATING,
  OPERATOR_PASSWORD,
} from '../../../testing/operator.ts';
import { origin, useWorld } from '../../../testing/world.ts';
import { gateOperators, identifyOperator, operatorsRoutes } from '../index.ts';
import { signInOperator } from '../sign-in-operator.ts';
import { clearNetworksAtServer } from './networks.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const routes = operatorsRoutes({ brand, ...OPERATING });
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

async function signIn({ username, totpKey }: GivenOperator, ip = '203.0.113.7') {
  t.world.clock.advance(MINUTE_MS);
  const said = { username, password: OPERATOR_PASSWORD, code: codeOf(t.world, totpKey) };
  const ctx = { ...t.world, caller: null, origin: { ...origin(), ip } };
  const answered = await signInOperator(ctx, {}, said);
  return answered.step === 'done' ? answered.token : '';
}

const identify = async (token: string) => {
  const caller = await identifyOperator(t.world, async () => null)(token);
  return caller?.role === 'operator' ? caller : null;
};

const mayNow = async (token: string, permission: Permission) =>
  (await identify(token))?.trusted.includes(permission) ?? false;

const sessionsOf = (value: Record<string, never>) =>
  value['sessions'] as unknown as contract.OperatorSession[];

test('OPS-07 sessions of operators are listed with place and device, and ended at once', async () => {
  const mali = await givenOperator(t.world, 'admin');
  const ploy = await givenOperator(t.world, 'support');
  const token = await signIn(ploy);
  const { value } = await call(mali.caller, contract.listOperatorSessions);
  const session = sessionsOf(value).find(({ operator }) => operator === ploy.name);
  expect(session).toMatchObject({ address: '203.0.113.7', isOwn: false });
  const end = { sessionId: session?.sessionId, reason: 'The laptop was lost' };
  expect((await call(mali.caller, contract.endOperatorSession, end)).message).toBe(null);
  expect(await identify(token)).toBe(null);
  expect((await call(mali.caller, contract.endOperatorSession, end)).message).toBe('not_found');
});

test('OPS-07 operators come in from the brand’s networks alone; the list keeps nobody out of itself', async () => {
  const mali = await givenOperator(t.world, 'admin');
  const set = (networks: readonly string[], version: number) =>
    call(mali.caller, contract.setOperatorNetworks, { networks, version, reason: 'The office' });
  const { value } = await call(mali.caller, contract.readOperatorNetworks);
  const ownAddress: string = value['ownAddress'] ?? '';
  const here = `${ownAddress}/32`;
  expect((await set(['198.51.100.0/24'], 0)).message).toBe('keeps_self_out');
  expect((await set(['999.1.1.1/24', here], 0)).message).toBe('invalid_input');
  const token = await signIn(mali);
  expect((await set([here], 0)).message).toBe(null);
  expect((await set([], 0)).message).toBe('settings_changed');
  const gate = gateOperators(t.world, async () => null);
  const caller = await identify(token);
  expect(await gate({ ...origin(), ip: '198.51.100.9' }, caller)).toBe('not_from_here');
  expect(await gate({ ...origin(), ip: ownAddress }, caller)).toBe(null);
  expect(await gate({ ...origin(), ip: '198.51.100.9' }, null)).toBe(null);
  await expect(signIn(mali, '198.51.100.9')).rejects.toThrow('not_from_here');
  await clearNetworksAtServer({ ...t.world, caller: null });
  expect(await signIn(mali, '198.51.100.9')).not.toBe('');
});

test('OPS-07 emergency access needs a code, lasts half an hour, gives no power over people and alarms', async () => {
  const mali = await givenOperator(t.world, 'admin');
  await t.world.db
    .updateTable('operators_operator')
    .set({ email: 'mali@example.com' })
    .where('id', '=', mali.caller.operatorId)
    .execute();
  const ploy = await givenOperator(t.world, 'support');
  const token = await signIn(ploy);
  const caller = await identify(token);
  expect(await mayNow(token, 'stops.decide')).toBe(false);
  const reason = 'Payouts went wrong, nobody else is here';
  const begin = (code: string) => call(caller, contract.beginEmergency, { code, reason });
  expect((await begin('000000')).message).toBe('factor_wrong');
  t.world.clock.advance(MINUTE_MS);
  expect((await begin(codeOf(t.world, ploy.totpKey))).message).toBe(null);
  expect(await mayNow(token, 'stops.decide')).toBe(true);
  expect(await mayNow(token, 'operators.manage')).toBe(false);
  const opened = await t.world.db
    .selectFrom('cases_case')
    .select(['code', 'operator_id'])
    .where('code', '=', 'emergency')
    .execute();
  expect(opened).toEqual([{ code: 'emergency', operator_id: ploy.caller.operatorId }]);
  const mails = await t.world.db
    .selectFrom('delivery_message')
    .select('template')
    .where('template', '=', 'operator_emergency')
    .execute();
  expect(mails).toHaveLength(1);
  t.world.clock.advance(contract.EMERGENCY_MINUTES * MINUTE_MS - MINUTE_MS);
  expect(await mayNow(token, 'stops.decide')).toBe(true);
  t.world.clock.advance(MINUTE_MS);
  expect(await mayNow(token, 'stops.decide')).toBe(false);
});

test('OPS-07 emergency access is given back early, and taken away with the session', async () => {
  const mali = await givenOperator(t.world, 'admin');
  const ploy = await givenOperator(t.world, 'support');
  const take = async () => {
    const token = await signIn(ploy);
    t.world.clock.advance(MINUTE_MS);
    const code = codeOf(t.world, ploy.totpKey);
    await call(await identify(token), contract.beginEmergency, { code, reason: 'A second look' });
    return token;
  };
  const first = await take();
  expect((await call(await identify(first), contract.endEmergency)).message).toBe(null);
  expect(await mayNow(first, 'stops.decide')).toBe(false);
  expect((await call(await identify(first), contract.endEmergency)).message).toBe('not_found');
  await take();
  const { value } = await call(mali.caller, contract.listOperatorSessions);
  for (const { sessionId, operator } of sessionsOf(value)) {
    if (operator !== ploy.name) continue;
    await call(mali.caller, contract.endOperatorSession, { sessionId, reason: 'Unexpected' });
  }
  expect(await mayNow(await signIn(ploy), 'stops.decide')).toBe(false);
});
