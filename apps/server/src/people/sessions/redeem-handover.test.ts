import * as contract from '@baize/contract/session';
import { MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { givenAccount, givenSession, useIdentity } from '../../testing/identity.ts';

const t = useIdentity();

const NOBODY = { status: 401, success: false, message: 'not_signed_in' };
const given = async () => {
  const member = await givenAccount(t.world);
  return { member, ...(await givenSession(t, member)) };
};
const asks = (token: string) => t.call(contract.listSessions, {}, { token });
const list = async (token: string) =>
  ((await asks(token)).value as { sessions: unknown[] }).sessions;

const handOver = async (token: string) => {
  const { value } = await t.call(contract.makeHandover, {}, { token });
  return (value as { token: string }).token;
};
const redeem = (token: string, as?: { token: string }) =>
  t.call(contract.redeemHandover, { token }, as);

test('DOOR-15 a hand-over of another member does not swap a session, and opens one page', async () => {
  const stranger = await given();
  const { token } = await given();
  const theirs = await handOver(stranger.token);
  const opened = async () => (await list(token)).length;
  expect(await redeem(theirs, { token })).toMatchObject({
    status: 409,
    message: 'handover_other',
    value: { text: 'This link was made for another account. You are still logged in as before.' },
  });
  expect(await asks(token)).toMatchObject({ success: true });
  expect(await opened()).toBe(1);
  // Once nobody else is logged in, it is as good as before; one's own is good beside one's session.
  expect(await redeem(theirs)).toMatchObject({ success: true });
  expect(await redeem(await handOver(token), { token })).toMatchObject({ success: true });
  expect(await opened()).toBe(2);

  const made = await t.call(contract.makeHandover, { page: '/About' }, { token });
  const { token: forAbout } = made.value as { token: string };
  const at = (page: string) => t.call(contract.redeemHandover, { token: forAbout, page });
  expect(await asks(forAbout)).toMatchObject(NOBODY);
  expect(await redeem(forAbout)).toMatchObject(NOBODY);
  for (const page of ['/', '/member/withdraw', '/about/']) {
    expect(await at(page), page).toMatchObject(NOBODY);
  }
  expect(await at('/about')).toMatchObject({ success: true });
  for (const page of ['//evil.example', 'about', '/a?b=c', `/${'a'.repeat(200)}`]) {
    const refused = await t.call(contract.makeHandover, { page }, { token });
    expect(refused, page).toMatchObject({ message: 'invalid_input' });
  }
});

test('SYS-03 SHELL-09 a hand-over starts a session of its own, once', async () => {
  const { token } = await given();
  const handover = await handOver(token);
  expect(await asks(handover)).toMatchObject(NOBODY);
  const { value } = (await redeem(handover)) as { value: { token: string } };
  expect(value.token).not.toBe(token);
  expect(await asks(value.token)).toMatchObject({ success: true });
  expect(await redeem(handover)).toMatchObject(NOBODY);
  await t.call(contract.logout, {}, { token: value.token });
  expect(await asks(token)).toMatchObject({ success: true });
});

test('SYS-03 of many who bring one hand-over at once, one gets in', async () => {
  const handover = await handOver((await given()).token);
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(handover)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test('SHELL-09 a hand-over is good for a minute', async () => {
  const handover = await handOver((await given()).token);
  t.world.clock.advance(MINUTE_MS);
  expect(await redeem(handover)).toMatchObject(NOBODY);
});

test('SYS-03 a hand-over dies with the session that made it', async () => {
  const { token } = await given();
  const handover = await handOver(token);
  await t.call(contract.logout, {}, { token });
  expect(await redeem(handover)).toMatchObject(NOBODY);
  expect(await redeem("'; drop table sessions_session --")).toMatchObject(NOBODY);
});

test('a handed-over session does not outlive the limit of the first', async () => {
  const { token } = await given();
  const { value } = (await redeem(await handOver(token))) as { value: { token: string } };
  const rows = await t.world.db
    .selectFrom('sessions_session')
    .select(['method', 'expires_at'])
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute();
  expect(value.token).toHaveLength(43);
  expect(rows[0]?.expires_at).toEqual(rows[1]?.expires_at);
});

test('AUTH-24 logging out ends what was handed over from the session, and from that in turn', async () => {
  const { token } = await given();
  const tokenOf = async (from: string) =>
    ((await redeem(await handOver(from))).value as { token: string }).token;
  const second = await tokenOf(token);
  const third = await tokenOf(second);
  // One that was handed over ends alone and leaves what it came from.
  const alone = await tokenOf(token);
  await t.call(contract.logout, {}, { token: alone });
  expect(await asks(token)).toMatchObject({ success: true });

  await t.call(contract.logout, {}, { token });
  for (const each of [second, third]) {
    await expect.poll(() => asks(each)).toMatchObject({ ...NOBODY, value: { why: 'logout' } });
  }
});
