import { expect, test } from 'vitest';
import { seeded } from '../core/rng.ts';
import { rankHand } from './rank-hand.ts';
import { AtTable, anyMove, seedOf } from './testing/at-table.ts';

/** Places 0 and up with these stacks, with a hand dealt. */
function dealt(...stacks: readonly number[]): AtTable {
  const at = new AtTable();
  for (const [place, stack] of stacks.entries()) at.sit(place, stack);
  at.deal();
  return at;
}

test('two play heads-up: the button is the small blind, first before the flop and last after', () => {
  const at = dealt(1_000, 1_000);
  const { hand } = at.table;
  expect(hand).toMatchObject({ bigBlind: 0, button: 1, smallBlind: 1 });
  expect(at.turn).toBe(1);
  at.move({ type: 'call' });
  expect(at.choices).toMatchObject({ canCheck: true, raiseTo: { min: 200, max: 1_000 } });
  at.move({ type: 'check' });
  expect(at.table.hand?.street).toBe('flop');
  expect(at.turn).toBe(0);
});

test('ROOM-10 short all-ins that add up to a full raise reopen the betting for who faces them', () => {
  // Places by their turn after the flop: 0 is A, then B, C, D, E; the button is 5.
  const at = new AtTable();
  const stacks = [5_000, 225, 5_000, 300, 5_000, 5_000];
  stacks.forEach((stack, place) => at.sit(place, stack));
  at.table = { ...at.table, lastBigBlind: 0 };
  at.deal();
  expect(at.table.hand).toMatchObject({ button: 5, smallBlind: 0, bigBlind: 1 });
  for (let call = 0; call < 5; call++) at.move({ type: 'call' });
  at.move({ type: 'check' });
  expect(at.table.hand?.street).toBe('flop');
  at.move({ type: 'raise', to: 100 });
  at.move({ type: 'raise', to: 125 });
  at.move({ type: 'call' });
  at.move({ type: 'raise', to: 200 });
  at.move({ type: 'call' });
  at.move({ type: 'fold' });
  expect(at.turn).toBe(0);
  expect(at.choices?.raiseTo).toMatchObject({ min: 300 });
  expect(at.move({ type: 'raise', to: 299 })).toBe('move_not_allowed');
  at.move({ type: 'call' });
  // C faces 75 after having called: no full raise, so only a call or a fold.
  expect(at.turn).toBe(2);
  expect(at.choices).toMatchObject({ call: 75, raiseTo: null });
  expect(at.move({ type: 'raise', to: 400 })).toBe('move_not_allowed');
});

test('ROOM-08 after every hand of random play chips and rake are what was brought', () => {
  const rng = seeded(8);
  const at = new AtTable();
  for (let place = 0; place < 6; place++) at.sit(place, 1_000 + 700 * place);
  let brought = at.total();
  for (let step = 0; step < 2_500; step++) {
    if (at.turn === null) at.tick(8_000);
    else if (rng.next(40) === 0) at.tick(60_000);
    else expect(at.move(anyMove(at, rng))).toBeNull();
    if (rng.next(60) === 0) {
      const player = `p${rng.next(6)}`;
      at.send({ type: rng.next(3) === 0 ? 'leave' : 'come-back', player });
    }
    const free = at.table.seats.indexOf(null);
    if (free >= 0 && rng.next(5) === 0 && at.sit(free, 2_000, `p${free}`) === null)
      brought += 2_000;
    if (at.total() !== brought)
      expect({ step, total: at.total() }).toEqual({ step, total: brought });
    expect(Math.min(...at.table.seats.map((seat) => seat?.stack ?? 0))).toBeGreaterThanOrEqual(0);
  }
  expect(at.table.handsDealt).toBeGreaterThan(100);
  expect(at.table.rake).toBeGreaterThan(0);
});

