import * as operatorContract from '@baize/contract/operator';
import * as contract from '@baize/contract/operator-role';
import { ALL_PERMISSIONS, permissionsOf } from '@baize/contract/operator-roles';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../../base/brand/index.ts';
import {
  callerOf,
  type GivenOperator,
  givenOperator,
  OPERATING,
} from '../../../testing/operator.ts';
import { useWorld } from '../../../testing/world.ts';
import { operatorsRoutes } from '../index.ts';
import { readTrust } from './trust.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const routes = operatorsRoutes({ brand, ...OPERATING });
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

let mali: GivenOperator;

beforeAll(async () => {
  mali = await givenOperator(t.world, 'admin');
});

/** Somebody as their next call would find them. */
async function asNow({ caller }: GivenOperator) {
  const { role } = await t.world.db
    .selectFrom('operators_operator')
    .select('role')
    .where('id', '=', caller.operatorId)
    .executeTakeFirstOrThrow();
  const held = { operatorId: caller.operatorId, role };
  const { trusted } = await readTrust(t.world.db, held, t.world.clock.now());
  return { ...caller, trusted };
}

type Wanted = { role: string; permissions: readonly string[]; version?: number; name?: string };

const set = async (by: GivenOperator, { version = 0, ...wanted }: Wanted) =>
  call(await asNow(by), contract.setOperatorRole, { ...wanted, version, reason: 'As was agreed' });

const give = async (by: GivenOperator, { caller }: GivenOperator, role: string) =>
  call(await asNow(by), operatorContract.changeOperator, {
    operatorId: caller.operatorId,
    change: { what: 'role', role },
    reason: 'As was agreed',
  });

test('OPS-07 a role made of permissions gives these alone, from the next call of whoever has it', async () => {
  const ploy = await givenOperator(t.world, 'support');
  const made = await set(mali, {
    role: 'night-desk',
    name: 'Night desk',
    permissions: ['overview.read', 'payments.read'],
  });
  expect(made.value).toMatchObject({ name: 'Night desk', version: 1, isDelivered: false });
  const given = await give(mali, ploy, 'night-desk');
  expect(given.value).toMatchObject({ role: 'night-desk', roleName: 'Night desk' });
  expect((await asNow(ploy)).trusted).toEqual(['overview.read', 'payments.read']);
  const wider = ['overview.read', 'payments.read', 'payments.decide'];
  await set(mali, { role: 'night-desk', name: 'Night desk', permissions: wider, version: 1 });
  expect((await asNow(ploy)).trusted).toContain('payments.decide');
});

test('OPS-07 versions tell who changed what and why, each with its line in the log', async () => {
  await set(mali, { role: 'auditor', permissions: ['audit.read', 'reports.read'] });
  const { value } = await call(await asNow(mali), contract.listOperatorRoles);
  const roles = value['roles'] as unknown as contract.EditableRole[];
  const auditor = roles.find(({ role }) => role === 'auditor');
  expect(auditor).toMatchObject({ version: 1, permissions: ['reports.read', 'audit.read'] });
  expect(auditor?.versions).toMatchObject([{ operator: mali.name, reason: 'As was agreed' }]);
  const line = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason', 'details'])
    .where('subject', '=', 'role:auditor')
    .executeTakeFirst();
  expect(line).toMatchObject({ action: 'role.changed', reason: 'As was agreed' });
  expect(line?.details).toMatchObject({ given: '' });
  await call(await asNow(mali), contract.removeOperatorRole, {
    role: 'auditor',
    version: 1,
    reason: 'As it was',
  });
  const ann = await givenOperator(t.world, 'auditor');
  expect((await asNow(ann)).trusted).toEqual(permissionsOf('auditor'));
});

test('OPS-07 of two who change one role, the second hears of it and overwrites nothing', async () => {
  const permissions = ['overview.read'];
  const both = await Promise.all([
    set(mali, { role: 'twice', name: 'One', permissions }),
    set(mali, { role: 'twice', name: 'Other', permissions }),
  ]);
  expect(both.map(({ message }) => message ?? 'done').sort()).toEqual(['done', 'settings_changed']);
});

test('DESK-07 administrators keep every right, and nobody changes the role they have', async () => {
  expect((await set(mali, { role: 'admin', permissions: [] })).message).toBe('role_fixed');
  expect((await asNow(mali)).trusted).toEqual(ALL_PERMISSIONS);
  await set(mali, { role: 'people', name: 'People', permissions: ['operators.manage'] });
  const hana = await givenOperator(t.world, 'support');
  await give(mali, hana, 'people');
  const own = { role: 'people', name: 'People', permissions: ['members.read'], version: 1 };
  expect((await set(hana, own)).message).toBe('own_approval');
});

test('DESK-07 of two managers who take the right from each other’s role at once, one keeps it', async () => {
  for (const round of [1, 2, 3]) {
    const [one, other] = [`one-${round}`, `other-${round}`];
    const people = await Promise.all(
      [one, other].map(async (role) => {
        await set(mali, { role, name: role, permissions: ['operators.manage'] });
        const operator = await givenOperator(t.world, 'support');
        await give(mali, operator, role);
        return operator;
      }),
    );
    const [first, second] = people as [GivenOperator, GivenOperator];
    const bare = { permissions: [], version: 1 };
    const told = await Promise.all([
      set(first, { role: other, name: other, ...bare }),
      set(second, { role: one, name: one, ...bare }),
    ]);
    expect(told.map(({ message }) => message ?? 'done').sort()).toEqual(['done', 'not_permitted']);
  }
});

test('OPS-07 nobody gives a right they do not have, nor takes over who has more', async () => {
  await set(mali, {
    role: 'hiring',
    name: 'Hiring',
    permissions: ['operators.manage', 'chat.read'],
  });
  const hana = await givenOperator(t.world, 'support');
  await give(mali, hana, 'hiring');
  const wider = { role: 'helper', name: 'Helper', permissions: ['payments.decide'] };
  expect((await set(hana, wider)).message).toBe('beyond_own_rights');
  const within = { role: 'helper', name: 'Helper', permissions: ['chat.read'] };
  expect((await set(hana, within)).message).toBe(null);
  const finn = await givenOperator(t.world, 'support');
  expect((await give(hana, finn, 'helper')).message).toBe('beyond_own_rights');
  const { message } = await call(await asNow(hana), operatorContract.changeOperator, {
    operatorId: mali.caller.operatorId,
    change: { what: 'link', email: 'hana@example.com' },
    reason: 'Comes in as the administrator',
  });
  expect(message).toBe('beyond_own_rights');
});

test('a role that somebody has stays; one that is gone is given to nobody', async () => {
  await set(mali, { role: 'brief', name: 'Brief', permissions: ['overview.read'] });
  const ploy = await givenOperator(t.world, 'support');
  await give(mali, ploy, 'brief');
  const remove = async () =>
    call(await asNow(mali), contract.removeOperatorRole, {
      role: 'brief',
      version: 1,
      reason: 'Not needed',
    });
  expect((await remove()).message).toBe('role_in_use');
  await give(mali, ploy, 'support');
  expect((await remove()).message).toBe(null);
  expect((await give(mali, ploy, 'brief')).message).toBe('role_unknown');
});
