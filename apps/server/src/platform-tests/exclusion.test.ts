import * as deposit from '@baize/contract/deposit';
import type { ExclusionInput } from '@baize/contract/exclusion';
import * as exclusion from '@baize/contract/exclusion';
import * as memberStop from '@baize/contract/member-stop';
import { claimAllRewards, claimReward } from '@baize/contract/reward';
import { readWithdrawal } from '@baize/contract/withdrawal';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../base/brand/index.ts';
import { servingUrlOf } from '../base/db/embedded/index.ts';
import { openDatabase } from '../base/db/index.ts';
import { NO_BONUSES } from '../cashier/bonuses/index.ts';
import { depositsRoutes } from '../cashier/deposits/index.ts';
import { stopsRoutes } from '../desk/stops/index.ts';
import { exclusionsRoutes } from '../people/exclusions/index.ts';
import { ensureMayPlay, getMember, isExcluded } from '../people/members/index.ts';
import { writeMessage } from '../people/messages/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { claimsRoutes, payCash } from '../rewards/claims/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../testing/operator.ts';
import { commandOf, givenMember, openPlay, perform, pocketsOf, usePlay } from '../testing/play.ts';
import { callsOf, offerCash } from '../testing/rewards.ts';
import { brandWith, givenPayee, openWindow } from '../testing/withdrawals.ts';
import { origin } from '../testing/world.ts';

const t = usePlay();
const { brand, flags } = loadBrand('mekhala');
let [support, risk, auditor]: GivenOperator[] = [];
beforeAll(async () => {
  support = await givenOperator(t.world, 'support');
  risk = await givenOperator(t.world, 'risk');
  auditor = await givenOperator(t.world, 'auditor');
});

const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, [...exclusionsRoutes, ...claimsRoutes({ cash: payCash })])(...call);
const rest = (memberId: MemberId, wanted: ExclusionInput) =>
  ask(exclusion.excludeSelf, memberId, { wanted });
const operate = (
  operator: GivenOperator | undefined,
  ...call: [Parameters<ReturnType<typeof callerOf>>[1], Record<string, unknown>]
) => {
  if (!operator) throw new Error('there are operators');
  return callerOf(t.world, stopsRoutes({ brand }))(operator.caller, ...call);
};

const HALF_YEAR: ExclusionInput = { kind: 'exclusion', months: 6 };
const A_DAY: ExclusionInput = { kind: 'cooling_off', days: 1 };

let made = 0;
const bet = (memberId: MemberId, units = 10n) =>
  perform(t.play, commandOf('bet', { txId: `exc-${(made += 1)}`, memberId, amount: minor(units) }));

test.each([
  [1, true],
  [42, true],
  [0, false],
  [43, false],
])('SAFE-02 a cooling-off of %i days: %s', async (days, isTaken) => {
  const memberId = await givenMember(t.world, { cash: 100n });
  const { message } = await rest(memberId, { kind: 'cooling_off', days });
  expect(message).toBe(isTaken ? null : 'invalid_input');
  expect(await bet(memberId)).toMatchObject({ ok: !isTaken });
});

test.each([
  [6, '2027-05-15'],
  [12, '2027-11-15'],
  [60, '2031-11-15'],
  [null, '9999-12-31'],
] as const)('SAFE-02 an exclusion of %s months ends on %s', async (months, day) => {
  const memberId = await givenMember(t.world);
  const { value } = await rest(memberId, { kind: 'exclusion', months });
  expect(value['exclusion']).toMatchObject({ isForGood: months === null });
  expect((value['exclusion'] as exclusion.ExclusionInForce).until.slice(0, 10)).toBe(day);
});

test('SAFE-02 it ends by itself, to the second, and play is open again', async () => {
  const memberId = await givenMember(t.world, { cash: 100n });
  await rest(memberId, A_DAY);
  t.world.clock.advance(DAY_MS - 1_000);
  expect(await bet(memberId)).toMatchObject({ ok: false, code: 'member_blocked' });
  t.world.clock.advance(1_000);
  expect(await bet(memberId)).toMatchObject({ ok: true });
  expect((await ask(exclusion.readExclusion, memberId)).value).toEqual({ exclusion: null });
});

test('SAFE-02 a longer one follows a shorter one, never the other way round', async () => {
  const memberId = await givenMember(t.world, { cash: 100n });
  expect((await rest(memberId, A_DAY)).message).toBeNull();
  expect((await rest(memberId, HALF_YEAR)).message).toBeNull();
  expect((await rest(memberId, A_DAY)).message).toBe('exclusion_longer');
  expect((await ask(exclusion.readExclusion, memberId)).value).toMatchObject({
    exclusion: { kind: 'exclusion' },
  });
});

