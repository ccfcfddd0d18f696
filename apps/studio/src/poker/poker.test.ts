import { POKER_GAME } from '@baize/engines/families/poker-titles';
import { isCardProven } from '@baize/engines/holdem/deck';
import { PAUSE_MS } from '@baize/engines/holdem/table';
import type { MemberId } from '@baize/std/id';
import { loadVerifier } from '@baize/vendor-kit/testing/load-verifier';
import { expect, test } from 'vitest';
import { excludeMember } from '../../../server/src/people/exclusions/index.ts';
import { ask, seatAgain, seatMember, seatTrial, usePlatform } from '../testing/platform.ts';
import type { WirePokerHand, WirePokerRow, WirePokerStay, WirePokerTable } from './wire.ts';

// Hands are dealt and turns end by the test's own clock.
const t = usePlatform({ byHand: true });

let keys = 0;
const keyOf = () => `seat-key-${(keys += 1)}`;

/** What somebody with a session does at a table. */
function playerOf(token: string, code: string) {
  const at = `/api/poker/tables/${code}`;
  const frames: string[] = [];
  const look = async (after?: string) => {
    const path = after === undefined ? at : `${at}?after=${after}`;
    const { value } = await ask<WirePokerTable>(t.url, path, { token });
    frames.push(JSON.stringify(value));
    return value;
  };
  return {
    frames,
    look,
    sit: (place: number, buyIn: string, requestKey = keyOf()) =>
      ask<WirePokerStay>(t.url, `${at}/seat`, {
        token,
        body: { place, buyIn, requestKey, clientSeed: `seed-${place}` },
      }),
    move: (hand: number, turn: number, move: object) =>
      ask(t.url, `${at}/moves`, { token, body: { hand, turn, move } }),
    wish: (wish: string) => ask(t.url, `${at}/wishes`, { token, body: { wish } }),
    hands: async () => (await ask<WirePokerHand[]>(t.url, `${at}/hands`, { token })).value,
  };
}

async function seated(code: string, place: number, cash = 1_000_000n) {
  const member = await seatMember(t, cash, POKER_GAME);
  const player = playerOf(member.token, code);
  const { value } = await player.sit(place, '40000');
  expect(value.status).toBe('seated');
  return { ...player, token: member.token, memberId: member.memberId, place };
}

type Seated = Awaited<ReturnType<typeof seated>>;

/** Asks until the table is as wanted: each answer comes when it has changed, once its time has come. */
async function until(player: Seated, isDone: (table: WirePokerTable) => boolean) {
  let table = await player.look();
  while (!isDone(table)) {
    t.world.clock.advance(PAUSE_MS);
    table = await player.look(table.version);
  }
  return table;
}

const total = async (members: readonly MemberId[]) => {
  const cash = await Promise.all(members.map((member) => t.cashOf(member)));
  return cash.reduce((all, one) => all + one, 0n);
};

/** Both check and call to the end of the hand that is played. */
async function playOut(players: readonly Seated[]) {
  const [first] = players;
  if (!first) throw new Error('somebody plays');
  let table = await until(first, ({ hand }) => hand?.turn != null);
  const number = table.hand?.number ?? 0;
  while (table.hand?.number === number && table.hand.turn) {
    const { turn } = table.hand;
    const actor = players.find(({ place }) => place === turn.place);
    const { choices } = (await actor?.look()) ?? {};
    await actor?.move(number, turn.number, { type: choices?.canCheck ? 'check' : 'call' });
    for (const player of players) await player.look();
    table = await first.look();
  }
  return number;
}

test('ROOM-08 a buy-in is one bet, leaving is one settlement, and only the rake stays', async () => {
  const players = [await seated('ayutthaya', 0), await seated('ayutthaya', 3)];
  const members = players.map(({ memberId }) => memberId);
  expect(await total(members)).toBe(1_920_000n);
  await playOut(players);
  const [one] = players;
  const table = await one?.look();
  const paid = table?.events.find((event) => event.type === 'paid');
  const rake = paid?.type === 'paid' ? paid.rake : -1;
  expect(rake).toBe(100);
  for (const player of players) await player.wish('leave');
  expect(await total(members)).toBe(2_000_000n - BigInt(rake));
  for (const player of players) expect((await player.wish('leave')).message).toBe('not_seated');
  expect(await total(members)).toBe(2_000_000n - BigInt(rake));
});

