import * as contract from '@baize/contract/desk';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { findPassword, setPassword, verifyPassword } from '../../people/credentials/index.ts';
import { saveProfile } from '../../people/members/index.ts';
import { givenAccount } from '../../testing/identity.ts';
import { callerOf, givenOperator } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { deskRoutes } from './index.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const routes = deskRoutes({
  brand,
  limits: { zone: brand.timezone, readDeposited: async () => minor(0n) },
  providers: ['sandbox'],
});
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

const reason = 'Telephone call, identity card seen';

/** Somebody whose default password was used up before they had chosen another. */
async function givenLockedOut(account: string): Promise<MemberId> {
  const { id: memberId } = await givenAccount(t.world, { account, type: 0 });
  const password = brand.defaultPassword;
  await t.world.db.transaction().execute(async (tx) => {
    await setPassword(t.world, tx, { memberId, kind: 'login', password, isDefault: true });
    await tx
      .updateTable('credentials_password')
      .set({ default_used_at: t.world.clock.now() })
      .where('member_id', '=', memberId)
      .execute();
  });
  return memberId;
}

test('DOOR-18 DOOR-19 an operator gives who is locked out another first password, written into the audit log', async () => {
  const { caller, name } = await givenOperator(t.world, 'support');
  const memberId = await givenLockedOut('lockedout');
  const shown = await call(caller, contract.readMember, { memberId });
  expect(shown.value['firstPassword']).toMatchObject({ isUsed: true, by: null });
  const { message, value } = await call(caller, contract.issueFirstPassword, { memberId, reason });
  expect(message).toBeNull();
  expect(value).toMatchObject({ account: 'lockedout' });
  const password = await findPassword(t.world.db, memberId, 'login');
  assert(password, 'the password is there');
  expect(password).toMatchObject({ is_default: true, default_used_at: null });
  const { firstPassword } = value as unknown as { firstPassword: string };
  expect(await verifyPassword(t.world, password.hash, firstPassword)).toBe(true);
  expect(await verifyPassword(t.world, password.hash, brand.defaultPassword)).toBe(false);
  const again = await call(caller, contract.readMember, { memberId });
  expect(again.value['firstPassword']).toMatchObject({ isUsed: false, by: name });
  const line = await t.world.db
    .selectFrom('operators_audit')
    .selectAll()
    .where('subject', '=', memberId)
    .where('action', '=', 'member.password_issued')
    .executeTakeFirstOrThrow();
  const { operatorId } = caller;
  const written = { operator_id: operatorId, reason };
  expect(line).toMatchObject(written);
  expect(JSON.stringify(line.details)).not.toContain(firstPassword);
  const forgotten = t.world.db.deleteFrom('credentials_issue').execute();
  await expect(forgotten).rejects.toThrow('credentials_issue is append-only');
});

test('DOOR-18 nobody issues a password for an account whose owner chose one or can reset it, and only who may', async () => {
  const { caller } = await givenOperator(t.world, 'admin');
  const issue = async (memberId: MemberId, by = caller) =>
    (await call(by, contract.issueFirstPassword, { memberId, reason })).message;
  const { id: chosen } = await givenAccount(t.world, { account: 'chosen', type: 0 });
  await t.world.db.transaction().execute(async (tx) => {
    const password = 'krathong-7-lotus';
    await setPassword(t.world, tx, { memberId: chosen, kind: 'login', password });
  });
  expect(await issue(chosen)).toBe('password_chosen');
  const proven = await givenLockedOut('proven');
  const now = t.world.clock.now();
  await t.world.db.transaction().execute(async (tx) => {
    const email = { email: 'proven@mail.example', email_verified_at: now, updated_at: now };
    await saveProfile(tx, proven, email);
  });
  expect(await issue(proven)).toBe('password_resettable');
  expect(await issue('mem_01HF7YAT000000000000009999' as MemberId)).toBe('not_found');
  const locked = await givenLockedOut('locked');
  for (const role of ['finance', 'risk', 'auditor'] as const) {
    expect(await issue(locked, (await givenOperator(t.world, role)).caller)).toBe('not_permitted');
  }
});
