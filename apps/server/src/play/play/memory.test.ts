import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../../../../sim/auditor.ts';
import { openDatabase } from '../../base/db/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { interruptBets } from '../../books/limits/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import {
  ceilings,
  commandOf,
  givenMember,
  openPlay,
  perform,
  pocketsOf,
  ZONE,
} from '../../testing/play.ts';
import { useWorld } from '../../testing/world.ts';
import type { CommandKind, CommandOf, Play } from './index.ts';
import { createPlay, expireTokens, hashToken, issuePlayToken, openPlaySession } from './index.ts';

const t = useWorld();

/** What the process under test asks the database, by the names of its questions. */
let asked: string[] = [];
let play: Play;
let other: ReturnType<typeof openPlay>;
let close: () => Promise<void>;

/** Anew for every test: what was wrong in one must not make the next distrust its memory. */
beforeEach(() => {
  asked = [];
  const { pool, db } = openDatabase(t.world.url, { max: 4, pipeline: true });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (question: { name?: string }) => unknown;
    const watched = (question: { name?: string }) => {
      asked.push(question.name ?? 'another');
      return query(question);
    };
    Object.assign(client, { query: watched });
  });
  play = createPlay(t.world, { pool, zone: ZONE, ceilings });
  other = openPlay(t.world);
  close = async () => {
    await play.stop();
    await other.close();
    await db.destroy();
  };
});

afterEach(() => close());

afterAll(async () => {
  expect((await audit(t.world.url)).findings).toEqual([]);
});

let counted = 0;

const askFrom =
  (by: Play, memberId: MemberId) =>
  <K extends CommandKind>(kind: K, rest: Partial<CommandOf<K>>) =>
    perform(by, commandOf(kind, { txId: `m-${(counted += 1)}`, memberId, ...rest }));

/** A player this process knows: a bet of theirs was its last write about them. */
async function givenKnown(cash = 1_000n, rest: Partial<CommandOf<'bet-and-settle'>> = {}) {
  const memberId = await givenMember(t.world, { cash });
  const spin = (more: Partial<CommandOf<'bet-and-settle'>> = {}) =>
    askFrom(play, memberId)('bet-and-settle', {
      amount: minor(10n),
      payout: minor(0n),
      endsRound: true,
      ...rest,
      ...more,
    });
  expect(await spin()).toMatchObject({ ok: true });
  asked = [];
  return { memberId, spin, elsewhere: askFrom(other.play, memberId) };
}

const readings = () => asked.filter((name) => !name.startsWith('ledger_post'));

const give = (memberId: MemberId, pocket: 'cash' | 'bonus', amount: bigint) =>
  t.world.db.transaction().execute(async (tx) => {
    const accounts = await findMemberAccounts(tx, memberId, 'THB');
    const from = await houseAccount(tx, { purpose: 'adjustment', currency: 'THB' });
    const to = accounts?.[pocket] ?? from;
    const requestKey = `more:${(counted += 1)}`;
    const move = { from, to, amount: minor(amount), reason: 'given' };
    await postTransfer(tx, { requestKey, at: t.world.clock.now(), ...move });
  });

type Limited = { kind?: 'stake' | 'loss'; period?: 'day' | 'week'; amount: bigint };

const limit = (memberId: MemberId, { kind = 'stake', period = 'day', amount }: Limited) =>
  t.world.db.transaction().execute(async (tx) => {
    const at = t.world.clock.now();
    await tx
      .insertInto('limits_limit')
      .values({ member_id: memberId, kind, period, amount: minor(amount), changed_at: at })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({ amount: minor(amount) }),
      )
      .execute();
    await interruptBets(tx, memberId, at);
  });

test('a player who was just served is served again without a question', async () => {
  const { spin } = await givenKnown();
  expect(await spin({ roundId: 'new' })).toMatchObject({ ok: true, balance: '980' });
  expect(await spin({ payout: minor(25n) })).toMatchObject({ ok: true, balance: '995' });
  expect(readings()).toEqual([]);
});

