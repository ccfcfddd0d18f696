import { MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { brandWith, fillForm, newAddress, register } from '../../testing/newcomer.ts';
import { useWorld } from '../../testing/world.ts';

const t = useWorld();

const NAMED = { username: 'somebody', email: 'somebody@mail.example' };
const ask = async (ip: string, facts: Readonly<Record<string, string>>) =>
  (await register(t.world, await fillForm(t.world, facts), { ip })).message;

test('REG-08 whoever tries lists of names at the form waits, by name and by network', async () => {
  await register(t.world, await fillForm(t.world, NAMED));
  const ip = newAddress();
  for (let i = 0; i < 5; i++) expect(await ask(ip, NAMED)).toBe('username_taken');
  // The same name again waits; another network is told what the form must say.
  expect(await ask(ip, NAMED)).toBe('login_locked');
  expect(await ask(newAddress(), NAMED)).toBe('username_taken');

  // What nobody has costs nothing: people who try a few names are not kept waiting.
  for (let i = 0; i < 3; i++)
    expect(await ask(ip, { username: `free${i}` })).not.toBe('login_locked');
  const at = t.world.clock.now();
  await t.world.db
    .updateTable('challenges_failure')
    .set({ failures: 29, first_at: at, last_at: at })
    .where('key', '=', `address:probe ${ip}`)
    .execute();
  await register(t.world, await fillForm(t.world, { username: 'somebody2' }));
  expect(await ask(ip, { username: 'somebody2' })).toBe('username_taken');
  expect(await ask(ip, { username: 'free9' })).toBe('login_locked');
  t.world.clock.advance(16 * MINUTE_MS);
  expect(await ask(ip, { username: 'free9' })).not.toBe('login_locked');
});

test('REG-08 of many guesses at once few are looked up', async () => {
  await register(t.world, await fillForm(t.world, { username: 'wanted' }));
  const ip = newAddress();
  const forms = await Promise.all(
    Array.from({ length: 12 }, () => fillForm(t.world, { username: 'wanted' })),
  );
  const replies = await Promise.all(forms.map((form) => register(t.world, form, { ip })));
  const told = replies.filter(({ message }) => message === 'username_taken');
  expect(told).toHaveLength(5);
});

test('REG-09 where numbers are not proven, asking about one is counted too', async () => {
  const site = brandWith({ flags: { registerSmsCode: false } });
  const form = await fillForm(t.world, { username: 'proven1' });
  await register(t.world, form);
  const ip = newAddress();
  const again = async (index: number) => {
    const facts = { username: `other${index}`, mobileNum: String(form['mobileNum']) };
    const wire = await fillForm(t.world, { ...facts, verificationCode: '' });
    return (await register(t.world, wire, { ip, site })).message;
  };
  for (let i = 0; i < 5; i++) expect(await again(i)).toBe('mobile_taken');
  expect(await again(5)).toBe('login_locked');
});
