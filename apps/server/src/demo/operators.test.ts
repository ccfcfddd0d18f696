import { signInOperator } from '@baize/contract/operator';
import { OPERATOR_ROLES } from '@baize/contract/operator-roles';
import { expect, test } from 'vitest';
import { loadBrand } from '../base/brand/index.ts';
import { isCommonPassword } from '../people/credentials/index.ts';
import { operatorsRoutes } from '../people/operators/index.ts';
import { seed } from '../seed.ts';
import { testVault } from '../testing/keys.ts';
import { callerOf, codeOf, OPERATING } from '../testing/operator.ts';
import { useWorld } from '../testing/world.ts';
import { DEMO_OPERATORS } from './operators.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');

const count = async () =>
  (await t.world.db.selectFrom('operators_operator').selectAll().execute()).length;

test('OPS-01 operators whom everybody knows are made only with the other demo accounts', async () => {
  await seed(t.world.url, { vault: testVault });
  expect(await count()).toBe(0);
  await seed(t.world.url, { vault: testVault, demoOf: brand });
  await seed(t.world.url, { vault: testVault, demoOf: brand });
  expect(await count()).toBe(DEMO_OPERATORS.length);
});

test('the demo operators are of every role, and come in with what the start prints', async () => {
  expect(new Set(DEMO_OPERATORS.map(({ role }) => role))).toEqual(new Set(OPERATOR_ROLES));
  const call = callerOf(t.world, operatorsRoutes({ brand, ...OPERATING }));
  for (const { username, role, password, totpKey } of DEMO_OPERATORS) {
    expect(isCommonPassword(password)).toBe(false);
    const code = codeOf(t.world, totpKey);
    const { value } = await call(null, signInOperator, { username, password, code });
    expect(value).toMatchObject({ step: 'done', operator: { username, role } });
  }
});
