import { SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { givenMember, PASSWORD } from '../../testing/login.ts';
import { useWorld } from '../../testing/world.ts';
import { createConfirm } from './confirm-password.ts';

const t = useWorld();

test('the password of the caller is asked for, and no one else’s', async () => {
  const confirm = createConfirm(t.world);
  const { id: memberId } = await givenMember(t.world);
  const other = await givenMember(t.world, { password: 'someone-else-9-lotus' });
  const caller = { role: 'member', memberId } as const;
  expect(await confirm(caller, PASSWORD)).toBe(true);
  expect(await confirm(caller, 'someone-else-9-lotus')).toBe(false);
  expect(await confirm({ ...caller, memberId: other.id }, PASSWORD)).toBe(false);
  expect(await confirm(null, PASSWORD)).toBe(false);
  expect(await confirm({ role: 'vendor', vendor: 'PG' }, PASSWORD)).toBe(false);
});

test('wrong ones make the session wait that tried them, and no other', async () => {
  const confirm = createConfirm(t.world);
  const { id: memberId } = await givenMember(t.world);
  const caller = { role: 'member', memberId, sessionId: t.world.newId('ses') } as const;
  for (let i = 0; i < 5; i++) expect(await confirm(caller, `guess-${i}`)).toBe(false);
  await expect(confirm(caller, PASSWORD)).rejects.toMatchObject({ code: 'login_locked' });
  expect(await confirm({ ...caller, sessionId: t.world.newId('ses') }, PASSWORD)).toBe(true);
  t.world.clock.advance(31 * SECOND_MS);
  expect(await confirm(caller, PASSWORD)).toBe(true);
});
