import * as contract from '@baize/contract/session';
import { DAY_MS, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { useIdentity } from '../../testing/identity.ts';
import { answered, givenMember, logIn, loginParts } from '../../testing/login.ts';
import { closeTrials } from './close-trials.ts';

const t = useIdentity(loginParts());

const playFree = async () =>
  answered(await t.call(contract.playFree, { os: 'Android 16', platform: 'W' })).token;

const statuses = async () => {
  const rows = await t.world.db
    .selectFrom('members_member')
    .select(['type', 'status'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ type, status }) => [type, status]);
};

test('a trial that was begun a week ago is closed and its session ended; others stay', async () => {
  const old = await playFree();
  t.world.clock.advance(SECOND_MS);
  const { account } = await givenMember(t.world);
  t.world.clock.advance(6 * DAY_MS);
  await playFree();
  await closeTrials(t.world, t.loaded.brand);
  expect(await statuses()).toEqual([
    [4, 'active'],
    [0, 'active'],
    [4, 'active'],
  ]);
  t.world.clock.advance(DAY_MS + 1);
  await closeTrials(t.world, t.loaded.brand);
  expect(await statuses()).toEqual([
    [4, 'closed'],
    [0, 'active'],
    [4, 'active'],
  ]);
  expect(await t.call(contract.logout, {}, { token: old })).toMatchObject({
    message: 'not_signed_in',
  });
  const { open } = await t.world.db
    .selectFrom('sessions_session')
    .innerJoin('members_member', 'members_member.id', 'member_id')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('status', '=', 'closed')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect(open).toBe(0n);
  expect(answered(await logIn(t, { username: account })).token).toBeTruthy();
});

test('a brand without trials has none to close', async () => {
  const before = await statuses();
  await closeTrials(t.world, { trialTypes: [] });
  expect(await statuses()).toEqual(before);
});
