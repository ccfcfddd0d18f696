import { verifyRound } from '@baize/engines/core/fairness';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { ppm } from '@baize/std/money';
import { loadVerifier } from '@baize/vendor-kit/testing/load-verifier';
import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test, vi } from 'vitest';
import { onTables } from '../testing/on-tables.ts';
import { payoutOf, seatMember, seatTrial, usePlatform } from '../testing/platform.ts';
import { openRoundOf, placeBetAt, setRoomClock, type Watcher, watchRoom } from '../testing/room.ts';
import type { WireRound } from '../wire.ts';

// Rounds go on by turns of a second: on a busy machine a test has many of them.
vi.setConfig({ testTimeout: 90_000 });

const p = usePlatform();
const watchers: Watcher[] = [];

afterEach(() => {
  p.line.cut(() => 'through');
  for (const watcher of watchers.splice(0)) watcher.close();
});

let start = Date.now();

/** Somebody with money at a table whose clock stands still, and the round that takes bets. */
async function sit(game = 'blue-heron-baccarat', cash = 100_000n) {
  start += 3_600_000;
  await setRoomClock(p, start);
  const seat = await seatMember(p, cash, game);
  const watcher = await watchRoom({ url: p.url, token: seat.token });
  watchers.push(watcher);
  const round = await openRoundOf(watcher);
  const bet = (facts: Partial<Parameters<typeof placeBetAt>[2]> = {}) =>
    placeBetAt(p.url, seat.token, { roomRoundId: round.id, ...facts });
  return { ...seat, watcher, open: round, bet };
}

const lock = async ({ watcher, open: round }: Awaited<ReturnType<typeof sit>>) => {
  await setRoomClock(p, round.closesAt);
  return watcher.event('locked');
};

const finish = async ({ watcher, open: round }: Awaited<ReturnType<typeof sit>>) => {
  await setRoomClock(p, round.closesAt + 20_000);
  return watcher.event('result');
};

const settledOf = (watcher: Watcher, roundId: string) =>
  until(
    async () =>
      watcher.frames
        .flatMap((frame) => (frame.type === 'own' ? frame.bets : []))
        .find((bet) => bet.roundId === roundId && bet.status === 'settled') as WireRound,
    (found) => found !== undefined,
  );

test.each([
  ['GAME-19', 'blue-heron-baccarat', 'banker'],
  ['GAME-19', 'dragon-tiger-teak', 'dragon'],
  ['GAME-19', 'teak-house-sic-bo', 'big'],
  ['GAME-19', 'heron-roulette', 'red'],
  ['GAME-25', 'dawn-crow-arena', 'meron'],
])(
  '%s a bet at %s is taken, the round is dealt and paid through the wallet, and can be proven',
  async (_id, code, spot) => {
    const table = await sit(code);
    const { min } = LIVE_TABLES.get(code)?.limits['THB'] ?? { min: 0n };
    const { value: bet } = await table.bet({ bet: spot, stake: `${min}` });
    expect(bet).toMatchObject({
      status: 'running',
      staked: `${min}`,
      balance: `${100_000n - min}`,
    });
    const { event } = await lock(table);
    expect(event.bets).toBe(1);
    await finish(table);
    const paid = await settledOf(table.watcher, bet.roundId);
    expect(await p.cashOf(table.memberId)).toBe(100_000n - min + payoutOf(paid));

    const { value: proof } = await table.round(bet.roundId);
    const engine = LIVE_TABLES.get(code)?.engine;
    if (!engine || proof.serverSeed === null) throw new Error('the seed is shown with the result');
    expect(proof.commitment).toBe(table.open.commitment);
    expect(
      verifyRound({
        engine,
        choice: engine.readChoice(proof.round.choice),
        seeds: { serverSeed: proof.serverSeed, clientSeed: proof.clientSeed, nonce: 0 },
        commitment: proof.commitment,
        round: {
          events: proof.round.events as readonly { type: string }[],
          payout: ppm(BigInt(proof.payoutPpm)),
        },
      }),
    ).toEqual({ isSeedKept: true, isRoundSame: true });
    const apart = loadVerifier()(proof, table.open.commitment);
    expect(apart.verdict).toBe('match');
    expect(apart.steps.map(({ text }) => text)).toContain('ticket_in');
  },
);

test('REW-02 bets of one player at one round of a table are told to be decided by it', async () => {
  const table = await sit();
  const { min } = LIVE_TABLES.get('blue-heron-baccarat')?.limits['THB'] ?? { min: 0n };
  for (const spot of ['banker', 'player']) await table.bet({ bet: spot, stake: `${min}` });
  const bets = await p.world.db
    .selectFrom('play_bet')
    .select('event')
    .where('member_id', '=', table.memberId)
    .execute();
  expect(bets).toEqual([{ event: table.open.id }, { event: table.open.id }]);
  await lock(table);
  await finish(table);
});

