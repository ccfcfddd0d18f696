import { verifyRound } from '@baize/engines/core/fairness';
import { type Event, winOf } from '@baize/engines/fishing/magazine-engine';
import { reefPatrol, sea } from '@baize/engines/games/reef-patrol/engine';
import { ppm } from '@baize/std/money';
import { loadVerifier } from '@baize/vendor-kit/testing/load-verifier';
import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test } from 'vitest';
import { onTables } from '../testing/on-tables.ts';
import { newKey, payoutOf, seatMember, usePlatform } from '../testing/platform.ts';
import { fisherOf, fishOfSea, givenFisher, SEA_GAME, shotAt } from '../testing/sea.ts';
import type { WireRound } from '../wire.ts';

// Nothing swims on but by the test's own clock.
const p = usePlatform({ byHand: true });

afterEach(() => p.line.cut(() => 'through'));

type Fishing = Awaited<ReturnType<typeof givenFisher>>;

const eventsOf = ({ events }: WireRound) => (events ?? []) as readonly Event[];
const winsOf = (round: WireRound): bigint =>
  eventsOf(round).reduce((all, event) => all + BigInt(winOf(sea, event)), 0n);

/** Fires so many shots of the cannon, each at another fish. */
async function fire(fisher: Fishing, loaded: WireRound, shots: number): Promise<WireRound> {
  let round = loaded;
  for (let shot = 0; shot < shots; shot++) {
    const fish = await fishOfSea(fisher);
    const { value, message } = await fisher.send(round, shotAt(fish.slice(shot % fish.length)));
    expect(message).toBeNull();
    round = value;
  }
  return round;
}

/** What the wallet was told of a member's bets, in order. */
const movementsOf = async ({ memberId }: Fishing) => {
  const bets = p.world.db.selectFrom('play_bet').selectAll().where('member_id', '=', memberId);
  return (await bets.execute()).map(({ status, stake_cash, payout_cash }) => ({
    status,
    stake_cash,
    payout_cash,
  }));
};

test('ROOM-16 a magazine is one bet and one settlement of its wins and its unused bullets', async () => {
  const fisher = await givenFisher(p, 100_000n);
  const before = p.line.calls.length;
  const loaded = await fisher.load(50, '300');
  expect(loaded).toMatchObject({ status: 'running', staked: '15000', balance: '85000' });
  const fired = await fire(fisher, loaded, 12);
  expect(await p.cashOf(fisher.memberId)).toBe(85_000n);
  const closed = await fisher.close(fired);
  const won = winsOf(closed) * 300n;
  expect(closed).toMatchObject({ status: 'settled', staked: '3600', returned: '11400' });
  expect(payoutOf(closed)).toBe(won);
  const asking = ['authenticate', 'balance', 'grants', 'may-bet'];
  const moved = p.line.calls.slice(before).filter((call) => !asking.includes(call));
  expect(moved).toEqual(['bet', 'settle']);
  expect(await p.cashOf(fisher.memberId)).toBe(100_000n - 3_600n + won);
  // What was not fired is no stake of the books either: it counts for no turnover.
  expect(await movementsOf(fisher)).toEqual([
    { status: 'settled', stake_cash: 3_600n, payout_cash: won },
  ]);
});

test('ROOM-16 a magazine that is empty is settled by its last shot, one that was never fired is undone', async () => {
  const fisher = await givenFisher(p, 10_000n);
  const empty = await fire(fisher, await fisher.load(20), 20);
  expect(empty).toMatchObject({ status: 'settled', staked: '2000', returned: null });
  const cash = 8_000n + payoutOf(empty);
  expect(await p.cashOf(fisher.memberId)).toBe(cash);
  const unfired = await fisher.close(await fisher.load(20));
  expect(unfired.status).toBe('void');
  expect(await p.cashOf(fisher.memberId)).toBe(cash);
});