test('a bet and its result ask for what they speak of alone', async () => {
  const { memberId } = await givenKnown();
  const ask = askFrom(play, memberId);
  await ask('bet', { txId: 'pair', amount: minor(10n) });
  expect(readings()).toEqual([]);
  expect(await ask('settle', { betId: 'pair', amount: minor(30n) })).toMatchObject({ ok: true });
  expect(readings()).toEqual(['play_bets', 'play_rounds', 'ledger_read_requests']);
  asked = [];
  expect(await ask('bet', { amount: minor(10n) })).toMatchObject({ ok: true, balance: '1000' });
  expect(readings()).toEqual([]);
});

test.each(['cash', 'bonus'] as const)(
  'MONEY-01 more %s is seen by the next bet',
  async (pocket) => {
    const { memberId, spin } = await givenKnown();
    await give(memberId, pocket, 500n);
    expect(await spin()).toMatchObject({ ok: true, balance: '1480' });
    const bonus = pocket === 'bonus' ? 500n : 0n;
    expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 1_480n - bonus, bonus });
  },
);

test('MONEY-16 what another process took cannot be staked again', async () => {
  const { spin, elsewhere } = await givenKnown();
  await elsewhere('bet', { amount: minor(985n) });
  expect(await spin()).toMatchObject({ code: 'insufficient_funds', balance: '5' });
});

test('a refusal is never given by memory alone', async () => {
  const { memberId, spin } = await givenKnown();
  await give(memberId, 'cash', 9_000n);
  expect(await spin({ amount: minor(5_000n) })).toMatchObject({ ok: true, balance: '4990' });
  await limit(memberId, { amount: 5_010n });
  expect(await spin()).toMatchObject({ code: 'limit_reached' });
  await limit(memberId, { amount: 5_020n });
  expect(await spin()).toMatchObject({ ok: true });
});

test('one who is refused makes nobody else be asked about', async () => {
  const { memberId } = await givenKnown();
  const poor = await givenMember(t.world, { cash: 10n });
  asked = [];
  const [rich, refused] = await Promise.all([
    askFrom(play, memberId)('bet', { amount: minor(10n) }),
    askFrom(play, poor)('bet', { amount: minor(11n) }),
  ]);
  expect(rich).toMatchObject({ ok: true, balance: '980' });
  expect(refused).toMatchObject({ code: 'insufficient_funds', balance: '10' });
});

test('SAFE-07 a block, and its end, hold for the next bet', async () => {
  const { memberId, spin } = await givenKnown();
  const change = (status: 'blocked' | 'active') =>
    t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, { memberId, status }));
  await change('blocked');
  expect(await spin()).toMatchObject({ code: 'member_blocked' });
  await change('active');
  expect(await spin()).toMatchObject({ ok: true });
});

test('SAFE-07 a limit holds for the next bet, and counts what was played here', async () => {
  const { memberId, spin } = await givenKnown();
  await spin();
  await limit(memberId, { amount: 40n });
  expect(await spin()).toMatchObject({ ok: true });
  asked = [];
  expect(await spin()).toMatchObject({ ok: true });
  expect(readings()).toEqual([]);
  expect(await spin()).toMatchObject({ code: 'limit_reached' });
});

test('SAFE-01 midnight where the player lives gives the room of a day back', async () => {
  const { memberId, spin } = await givenKnown();
  await limit(memberId, { amount: 20n });
  expect(await spin()).toMatchObject({ ok: true });
  expect(await spin()).toMatchObject({ code: 'limit_reached' });
  t.world.clock.advance(DAY_MS);
  expect(await spin()).toMatchObject({ ok: true });
  expect(await spin()).toMatchObject({ ok: true });
  expect(await spin()).toMatchObject({ code: 'limit_reached' });
});

test('SAFE-01 what was won before midnight makes no room after it', async () => {
  const { memberId, spin } = await givenKnown();
  await limit(memberId, { kind: 'loss', amount: 20n });
  expect(await spin({ payout: minor(500n) })).toMatchObject({ ok: true });
  t.world.clock.advance(2 * DAY_MS);
  expect(await spin({ amount: minor(30n) })).toMatchObject({ code: 'limit_reached' });
});

test('SAFE-01 a result of yesterday, changed by another process, counts for the week', async () => {
  const { memberId, spin, elsewhere } = await givenKnown();
  await elsewhere('bet-and-settle', { txId: 'late', amount: minor(50n), payout: minor(50n) });
  await limit(memberId, { kind: 'loss', period: 'week', amount: 60n });
  t.world.clock.advance(DAY_MS);
  expect(await spin()).toMatchObject({ ok: true });
  await elsewhere('resettle', { betId: 'late', amount: minor(0n) });
  expect(await spin()).toMatchObject({ code: 'limit_reached' });
});

