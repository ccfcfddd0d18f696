import { POK_DENG_GAME } from '@baize/engines/families/poker-titles';
import { isCardProven } from '@baize/engines/holdem/deck';
import { PAUSE_MS } from '@baize/engines/pok-deng/table';
import { loadVerifier } from '@baize/vendor-kit/testing/load-verifier';
import { expect, test } from 'vitest';
import { ask, seatMember, seatTrial, usePlatform } from '../testing/platform.ts';
import type { WirePokDengRow, WirePokDengTable } from './pok-deng-wire.ts';
import type { WirePokerHand, WirePokerStay } from './wire.ts';

// Hands are dealt and turns end by the test's own clock.
const t = usePlatform({ byHand: true });

let keys = 0;

/** What somebody with a session does at a table. */
function playerOf(token: string, code: string, place: number) {
  const at = `/api/poker/tables/${code}`;
  const frames: WirePokDengTable[] = [];
  return {
    place,
    frames,
    look: async (after?: string) => {
      const path = after === undefined ? at : `${at}?after=${after}`;
      const { value } = await ask<WirePokDengTable>(t.url, path, { token });
      frames.push(value);
      return value;
    },
    sit: (buyIn: string) =>
      ask<WirePokerStay>(t.url, `${at}/seat`, {
        token,
        body: { place, buyIn, requestKey: `pok-key-${(keys += 1)}`, clientSeed: `seed-${place}` },
      }),
    move: (hand: number, turn: number, move: object) =>
      ask(t.url, `${at}/moves`, { token, body: { hand, turn, move } }),
    leave: () => ask(t.url, `${at}/wishes`, { token, body: { wish: 'leave' } }),
    hands: async () => (await ask<WirePokerHand[]>(t.url, `${at}/hands`, { token })).value,
  };
}

type Player = ReturnType<typeof playerOf>;

async function until(player: Player, isDone: (table: WirePokDengTable) => boolean) {
  let table = await player.look();
  while (!isDone(table)) {
    t.world.clock.advance(PAUSE_MS);
    table = await player.look(table.version);
  }
  return table;
}

/** Everybody stakes the least and stands until the hand that is next is over. */
async function playOut(players: readonly Player[]) {
  const [first] = players;
  if (!first) throw new Error('somebody plays');
  const open = await until(first, ({ staking }) => staking !== null);
  const number = open.staking?.hand ?? 0;
  const stake = open.rules.stakeMin;
  for (const player of players) await player.move(number, 1, { type: 'stake', stake });
  let table = await until(first, ({ hand }) => hand?.number === number);
  while (table.hand?.number === number && table.hand.turn) {
    const { turn } = table.hand;
    for (const player of players) await player.look();
    const actor = players.find(({ place }) => place === turn.place);
    await actor?.move(number, turn.number, { type: 'stand' });
    table = await first.look();
  }
  return table;
}

test('GAME-24 ROOM-08 members play Pok Deng: a buy-in is one bet, leaving one settlement, only the rake stays', async () => {
  const code = 'song-wat';
  const members = [
    await seatMember(t, 1_000_000n, POK_DENG_GAME),
    await seatMember(t, 1_000_000n, POK_DENG_GAME),
  ];
  const players = members.map(({ token }, place) => playerOf(token, code, place));
  for (const player of players) expect((await player.sit('80000')).value.status).toBe('seated');
  const cash = async () => {
    const all = await Promise.all(members.map(({ memberId }) => t.cashOf(memberId)));
    return all.reduce((sum, one) => sum + one, 0n);
  };
  expect(await cash()).toBe(1_840_000n);
  const table = await playOut(players);
  const settled = table.events.find((event) => event.type === 'settled');
  if (settled?.type !== 'settled') throw new Error('the hand was paid');
  expect(settled.results.map(({ player }) => player)).toEqual(['', '']);

  // Nobody was sent a card of another before it was shown, nor what the deck comes from.
  for (const { place, frames } of players) {
    for (const frame of frames) {
      const shown = frame.events.flatMap((event) => (event.type === 'shown' ? event.shown : []));
      for (const seat of frame.seats) {
        const isKnown = seat?.place === place || shown.some((one) => one.place === seat?.place);
        if (seat && !isKnown) expect(seat.cards).toBeNull();
      }
      expect(JSON.stringify(frame)).not.toMatch(/houseSeed|"deck"|"order"|mem_/);
    }
  }
  for (const player of players) {
    const [hand] = await player.hands();
    expect(hand?.opened.length).toBeGreaterThanOrEqual(4);
    expect(hand?.opened.every((card) => isCardProven(card, hand.root))).toBe(true);
    expect(loadVerifier()(hand).verdict).toBe('match');
    const changed = hand?.events.map((event) =>
      event.type === 'settled'
        ? { ...event, results: event.results.map((one) => ({ ...one, won: one.won + 1 })) }
        : event,
    );
    expect(loadVerifier()({ ...hand, events: changed }).verdict).toBe('differs');
  }
  for (const player of players) await player.leave();
  expect(await cash()).toBe(2_000_000n - BigInt(settled.rake));
});

test('ROOM-12 a move of the other game, a stake twice or of the bank changes nothing at a table of Pok Deng', async () => {
  const code = 'rattanakosin';
  const players: Player[] = [];
  for (const place of [0, 3]) {
    const { token } = await seatMember(t, 1_000_000n, POK_DENG_GAME);
    const player = playerOf(token, code, place);
    expect((await player.sit('400000')).value.status).toBe('seated');
    players.push(player);
  }
  const [bank, other] = players;
  if (!bank || !other) throw new Error('two play');
  const { staking, seats } = await until(bank, (table) => table.staking !== null);
  expect(seats[0]?.isBank).toBe(true);
  const number = staking?.hand ?? 0;
  const stake = { type: 'stake', stake: 10_000 };
  expect((await bank.move(number, 1, stake)).message).toBe('not_your_turn');
  expect((await other.move(number, 1, { type: 'call' })).message).toBe('move_not_allowed');
  expect((await other.move(number, 1, { type: 'stake', stake: 10_001 })).message).toBe(
    'move_not_allowed',
  );
  expect((await other.move(number, 1, stake)).message).toBeNull();
  expect((await other.move(number, 1, stake)).message).toBe('not_your_turn');
  for (const player of players) await player.leave();
});

test('ROOM-13 bots fill a table of Pok Deng for play money, are marked, and play', async () => {
  const trial = await seatTrial(t, POK_DENG_GAME);
  const { value } = await ask<WirePokDengRow[]>(t.url, '/api/poker/tables', { token: trial.token });
  expect(value.map(({ code, isCash }) => [code, isCash])).toEqual([
    ['tea-room', false],
    ['back-garden', false],
  ]);
  const player = playerOf(trial.token, 'tea-room', 0);
  expect((await player.sit('10000')).value.status).toBe('seated');
  const table = await until(player, ({ hand }) => hand !== null);
  expect(table.seats.filter((seat) => seat?.isBot).length).toBeGreaterThan(0);
  expect(table.seats.filter((seat) => seat && !seat.isBot)).toHaveLength(1);
  await player.leave();
});