test('ROOM-05 a bet counts when the wallet has taken it before the lock; one that it takes later is not in the round and comes back', async () => {
  const table = await sit();
  const { value: inTime } = await table.bet();
  p.line.cut((call) => (call === 'bet' ? 'held' : 'through'));
  const late = table.bet({ bet: 'banker' });
  await until(
    async () => p.line.kept(),
    (kept) => kept === 1,
  );
  // The wallet has the stake, and nobody has heard of it.
  expect(await p.cashOf(table.memberId)).toBe(96_000n);
  const { event } = await lock(table);
  expect(event.bets).toBe(1);
  p.line.cut(() => 'through');
  p.line.release();
  expect((await late).value).toMatchObject({ status: 'void', payout: null, events: null });
  expect(await p.cashOf(table.memberId)).toBe(98_000n);
  await finish(table);
  const paid = await settledOf(table.watcher, inTime.roundId);
  expect(await p.cashOf(table.memberId)).toBe(98_000n + payoutOf(paid));
});

test('ROOM-05 the database’s clock decides: at the close a bet is refused, though nobody has locked the round', async () => {
  const table = await sit();
  await onTables(
    p.options().databaseUrl,
    `update room_round set closes_at = room_clock() where id = $1`,
    [table.open.id],
  );
  expect(await table.bet()).toMatchObject({ status: 409, message: 'betting_closed' });
  expect(await p.cashOf(table.memberId)).toBe(100_000n);
});

test('ROOM-06 a round that cannot be finished within a minute is void, and the stakes are back', async () => {
  const table = await sit('speed-baccarat');
  await table.bet();
  expect(await p.cashOf(table.memberId)).toBe(98_000n);
  await setRoomClock(p, table.open.closesAt + 60_000);
  await table.watcher.event('voided');
  await until(
    () => p.cashOf(table.memberId),
    (cash) => cash === 100_000n,
  );
  expect(table.watcher.events().some(({ event }) => event.type === 'dealt')).toBe(false);
});

test('ROOM-04 no frame holds a card before it is dealt, nor the seed before the result', async () => {
  const table = await sit('dragon-tiger-riverside');
  const guest = await seatTrial(p, 'dragon-tiger-riverside');
  const spectator = await watchRoom({ url: p.url, token: guest.token });
  watchers.push(spectator);
  await table.bet({ bet: 'dragon' });
  await lock(table);
  const [stored] = await onTables<{ result: { steps: object[] }; server_seed: string }>(
    p.options().databaseUrl,
    `select result, server_seed from room_round where id = $1`,
    [table.open.id],
  );
  // Fixed at the lock, and sealed: whoever reads the table knows no seed.
  expect(stored?.result.steps).toHaveLength(2);
  expect(stored?.server_seed).toMatch(/^sealed:/);
  const late = await watchRoom({ url: p.url, token: guest.token });
  watchers.push(late);
  await late.frame('snapshot');
  await finish(table);
  const seats = [table.watcher, spectator, late];
  for (const seat of seats) await seat.event('result');
  for (const { frames } of seats) {
    const dealtAt = frames.findIndex(({ type, ...frame }) => isDealt({ type, ...frame }));
    const resultAt = frames.findIndex(
      (frame) => frame.type === 'event' && frame.event.type === 'result',
    );
    const before = JSON.stringify(frames.slice(0, dealtAt));
    expect(before).not.toContain('"card"');
    const [first, second] = frames.slice(dealtAt).filter(isDealt);
    expect(first).toMatchObject({ event: { shown: stored?.result.steps[0] } });
    expect(second).toMatchObject({ event: { shown: stored?.result.steps[1] } });
    expect(
      frames.slice(0, resultAt).some((frame) => /"serverSeed":"/.test(JSON.stringify(frame))),
    ).toBe(false);
  }
});

const isDealt = (frame: { readonly type: string }): boolean =>
  frame.type === 'event' && (frame as { event?: { type?: string } }).event?.type === 'dealt';

test('ROOM-03 who returns gets what was missed, in order and each once, or a snapshot, with the own bets', async () => {
  const table = await sit('reed-house-sic-bo');
  const { value: bet } = await table.bet({ bet: 'small' });
  const seen = table.watcher.events().at(-1)?.seq ?? (await table.watcher.frame('snapshot')).seq;
  const other = await watchRoom({
    url: p.url,
    token: (await seatTrial(p, 'reed-house-sic-bo')).token,
  });
  watchers.push(other);
  await other.frame('snapshot');
  table.watcher.close();
  await setRoomClock(p, table.open.closesAt);
  await other.event('locked');
  const back = await watchRoom({ url: p.url, token: table.token, after: seen });
  watchers.push(back);
  const resumed = await back.frame('resumed');
  expect(resumed.own).toMatchObject([{ roundId: bet.roundId, status: 'running' }]);
  await setRoomClock(p, table.open.closesAt + 20_000);
  await back.event('result');
  const seqs = back.events().map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.map((_, place) => seen + 1 + place));

  const anew = await watchRoom({ url: p.url, token: table.token, after: seen + 5_000 });
  watchers.push(anew);
  const whole = await anew.frame('snapshot');
  expect(whole.seq).toBeGreaterThanOrEqual(seqs.at(-1) ?? 0);
  expect(whole.marks).toHaveLength(1);
});