test('tokens that were ended are dead for the next bet, all of them', async () => {
  const { memberId } = await givenKnown();
  const tokens: string[] = [];
  for (const requestId of ['a', 'b']) {
    const launch = { memberId, vendor: 'acme', game: null, currency: 'THB' };
    const launchToken = await t.world.db
      .transaction()
      .execute((tx) => issuePlayToken(t.world, tx, launch));
    const session = await openPlaySession(t.world, { vendor: 'acme', launchToken, requestId });
    if (typeof session === 'string') throw new Error(session);
    tokens.push(hashToken(session.token));
  }
  const bet = (tokenHash = '') => askFrom(play, memberId)('bet', { tokenHash, amount: minor(1n) });
  for (const token of tokens) expect(await bet(token)).toMatchObject({ ok: true });
  asked = [];
  for (const token of tokens) expect(await bet(token)).toMatchObject({ ok: true });
  expect(readings()).toEqual([]);
  const at = t.world.clock.now();
  await t.world.db.transaction().execute((tx) => expireTokens(tx, memberId, { at }));
  for (const token of tokens) expect(await bet(token)).toMatchObject({ code: 'token_expired' });
});

test('MONEY-18 a rollback that came first, elsewhere, is found by its bet', async () => {
  const { spin, elsewhere } = await givenKnown();
  await elsewhere('rollback', { betId: 'buried' });
  expect(await spin({ txId: 'buried' })).toMatchObject({ code: 'bet_void', balance: '990' });
});

test('MONEY-15 a bet answered elsewhere is answered the same, and never twice', async () => {
  const { memberId, spin, elsewhere } = await givenKnown();
  const bet = { txId: 'both', amount: minor(10n), payout: minor(0n), endsRound: true };
  const first = await elsewhere('bet-and-settle', bet);
  expect(await spin(bet)).toEqual(first);
  expect(await spin({ ...bet, amount: minor(11n) })).toMatchObject({
    code: 'repeated_differently',
  });
  expect(await pocketsOf(t.world, memberId)).toMatchObject({ cash: 980n });
});

test('a round that ended elsewhere takes no bet that would pass through it', async () => {
  const { spin, elsewhere } = await givenKnown();
  await elsewhere('bet', { txId: 'opens', roundId: 'over', amount: minor(1n) });
  expect(await spin({ roundId: 'over' })).toMatchObject({ ok: true });
  await elsewhere('settle', { betId: 'opens', amount: minor(0n), endsRound: true });
  expect(await spin({ roundId: 'over' })).toMatchObject({ code: 'round_closed' });
});

test('a round that was found over takes no bet, though the player is known', async () => {
  const { memberId, spin } = await givenKnown();
  await t.world.db
    .insertInto('play_round')
    .values({
      vendor: 'acme',
      round_id: 'ended',
      member_id: memberId,
      status: 'closed',
      running: 0,
      opened_at: t.world.clock.now(),
      changed_at: t.world.clock.now(),
      version: 1,
    })
    .execute();
  expect(await spin({ roundId: 'ended' })).toMatchObject({ code: 'round_closed' });
});

test('MONEY-17 two processes that keep losing their connections take every bet once', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const doors = [play, other.play];
  const bets = Array.from({ length: 120 }, (_, i) => ({
    txId: `cut-${i}`,
    by: doors[i % 2] ?? play,
  }));
  const place = ({ txId, by }: (typeof bets)[number]) =>
    askFrom(by, memberId)('bet-and-settle', {
      txId,
      amount: minor(10n),
      payout: minor(0n),
      endsRound: true,
    });
  for (let i = 0; i < bets.length; i += 12) {
    const some = Promise.all(bets.slice(i, i + 12).map(place));
    await t.world.connection.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like 'with%'`,
    );
    await some;
  }
  const again = await Promise.all(bets.map(place));
  expect(again.every(({ ok }) => ok)).toBe(true);
  expect(await pocketsOf(t.world, memberId)).toMatchObject({ cash: 100_000n - 1_200n });
}, 60_000);