test('ROOM-08 an aborted hand returns all chips put in and takes no rake', () => {
  const at = dealt(1_000, 2_000, 3_000);
  at.move({ type: 'raise', to: 700 });
  at.move({ type: 'raise', to: 1_400 });
  at.send({ type: 'abort' });
  expect([0, 1, 2].map((place) => at.stack(place))).toEqual([1_000, 2_000, 3_000]);
  expect(at.table).toMatchObject({ hand: null, rake: 0 });
  expect(at.events.at(-1)).toEqual({ type: 'aborted', hand: 1 });
});

test('nothing is raked before a flop, and the bet nobody called goes back', () => {
  const at = dealt(1_000, 1_000, 1_000);
  at.move({ type: 'raise', to: 600 });
  at.move({ type: 'fold' });
  at.move({ type: 'fold' });
  expect(at.table.rake).toBe(0);
  expect(at.events.map(({ type }) => type)).not.toContain('shown');
  expect(at.events.find(({ type }) => type === 'uncalled')).toMatchObject({ amount: 500 });
  expect(at.total()).toBe(3_000);
});

test('with all in, the board is run out, all hands are shown, and the rake keeps its cap', () => {
  const at = dealt(10_000, 10_000);
  at.move({ type: 'raise', to: 10_000 });
  at.move({ type: 'call' });
  const shown = at.events.find((event) => event.type === 'shown');
  expect(shown?.type === 'shown' && shown.shown).toHaveLength(2);
  expect(at.events.filter(({ type }) => type === 'street')).toHaveLength(3);
  expect(at.table.rake).toBe(50);
  expect(at.stack(0) + at.stack(1)).toBe(19_950);
});

test('ROOM-11 at a showdown that was bet to the end a beaten hand is mucked', () => {
  let mucked = 0;
  const at = dealt(50_000, 50_000, 50_000);
  for (let hand = 0; hand < 12; hand++) {
    const before = at.events.length;
    const holders = at.table.hand?.holders ?? [];
    const order = at.table.hand?.deck.order ?? [];
    const board = order.slice(2 * holders.length, 2 * holders.length + 5);
    while (at.turn !== null) at.move({ type: at.choices?.canCheck ? 'check' : 'call' });
    const shown = at.events.slice(before).find((event) => event.type === 'shown');
    const paid = at.events.slice(before).find((event) => event.type === 'paid');
    if (shown?.type !== 'shown' || paid?.type !== 'paid') throw new Error('the hand is over');
    const best = Math.max(...holders.map(({ cards }) => rankHand([...cards, ...board])));
    for (const winner of paid.pots.flatMap(({ winners }) => winners)) {
      const cards = shown.shown.find(({ place }) => place === winner)?.cards ?? [];
      expect(rankHand([...cards, ...board])).toBe(best);
    }
    mucked += holders.length - shown.shown.length;
    at.deal();
  }
  expect(mucked).toBeGreaterThan(0);
});

test('time runs out through the bank, then it is a fold, and the seat sits out', () => {
  const at = dealt(1_000, 1_000, 1_000);
  const place = at.turn ?? -1;
  at.tick(15_000);
  expect(at.turn).toBe(place);
  at.tick(29_999);
  expect(at.turn).toBe(place);
  at.tick(1);
  expect(at.turn).not.toBe(place);
  expect(at.events.at(-1)).toMatchObject({ type: 'acted', place, move: 'fold', isTimeout: true });
  expect(at.table.seats[place]?.sittingOutAt).toBe(at.now);
});

test('a dropped line has twenty seconds more, once a hand', () => {
  const at = dealt(1_000, 1_000, 1_000);
  const place = at.turn ?? -1;
  at.send({ type: 'line', player: `p${place}`, isUp: false });
  at.tick(15_000);
  at.tick(30_000);
  at.tick(19_999);
  expect(at.turn).toBe(place);
  at.send({ type: 'line', player: `p${place}`, isUp: true });
  expect(at.move({ type: 'call' })).toBeNull();
  expect(at.table.seats[place]?.bankMs).toBe(0);
});

