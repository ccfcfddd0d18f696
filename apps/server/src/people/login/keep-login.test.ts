import * as contract from '@baize/contract/session';
import { HOUR_MS, later, MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { useIdentity } from '../../testing/identity.ts';
import { answered, givenMember, givenPhone, logIn, loginParts } from '../../testing/login.ts';
import { newAddress } from '../../testing/newcomer.ts';
import { sessionsJobs } from '../sessions/index.ts';

const t = useIdentity(loginParts());

const { idleMinutes, keptHours } = t.loaded.brand.session;
const IDLE_MS = (idleMinutes + 2) * MINUTE_MS;

const endStale = () => sessionsJobs(t.loaded.brand)[0]?.run(t.world, {} as never);
const asks = async (token: string) =>
  (await t.call(contract.listSessions, {}, { token })).message ?? 'in';

test('AUTH-19 who chose to stay logged in stays for the brand’s time, listed among the devices', async () => {
  const { account } = await givenMember(t.world);
  const from = { ip: newAddress(), device: 'A phone' };
  const kept = answered(await logIn(t, { username: account, keepsLogin: true }, from));
  const other = answered(await logIn(t, { username: account }, from));
  const end = later(t.world.clock.now(), keptHours * HOUR_MS);

  t.world.clock.advance(IDLE_MS);
  await endStale();
  expect(await asks(other.token)).toBe('not_signed_in');
  const { value } = await t.call(contract.listSessions, {}, { token: kept.token });
  expect(value).toMatchObject({
    sessions: [{ isThis: true, isKept: true, device: 'A phone', endsAt: end.toISOString() }],
  });

  t.world.clock.advance(keptHours * HOUR_MS - IDLE_MS - MINUTE_MS);
  expect(await asks(kept.token)).toBe('in');
  t.world.clock.advance(MINUTE_MS);
  expect(await asks(kept.token)).toBe('not_signed_in');
});

test('AUTH-11 a login that still lacks its proof is not kept beyond being idle', async () => {
  const { member } = await givenPhone(t.world);
  answered(await logIn(t, { username: member.account }));
  const wire = { username: member.account, keepsLogin: true };
  const { token, pending } = answered(await logIn(t, wire));
  expect(pending).toBe('factor');
  t.world.clock.advance(IDLE_MS);
  expect(await asks(token)).toBe('not_signed_in');
});

test('AUTH-24 a kept login is over at once when it is ended', async () => {
  const { account } = await givenMember(t.world);
  const { token } = answered(await logIn(t, { username: account, keepsLogin: true }));
  await t.call(contract.logout, {}, { token });
  expect(await asks(token)).toBe('not_signed_in');
});