test('SAFE-02 an operator excludes with a reason that is logged; who may only look may not', async () => {
  const memberId = await givenMember(t.world, { cash: 100n });
  const wanted = { memberId, wanted: HALF_YEAR, reason: 'Asked by telephone' };
  expect(await operate(auditor, memberStop.excludeMember, wanted)).toMatchObject({
    message: 'not_permitted',
  });
  expect(await operate(support, memberStop.excludeMember, wanted)).toMatchObject({ message: null });
  expect(await bet(memberId)).toMatchObject({ code: 'member_blocked' });
  const line = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', memberId)
    .executeTakeFirst();
  expect(line).toEqual({ action: 'member.excluded', reason: 'Asked by telephone' });
});

test('SAFE-02 blocking and letting in again leaves the exclusion as it is', async () => {
  const memberId = await givenMember(t.world, { cash: 100n });
  await rest(memberId, HALF_YEAR);
  const why = { memberId, reason: 'Looked at it' };
  expect(await operate(risk, memberStop.stopMember, why)).toMatchObject({ message: null });
  expect(await operate(risk, memberStop.reopenMember, why)).toMatchObject({ message: null });
  expect(await bet(memberId)).toMatchObject({ code: 'member_blocked' });
});

test('CARE-02 the database refuses to shorten or delete it, for each role that serves and for its owner', async () => {
  const memberId = await givenMember(t.world);
  await rest(memberId, HALF_YEAR);
  const attempts = [
    `update exclusions_exclusion set until_at = began_at + interval '200 days'`,
    'delete from exclusions_exclusion',
    'truncate exclusions_exclusion',
    `update members_member set excluded_until = null where id = '${memberId}'`,
    `update members_member set excluded_until = excluded_until - interval '1 second'
      where id = '${memberId}'`,
    `delete from members_member where id = '${memberId}'`,
    `insert into exclusions_exclusion (id, member_id, kind, began_at, until_at)
      values ('exc_1', '${memberId}', 'exclusion', now(), now() + interval '180 days')`,
    `insert into exclusions_exclusion (id, member_id, kind, began_at, until_at)
      values ('exc_1', '${memberId}', 'cooling_off', now(), now() + interval '43 days')`,
  ];
  for (const attempt of attempts) {
    await expect(t.world.connection.pool.query(attempt), `owner: ${attempt}`).rejects.toThrow();
  }
  for (const role of ['site', 'studio', 'book'] as const) {
    const serving = openDatabase(servingUrlOf(t.world.url, role), { max: 1 });
    for (const attempt of attempts) {
      await expect(serving.pool.query(attempt), `${role}: ${attempt}`).rejects.toThrow();
    }
    if (role === 'site') {
      const still = `update members_member set nickname = 'still' where id = '${memberId}'`;
      await serving.pool.query(still);
    }
    await serving.db.destroy();
  }
  expect(isExcluded(await getMember(t.world.db, memberId), t.world.clock.now())).toBe(true);
});

test('CARE-01 of bets sent meanwhile, in two processes, none is accepted after its commit', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const other = openPlay(t.world);
  let isShut = false;
  const late: unknown[] = [];
  const send = async (number: number) => {
    const wasShut = isShut;
    const play = number % 2 ? t.play : other.play;
    const command = { txId: `race-${number}`, memberId, amount: minor(1n), payout: minor(0n) };
    const reply = await perform(play, commandOf('bet-and-settle', command));
    if (wasShut && reply.ok) late.push(reply);
    return reply.ok;
  };
  const bets: Promise<boolean>[] = [];
  for (let number = 0; number < 60; number += 1) bets.push(send(number));
  await Promise.all(bets.splice(0, 10));
  const shutting = rest(memberId, HALF_YEAR).then(() => {
    isShut = true;
  });
  for (let number = 60; number < 120; number += 1) bets.push(send(number));
  await shutting;
  const after = await Promise.all(Array.from({ length: 20 }, (_, i) => send(200 + i)));
  await Promise.all(bets);
  await other.close();
  expect(late).toEqual([]);
  expect(after).not.toContain(true);
});

test('CARE-01 what was bet before is settled, raised no more, and its win can be withdrawn', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const { memberId } = payee;
  const placed = { txId: 'mid-round', memberId, amount: minor(1_000n), roundId: 'round-1' };
  expect(await perform(t.play, commandOf('bet', placed))).toMatchObject({ ok: true });
  await rest(memberId, A_DAY);
  const more = { ...placed, txId: 'mid-round-more' };
  expect(await perform(t.play, commandOf('bet', more))).toMatchObject({ code: 'member_blocked' });
  const raised = {
    txId: 'mid-raise',
    memberId,
    betId: 'mid-round',
    change: { stakeTo: minor(2_000n) },
  };
  expect(await perform(t.play, commandOf('adjust', raised))).toMatchObject({
    code: 'member_blocked',
  });
  const won = { txId: 'mid-won', memberId, betId: 'mid-round', amount: minor(3_000n) };
  expect(await perform(t.play, commandOf('settle', won))).toMatchObject({ ok: true });
  const window = openWindow(t.world, brandWith());
  expect((await window.request(payee, 20_000n)).message).toBeNull();
});