test('who leaves in a hand is folded in turn and takes the rest along when it is over', () => {
  const at = dealt(1_000, 1_000, 1_000);
  at.send({ type: 'leave', player: 'p0' });
  expect(at.table.seats[0]).not.toBeNull();
  for (let step = 0; at.table.hand !== null && step < 30; step++) {
    if (at.turn === 0) at.tick();
    else if (step === 0) at.move({ type: 'raise', to: 300 });
    else at.move({ type: at.choices?.canCheck ? 'check' : 'call' });
  }
  expect(at.table.seats[0]).toBeNull();
  expect(at.events.find(({ type }) => type === 'left')).toMatchObject({ player: 'p0', stack: 900 });
});

test('a new player waits for the big blind, which goes round seat by seat', () => {
  const at = dealt(50_000, 50_000, 50_000);
  expect(at.sit(4, 50_000)).toBeNull();
  const blinds: number[] = [];
  const dealtIn: boolean[] = [];
  for (let hand = 0; hand < 4; hand++) {
    blinds.push(at.table.hand?.bigBlind ?? -1);
    dealtIn.push(at.table.hand?.holders.some(({ place }) => place === 4) ?? false);
    while (at.turn !== null) at.move({ type: 'fold' });
    at.deal();
  }
  expect(blinds).toEqual([0, 1, 2, 4]);
  expect(dealtIn).toEqual([false, false, false, true]);
});

test('ROOM-12 out of turn, replayed or for another seat, a move changes nothing', () => {
  const at = dealt(1_000, 1_000, 1_000);
  const { hand } = at.table;
  const [turn, place] = [hand?.turn?.number ?? 0, hand?.turn?.place ?? 0];
  const call = { type: 'move', hand: 1, turn, move: { type: 'call' } } as const;
  const before = JSON.stringify(at.table);
  expect(at.send({ ...call, player: `p${(place + 1) % 3}` })).toBe('not_your_turn');
  expect(at.send({ ...call, player: 'somebody' })).toBe('not_your_turn');
  expect(at.send({ ...call, player: `p${place}`, hand: 2 })).toBe('not_your_turn');
  expect(JSON.stringify(at.table)).toBe(before);
  expect(at.send({ ...call, player: `p${place}` })).toBeNull();
  const after = JSON.stringify(at.table);
  expect(at.send({ ...call, player: `p${place}` })).toBe('not_your_turn');
  expect(JSON.stringify(at.table)).toBe(after);
});

test('ROOM-13 a bot is refused at a cash table and sits at one of play money', () => {
  const bot = {
    type: 'sit',
    place: 0,
    player: 'b',
    name: 'b',
    stack: 500,
    seed: 's',
    isBot: true,
  } as const;
  expect(new AtTable().send(bot)).toBe('bot_at_cash');
  const play = new AtTable({ isCash: false });
  expect(play.send(bot)).toBeNull();
  expect(play.table.seats[0]?.isBot).toBe(true);
});

test('a seat, a name and a buy-in are what the table allows', () => {
  const at = dealt(1_000, 1_000);
  expect(at.sit(0, 1_000, 'other')).toBe('seat_taken');
  expect(at.sit(3, 1_000, 'p0')).toBe('already_seated');
  expect(at.sit(3, 99)).toBe('buy_in_wrong');
  expect(at.sit(9, 1_000)).toBe('seat_taken');
});

test('the same commands at the same times give the same table', () => {
  const run = () => {
    const rng = seeded(3);
    const at = dealt(5_000, 5_000, 5_000, 5_000);
    for (let step = 0; step < 60; step++) {
      if (at.turn === null) at.tick(8_000);
      else at.move(anyMove(at, rng));
    }
    return JSON.stringify([at.table, at.events]);
  };
  expect(run()).toBe(run());
  expect(seedOf(1)).toHaveLength(64);
});