test('ROOM-16 a dropped line costs no bullet that was not fired', async () => {
  const fisher = await givenFisher(p, 10_000n);
  const loaded = await fisher.load(20);
  const fired = await fire(fisher, loaded, 3);
  // The answer was lost and the page asks again with the key it had: one shot all the same.
  const key = newKey();
  const shot = shotAt((await fishOfSea(fisher)).slice(5));
  const first = await fisher.send(fired, shot, key);
  const again = await fisher.send(fired, shot, key);
  expect(again.value.moves).toEqual(first.value.moves);
  expect(first.value.moves).toHaveLength(4);
  // Nobody comes back: the magazine is closed for them, and the wallet has not answered at first.
  p.line.cut((call) => (call === 'settle' ? 'unanswered' : 'through'));
  p.world.clock.advance(3 * 60_000);
  await until(
    async () => p.line.calls.filter((call) => call === 'settle').length,
    (settles) => settles > 0,
  );
  p.line.cut(() => 'through');
  p.world.clock.advance(60_000);
  const { value } = await until(
    () => fisher.round(loaded.roundId),
    ({ value: proof }) => proof.round.status === 'settled',
  );
  expect(value.round).toMatchObject({ staked: '400', returned: '1600' });
  expect(await p.cashOf(fisher.memberId)).toBe(9_600n + winsOf(value.round) * 100n);
});

test('ROOM-16 a fish that two hit at once is paid once, and the other has not fired', async () => {
  const [a, b] = [await givenFisher(p, 1_000_000n), await givenFisher(p, 1_000_000n)];
  let rounds = await Promise.all([a.load(100), b.load(100)]);
  let twice = 0;
  // Both shoot at the fish that is easiest to catch until one has it, and then at the next.
  while (twice < 5) {
    await b.look();
    const fish = (await fishOfSea(a)).toSorted((one, other) => one.kind.odds - other.kind.odds);
    const shot = shotAt(fish);
    const sent = await Promise.all([a.send(rounds[0], shot), b.send(rounds[1], shot)]);
    const hits = sent.filter(({ value, message }) => {
      const last = message === null ? eventsOf(value).at(-1) : undefined;
      return last !== undefined && last.captured === 0;
    });
    const gone = sent.filter(({ message }) => message === 'fish_gone');
    expect(hits.length).toBeLessThanOrEqual(1);
    // The one who came second has all the bullets they had.
    if (gone.length > 0) {
      expect(hits).toHaveLength(1);
      twice += 1;
    }
    rounds = [
      sent[0]?.message === null ? sent[0].value : rounds[0],
      sent[1]?.message === null ? sent[1].value : rounds[1],
    ];
    if (rounds.some(({ status }) => status !== 'running')) break;
    p.world.clock.advance(500);
  }
  expect(twice).toBeGreaterThan(0);
  const captured = await onTables<{ captured: number }>(
    p.options().databaseUrl,
    'select captured from sea_shot where captured is not null',
  );
  expect(new Set(captured.map((row) => row.captured)).size).toBe(captured.length);
  for (const [at, fisher] of [a, b].entries()) {
    const round = rounds[at];
    if (!round) throw new Error('both have a magazine');
    const closed = round.status === 'running' ? await fisher.close(round) : round;
    const expected = 1_000_000n - BigInt(closed.staked) + winsOf(closed) * 100n;
    expect(await p.cashOf(fisher.memberId)).toBe(expected);
    expect(BigInt(closed.staked)).toBe(BigInt(eventsOf(closed).length) * 100n);
  }
});

