import * as passwords from '@baize/contract/password';
import * as contract from '@baize/contract/session';
import { HOUR_MS, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { useIdentity } from '../../testing/identity.ts';
import { answered, givenMember, logIn, loginParts } from '../../testing/login.ts';
import { newAddress } from '../../testing/newcomer.ts';

const t = useIdentity(loginParts());

const DEFAULT = t.loaded.brand.defaultPassword;
const NEW = 'brand-new-lotus-8';

type Device = { readonly ip: string; readonly device: string };

const phone = (): Device => ({ ip: newAddress(), device: 'A phone' });
const given = () => givenMember(t.world, { password: DEFAULT });
const enter = (username: string, device: Device) =>
  logIn(t, { username, password: DEFAULT }, device);
const change = (token: string, device: Device) =>
  t.call(
    passwords.changePassword,
    { oldPassword: DEFAULT, newPassword: NEW, confirmNewPassword: NEW },
    { token, ...device },
  );

test('DOOR-19 the default password opens its own change and nothing else, once', async () => {
  const { account } = await given();
  const device = phone();
  const { token, pending, lastLogin } = answered(await enter(account, device));
  expect(pending).toBe('password');
  expect(lastLogin).toBeNull();
  for (const call of [contract.makeHandover, contract.listSessions] as const) {
    const { message } = await t.call(call, {}, { token, ...device });
    expect(message, call.path).toBe('password_change_required');
  }
  const used = { status: 403, message: 'default_password_used' };
  expect(await enter(account, device)).toMatchObject(used);
  expect(await enter(account, phone())).toMatchObject({
    ...used,
    value: { text: expect.stringContaining('has already been used') },
  });
  expect(answered(await change(token, device)).pending).toBeNull();
  expect(await enter(account, device)).toMatchObject({ message: 'login_wrong' });
});

test('DOOR-19 of many who come with it at once, one gets in', async () => {
  const { account } = await given();
  const replies = await Promise.all(Array.from({ length: 3 }, () => enter(account, phone())));
  const messages = replies.map(({ message }) => message ?? 'in').toSorted();
  expect(messages).toEqual(['default_password_used', 'default_password_used', 'in']);
});

test('DOOR-19 a second device cannot finish what the first began', async () => {
  const { account } = await given();
  const device = phone();
  const { token } = answered(await enter(account, device));
  const refused = { status: 403, message: 'default_password_device' };
  expect(await change(token, phone())).toMatchObject(refused);
  const laptop = { ...device, device: 'A laptop' };
  expect(await change(token, laptop)).toMatchObject(refused);
  expect(answered(await change(token, device)).pending).toBeNull();
});

test('DOOR-19 too late, it neither logs in nor changes', async () => {
  const end = t.loaded.brand.defaultPasswordHours * HOUR_MS;
  const { account, id } = await given();
  const device = phone();
  const { token } = answered(await enter(account, device));
  const age = (ageMs: number) =>
    t.world.db
      .updateTable('credentials_password')
      .set({ changed_at: later(t.world.clock.now(), -ageMs), default_used_at: null })
      .where('member_id', '=', id)
      .execute();
  await age(end);
  expect(await enter(account, device)).toMatchObject({
    status: 403,
    message: 'default_password_late',
  });
  await age(end - 1_000);
  expect((await enter(account, device)).message).toBeNull();
  await t.world.db
    .updateTable('credentials_password')
    .set({ changed_at: later(t.world.clock.now(), -end) })
    .where('member_id', '=', id)
    .execute();
  expect(await change(token, device)).toMatchObject({ message: 'default_password_late' });
});

test('DOOR-19 whom the page does not let in has not used it', async () => {
  const { account } = await given();
  const device = phone();
  const wire = { username: account, password: DEFAULT, page: 'agent' };
  expect(await logIn(t, wire, device)).toMatchObject({ message: 'error_not_agent' });
  expect(answered(await enter(account, device)).pending).toBe('password');
});