test('ROOM-12 a bet that is replayed is one bet, and with other content is refused', async () => {
  const table = await sit();
  const { value: first } = await table.bet({ requestKey: 'same-key-1' });
  const { value: again } = await table.bet({ requestKey: 'same-key-1' });
  expect(again.roundId).toBe(first.roundId);
  expect(await table.bet({ requestKey: 'same-key-1', units: 2 })).toMatchObject({
    message: 'repeated_differently',
  });
  expect(await p.cashOf(table.memberId)).toBe(98_000n);
});

test('ROOM-12 a bet out of turn, for another table’s round or another’s bet changes nothing', async () => {
  const other = await sit('heron-roulette');
  const table = await sit();
  expect(await table.bet({ roomRoundId: other.open.id })).toMatchObject({
    message: 'betting_closed',
  });
  const { value: mine } = await table.bet();
  const undone = await other.at('/api/room/undo', { body: { roundId: mine.roundId } });
  expect(undone).toMatchObject({ status: 404, message: 'round_unknown' });
  await lock(table);
  expect(await table.bet()).toMatchObject({ message: 'betting_closed' });
  expect(await table.at('/api/room/undo', { body: { roundId: mine.roundId } })).toMatchObject({
    message: 'betting_closed',
  });
  expect(await p.cashOf(table.memberId)).toBe(98_000n);
});

test('ROOM-12 a second page of a player sees the bets of the first, and both together keep the limit of the table', async () => {
  const table = await sit('speed-baccarat', 2_000_000n);
  const second = await watchRoom({ url: p.url, token: table.token });
  watchers.push(second);
  await second.frame('snapshot');
  const answers = await Promise.all([
    table.bet({ stake: '1000', units: 300 }),
    table.bet({ stake: '1000', units: 300, bet: 'banker' }),
  ]);
  expect(answers.map(({ message }) => String(message)).sort()).toEqual(['null', 'stake_invalid']);
  expect(await p.cashOf(table.memberId)).toBe(1_700_000n);
  const taken = answers.find(({ status }) => status === 200)?.value.roundId;
  const heard = await second.frame('own');
  expect(heard.bets).toMatchObject([{ roundId: taken, status: 'running' }]);
});

test('ROOM-12 a page that says more than hello, or nothing that is one, is shown out', async () => {
  const table = await sit();
  table.watcher.socket.send(JSON.stringify({ type: 'dealt' }));
  const stranger = await watchRoom({ url: p.url, token: 'nobody-has-this-token' });
  const codes = () => [table.watcher.closed(), stranger.closed()];
  await until(
    async () => codes(),
    (closed) => !closed.includes(null),
  );
  expect(codes()).toEqual([4_400, 4_401]);
});

test('a bet that is taken back before the lock is not in the round', async () => {
  const table = await sit('heron-roulette');
  const { value: bet } = await table.bet({ bet: 'red' });
  const undo = () => table.at('/api/room/undo', { body: { roundId: bet.roundId } });
  expect((await undo()).value).toMatchObject({ status: 'void', balance: '100000' });
  expect((await undo()).value).toMatchObject({ status: 'void' });
  expect((await lock(table)).event.bets).toBe(0);
  expect(await p.cashOf(table.memberId)).toBe(100_000n);
});

test('play money is bet at the same table, and touches no wallet', async () => {
  const table = await sit('teak-roulette');
  const guest = await seatTrial(p, 'teak-roulette');
  const { value: bet } = await placeBetAt(p.url, guest.token, {
    roomRoundId: table.open.id,
    stake: '1000',
    bet: 'red',
  });
  expect(bet).toMatchObject({ status: 'running', balance: '999000' });
  await lock(table);
  await finish(table);
  const { value: proof } = await until(
    () => guest.round(bet.roundId),
    ({ value }) => value.round.status === 'settled',
  );
  expect(proof.round.balance).toBe(`${999_000n + payoutOf(proof.round)}`);
});

test('GAME-19 how many are at a table and where they bet is told when it changes, and not again', async () => {
  const table = await sit();
  const others = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { token } = await seatTrial(p, 'blue-heron-baccarat');
      return watchRoom({ url: p.url, token });
    }),
  );
  watchers.push(...others);
  await table.bet();
  const said = (type: 'presence' | 'tally') =>
    table.watcher.frames
      .filter((frame) => frame.type === type)
      .map((frame) => JSON.stringify(frame));
  const isTold = (frame: string) => JSON.stringify({ type: 'presence', count: 6 }) === frame;
  await until(
    async () => said('presence').some(isTold) && said('tally').length > 0,
    (found) => found,
  );
  await finish(table);
  for (const frames of [said('presence'), said('tally')]) {
    expect(frames.filter((frame, at) => frame === frames[at - 1])).toEqual([]);
  }
});
