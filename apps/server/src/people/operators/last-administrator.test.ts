import * as contract from '@baize/contract/operator';
import { setOperatorRole } from '@baize/contract/operator-role';
import { ALL_PERMISSIONS } from '@baize/contract/operator-roles';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { callerOf, type GivenOperator, givenOperator, OPERATING } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { operatorsRoutes } from './index.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const call: ReturnType<typeof callerOf> = (...asked) =>
  callerOf(t.world, operatorsRoutes({ brand, ...OPERATING }))(...asked);

const change = (by: GivenOperator, of: GivenOperator, what: object) =>
  call(by.caller, contract.changeOperator, {
    operatorId: of.caller.operatorId,
    change: what,
    reason: 'As was agreed',
  });

/** Somebody with every right, by a role of the brand and not as an administrator. */
async function givenDeputy(admin: GivenOperator): Promise<GivenOperator> {
  const deputy = await givenOperator(t.world, 'support');
  await change(admin, deputy, { what: 'role', role: 'deputy' });
  return { ...deputy, caller: { ...deputy.caller, trusted: ALL_PERMISSIONS } };
}

let last: GivenOperator;
let deputies: readonly GivenOperator[];

beforeAll(async () => {
  last = await givenOperator(t.world, 'admin');
  const role = { role: 'deputy', name: 'Deputy', permissions: ALL_PERMISSIONS, version: 0 };
  await call(last.caller, setOperatorRole, { ...role, reason: 'For the holidays' });
  deputies = [await givenDeputy(last), await givenDeputy(last)];
});

test.each([
  { what: 'active', isActive: false },
  { what: 'role', role: 'auditor' },
])(
  'DESK-07 who may everything by another role does not take the last administrator out: %j',
  async (what) => {
    const told = await Promise.all(deputies.map((each) => change(each, last, what)));
    expect(told.map(({ message }) => message)).toEqual([
      'last_administrator',
      'last_administrator',
    ]);
  },
);

test('DESK-07 of the last two administrators whom others close at once, one stays', async () => {
  const second = await givenOperator(t.world, 'admin');
  const off = { what: 'active', isActive: false };
  const [one, other] = deputies as [GivenOperator, GivenOperator];
  const told = await Promise.all([change(one, last, off), change(other, second, off)]);
  expect(told.map(({ message }) => message ?? 'done').toSorted()).toEqual([
    'done',
    'last_administrator',
  ]);
  const admins = await t.world.db
    .selectFrom('operators_operator')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .execute();
  expect(admins).toHaveLength(1);
});