test('GAME-22 players share a sea: each sees the cannons, shots and catches of the others', async () => {
  const [a, b] = [await givenFisher(p, 100_000n), await givenFisher(p, 100_000n)];
  const [sight, other] = [await a.look(), await b.look()];
  expect(other).toMatchObject({ sea: sight.sea, scene: sight.scene });
  expect(other.place).not.toBe(sight.place);
  const before = await a.look();
  expect(before.cannons.map(({ place }) => place)).toContain(other.place);
  const waiting = a.look(before.seq);
  const fish = await fishOfSea(b);
  const loaded = await b.load(20);
  const { value: round } = await b.send(loaded, shotAt(fish, 'net'));
  const { shots } = await waiting;
  const [event] = eventsOf(round);
  expect(shots).toEqual([
    {
      seq: expect.any(String),
      place: other.place,
      weapon: 'net',
      fish: event?.fish.map(({ id }) => id),
      captured: event?.fish[event.captured]?.id ?? null,
    },
  ]);
  expect(JSON.stringify(await waiting)).not.toMatch(/mem_|chance/);
  await b.close(round);
});

test('GAME-22 five players have two seas, and a cannon that nobody asks from is free again', async () => {
  const people = [];
  for (let one = 0; one < 5; one++) {
    const seat = await seatMember(p, 1_000n, 'kraken-night');
    people.push(fisherOf(p.url, seat));
  }
  const seas = [];
  for (const fisher of people) seas.push(await fisher.look());
  expect(new Set(seas.slice(0, 4).map((one) => `${one.sea} ${one.place}`)).size).toBe(4);
  expect(new Set(seas.map((one) => one.sea)).size).toBe(2);
  p.world.clock.advance(21_000);
  const [first, , , , last] = people;
  const back = await last?.look();
  expect(back?.place).toBe(0);
  expect(await first?.look()).toMatchObject({ sea: back?.sea, place: 1 });
});

test('GAME-22 a shot without a cannon, at a fish that is not there, or at one of another sea costs nothing', async () => {
  const fisher = await givenFisher(p, 10_000n);
  const loaded = await fisher.load(20);
  const shot = { type: 'shot', weapon: 'cannon', fish: [{ id: 1, kind: 'guppy' }] };
  expect((await fisher.send(loaded, shot)).message).toBe('not_seated');
  const [fish] = await fishOfSea(fisher);
  const { scene } = await fisher.look();
  expect(scene).not.toBe('');
  const moved = { ...shot, fish: [{ id: (fish?.id ?? 0) + 500, kind: 'guppy' }] };
  const named = { ...shot, fish: [{ id: fish?.id ?? 0, kind: 'golden-dragon' }] };
  const isDragon = fish?.kind.code === 'golden-dragon';
  for (const wrong of [moved, ...(isDragon ? [] : [named])]) {
    expect((await fisher.send(loaded, wrong)).message).toBe('fish_gone');
  }
  const foreign = { ...shot, fish: [{ id: fish?.id ?? 0, kind: 'kraken' }] };
  expect((await fisher.send(loaded, foreign)).message).toBe('move_invalid');
  expect((await fisher.close(loaded)).status).toBe('void');
  expect(await p.cashOf(fisher.memberId)).toBe(10_000n);
});

test('GAME-22 GAME-18 a magazine can be drawn again, by us and by the verifier that has none of our code', async () => {
  const fisher = await givenFisher(p, 100_000n);
  const closed = await fisher.close(await fire(fisher, await fisher.load(20), 7));
  await fisher.changeSeeds('another-seed');
  const { value: proof } = await fisher.round(closed.roundId);
  const { serverSeed, clientSeed, commitment, round } = proof;
  if (serverSeed === null) throw new Error('the seed is shown when it was changed');
  expect(
    verifyRound({
      engine: reefPatrol,
      choice: { bullets: 20 },
      moves: round.moves as Parameters<typeof reefPatrol.play>[2] & object,
      seeds: { serverSeed, clientSeed, nonce: round.nonce },
      commitment,
      round: { events: eventsOf(round), payout: ppm(BigInt(proof.payoutPpm)) },
    }),
  ).toEqual({ isSeedKept: true, isRoundSame: true });
  expect(loadVerifier()(proof).verdict).toBe('match');
  expect(SEA_GAME).toBe(proof.game);
});