test('CARE-01 a withdrawal under way goes on, and bonus money stays and is not bet', async () => {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const window = openWindow(t.world, brandWith());
  const { value } = await window.request(payee, 20_000n);
  await rest(payee.memberId, HALF_YEAR);
  const { value: order } = await window.ask(payee.caller, readWithdrawal, {
    orderId: value.orderId,
  });
  expect(order['status']).not.toBe('cancelled');
  const memberId = await givenMember(t.world, { bonus: 500n });
  await rest(memberId, HALF_YEAR);
  expect(await bet(memberId)).toMatchObject({ code: 'member_blocked' });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 500n });
});

test('CARE-01 no deposit is opened, also by a page that was open before', async () => {
  const memberId = await givenMember(t.world);
  const site = { brand, flags };
  const routes = depositsRoutes({
    site,
    providers: new Map(),
    bonuses: NO_BONUSES,
    publicUrl: 'https://site.example',
  });
  await rest(memberId, A_DAY);
  const wish = { requestKey: 'while-excluded', language: 'EN', method: 'bank', amount: '50000' };
  const reply = await callsOf(t.world, routes)(deposit.createDeposit, memberId, wish);
  expect(reply.message).toBe('play_excluded');
});

test('CARE-01 nothing is offered, what was offered is not paid, and nothing inviting is written', async () => {
  const memberId = await givenMember(t.world);
  const rewardId = await offerCash(t.world, memberId);
  await rest(memberId, A_DAY);
  expect(await offerCash(t.world, memberId)).toBeNull();
  const claimed = await ask(claimReward, memberId, { language: 'EN', rewardId });
  expect(claimed.message).toBe('play_excluded');
  const all = await ask(claimAllRewards, memberId, { language: 'EN' });
  expect(all.message).toBe('play_excluded');
  const news = { kind: 'reward_over', names: { EN: 'A gift' } } as const;
  const paid = { kind: 'withdrawal_paid', amount: minor(1n), reference: 'W1' } as const;
  await t.world.db.transaction().execute(async (tx) => {
    await writeMessage(t.world, tx, { memberId, news });
    await writeMessage(t.world, tx, { memberId, news: paid });
  });
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .execute();
  expect(rows.map((row) => (row.news as { kind: string }).kind)).toEqual(['withdrawal_paid']);
  t.world.clock.advance(DAY_MS);
  expect((await ask(claimReward, memberId, { language: 'EN', rewardId })).message).toBeNull();
});

test('CARE-01 whoever asks in a transaction waits for an exclusion under way', async () => {
  const memberId = await givenMember(t.world);
  const { pool, db } = openDatabase(t.world.url, { max: 1 });
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into exclusions_exclusion (id, member_id, kind, began_at, until_at)
      values ('exc_waits', $1, 'exclusion', $2, '9999-12-31')`,
    [memberId, t.world.clock.now()],
  );
  const asked = expect(
    t.world.db.transaction().execute((tx) => ensureMayPlay(tx, memberId, t.world.clock.now())),
  ).rejects.toMatchObject({ code: 'play_excluded' });
  await client.query('commit');
  client.release();
  await asked;
  await db.destroy();
});

test('CARE-01 other logins end with it; the one that asked stays', async () => {
  const memberId = await givenMember(t.world);
  const open = () =>
    t.world.db.transaction().execute((tx) =>
      openSession(t.world, tx, {
        brand,
        member: { id: memberId },
        method: 'username',
        origin: origin(),
      }),
    );
  const [asking, other] = [await open(), await open()];
  t.world.clock.advance(MINUTE_MS);
  const route = exclusionsRoutes.find(({ endpoint }) => endpoint === exclusion.excludeSelf);
  await route?.run(
    {
      ...t.world,
      caller: { role: 'member', memberId, sessionId: asking.sessionId },
      origin: origin(),
    },
    { wanted: A_DAY },
  );
  const rows = await t.world.db
    .selectFrom('sessions_session')
    .select(['id', 'ended_why'])
    .where('member_id', '=', memberId)
    .execute();
  expect(rows.find(({ id }) => id === asking.sessionId)?.ended_why).toBeNull();
  expect(rows.find(({ id }) => id === other.sessionId)?.ended_why).toBe('security');
});