test('ROOM-04 ROOM-11 no page is sent a card of another that was not shown, and what was is proven', async () => {
  const [a, b] = [await seated('sukhothai', 2), await seated('sukhothai', 5)];
  await playOut([a, b]);
  const [hand] = await a.hands();
  const [other] = await b.hands();
  if (!hand || !other) throw new Error('the hand is kept');
  for (const card of hand.opened) expect(isCardProven(card, hand.root)).toBe(true);
  expect(loadVerifier()(hand).verdict).toBe('match');
  const shown = hand.events.flatMap((event) => (event.type === 'shown' ? event.shown : []));
  const own = (one: WirePokerHand) => one.opened.slice(0, 2).map(({ card }) => card);
  const isShown = (place: number) => shown.some((one) => one.place === place);
  // Before the showdown no frame of a has the cards of b at b's seat, nor the other way round.
  for (const [reader, hidden, place] of [
    [a, own(other), 5],
    [b, own(hand), 2],
  ] as const) {
    for (const text of reader.frames) {
      const frame = JSON.parse(text) as WirePokerTable;
      const isOver = frame.events.some(({ type }) => type === 'shown');
      if (!isOver) expect(frame.seats[place]?.cards ?? null).toBeNull();
      if (!isOver && !isShown(place)) expect(text).not.toContain(JSON.stringify(hidden));
      expect(text).not.toMatch(/houseSeed|"deck"|"order"|mem_/);
    }
  }
});

test('ROOM-12 out of turn, replayed, from a second tab or for another seat nothing happens twice', async () => {
  const key = keyOf();
  const member = await seatMember(t, 1_000_000n, POKER_GAME);
  const first = playerOf(member.token, 'lanna');
  const asked = await Promise.all([first.sit(0, '200000', key), first.sit(0, '200000', key)]);
  // One of them may have been answered before the other had its seat: it is one stay all the same.
  expect(new Set(asked.flatMap(({ value }) => value.stayId ?? []))).toHaveLength(1);
  expect(await t.cashOf(member.memberId)).toBe(800_000n);
  const a = { ...first, token: member.token, memberId: member.memberId, place: 0 };
  const rival = await seatMember(t, 1_000_000n, POKER_GAME);
  const b = {
    ...playerOf(rival.token, 'lanna'),
    token: rival.token,
    memberId: rival.memberId,
    place: 2,
  };
  expect((await b.sit(0, '200000')).message).toBe('seat_taken');
  expect((await b.sit(2, '200000')).value.status).toBe('seated');
  const tab = playerOf((await seatAgain(t, member.memberId, POKER_GAME)).token, 'lanna');
  expect((await tab.sit(4, '200000')).message).toBe('seat_taken');

  const table = await until(a, ({ hand }) => hand?.turn != null);
  const { number, turn } = table.hand ?? {};
  const [actor, other] = turn?.place === 0 ? [a, b] : [b, a];
  const call = [number ?? 0, turn?.number ?? 0, { type: 'call' }] as const;
  expect((await other.move(...call)).message).toBe('not_your_turn');
  expect((await actor.move(...call)).message).toBeNull();
  expect((await actor.move(...call)).message).toBe('not_your_turn');
  if (actor === a) expect((await tab.move(...call)).message).toBe('not_your_turn');
  const after = await a.look();
  expect(after.hand?.pot).toBe(10_000);
  const stranger = await seatMember(t, 1_000n, POKER_GAME);
  const outside = playerOf(stranger.token, 'lanna');
  expect((await outside.wish('leave')).message).toBe('not_seated');
});

test('CARE-01 who begins a break in the middle of a hand plays it to its end, is paid, and sits down no more', async () => {
  const players = [await seated('ayutthaya', 0), await seated('ayutthaya', 3)];
  const [one, other] = players;
  if (!one || !other) throw new Error('two play');
  await until(one, ({ hand }) => hand?.turn != null);
  await t.world.db.transaction().execute((tx) =>
    excludeMember(t.world, tx, {
      memberId: one.memberId,
      wanted: { kind: 'cooling_off', days: 1 },
      sessionId: null,
    }),
  );
  await playOut(players);
  for (const player of players) await player.wish('leave');
  expect(await total([one.memberId, other.memberId])).toBe(1_999_900n);
  const again = await one.sit(0, '40000');
  expect(again.value?.status).not.toBe('seated');
  expect(await total([one.memberId, other.memberId])).toBe(1_999_900n);
});

test('ROOM-08 a buy-in the wallet refuses takes no seat', async () => {
  const poor = await seatMember(t, 1_000n, POKER_GAME);
  const player = playerOf(poor.token, 'siam');
  expect((await player.sit(0, '800000')).value).toMatchObject({ status: 'refused' });
  expect((await player.look()).seats[0]).toBeNull();
});

test('ROOM-13 bots fill a table of play money, are marked, and sit at no cash table', async () => {
  const trial = await seatTrial(t, POKER_GAME);
  const player = playerOf(trial.token, 'garden');
  expect((await player.sit(0, '10000')).value.status).toBe('seated');
  let table = await player.look();
  while (table.seats.filter((seat) => seat?.isBot).length < 3)
    table = await player.look(table.version);
  expect(table.rules.isCash).toBe(false);
  expect(table.seats.filter((seat) => seat && !seat.isBot)).toHaveLength(1);
  const member = await seatMember(t, 100_000n, POKER_GAME);
  const { value } = await ask<WirePokerRow[]>(t.url, '/api/poker/tables', { token: member.token });
  expect(value.every(({ isCash }) => isCash)).toBe(true);
  expect((await playerOf(member.token, 'garden').sit(1, '10000')).message).toBe('table_unknown');
  await player.wish('leave');
});
