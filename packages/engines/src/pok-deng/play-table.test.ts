import { expect, test } from 'vitest';
import { isCardProven, openCards } from '../holdem/deck.ts';
import { chance } from '../holdem/testing/at-table.ts';
import { coverStakes } from './deal-hand.ts';
import { rankPokDeng } from './rank-hand.ts';
import { bankMinOf, DRAW_MS, RETURN_MS, STAKE_MS } from './table.ts';
import { AtPokDeng, findMissing, RULES } from './testing/at-pok-deng.ts';

/** Three who sit with these stacks, with stakes open. */
function given(stacks: readonly number[] = [8_000, 8_000, 8_000]): AtPokDeng {
  const at = new AtPokDeng();
  for (const [place, stack] of stacks.entries()) at.sit(place, stack);
  at.open();
  return at;
}

/** A hand in which somebody has to decide. */
function givenTurn(): AtPokDeng {
  for (let tries = 0; tries < 50; tries++) {
    const at = new AtPokDeng();
    at.seeds = 100 * tries + 1;
    for (const place of [0, 1, 2]) at.sit(place, 8_000, `p${place}-${tries}`);
    at.open();
    for (const place of [1, 2]) at.stake(place, 100);
    at.tick();
    if (at.table.hand?.turn?.place === 1) return at;
  }
  throw new Error('somebody decides');
}

test('ROOM-08 chips and rake of Pok Deng sum to zero after every hand, whoever comes, goes or drops out', () => {
  expect(findMissing(1_500, chance(24))).toBeNull();
});

test('GAME-24 what each can lose is put in before the deal, and the bank holds all of it', () => {
  const at = given([4_000, 8_000, 8_000]);
  expect(at.table.staking).toMatchObject({ bank: 0 });
  expect(at.stake(0, 100)).toBe('not_your_turn');
  expect(at.stake(1, 1_000)).toBeNull();
  expect(at.stake(1, 1_000)).toBe('not_your_turn');
  expect(at.stake(2, 600)).toBeNull();
  at.tick();
  const dealt = at.events.find(({ type }) => type === 'dealt');
  // 4,000 at the bank cover 800 of the 1,600 asked for.
  const stakes = [
    { place: 1, asked: 1_000, stake: 400 },
    { place: 2, asked: 600, stake: 300 },
  ];
  expect(dealt).toMatchObject({ bank: 0, stakes });
  expect(at.total()).toBe(20_000);
});

test('GAME-24 a stake is a whole number of the least, at most a fifth of the stack', () => {
  const at = given([8_000, 4_000, 8_000]);
  for (const stake of [0, -100, 50, 150, 900, 1_100, 1.5, Number.NaN]) {
    expect(at.stake(1, stake)).toBe('move_not_allowed');
  }
  expect(at.stake(1, 800)).toBeNull();
});

test('GAME-24 stakes above the cover shrink in proportion and never below the least', () => {
  for (let tries = 0; tries < 2_000; tries++) {
    const rng = chance(tries);
    const asked = Array.from({ length: 1 + rng.next(5) }, () => 100 * (1 + rng.next(10)));
    const cover = 100 * asked.length + rng.next(6_000);
    const covered = coverStakes(asked, cover, 100);
    expect(covered.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(cover);
    for (const [at, stake] of covered.entries()) {
      expect(stake).toBeGreaterThanOrEqual(100);
      expect(stake).toBeLessThanOrEqual(asked[at] ?? 0);
    }
  }
});

test('GAME-24 the bank goes on after its hands, and passes by who cannot cover it', () => {
  const at = new AtPokDeng({ bankHands: 2, buyInMin: 500 });
  for (const [place, stack] of [8_000, bankMinOf(RULES) - 100, 8_000].entries()) {
    at.sit(place, stack);
  }
  const banks: number[] = [];
  while (banks.length < 4) {
    at.tick(10_000);
    if (at.table.staking) {
      for (const place of [0, 1, 2]) at.stake(place, 100);
      if (at.table.staking.bank !== 1) banks.push(at.table.staking.bank);
      at.tick();
    }
    while (at.table.hand) at.decide('stand');
  }
  expect(banks).toEqual([0, 0, 2, 2]);
});

test('GAME-24 nobody bets by silence: who does not stake sits out, and without a stake no hand begins', () => {
  const at = given();
  at.stake(1, 100);
  at.tick(STAKE_MS);
  expect(at.table.seats[2]?.sittingOutAt).not.toBeNull();
  expect(at.events.find(({ type }) => type === 'dealt')).toMatchObject({
    stakes: [{ place: 1 }],
  });
  const idle = given();
  idle.tick(STAKE_MS);
  expect(idle.table).toMatchObject({ hand: null, staking: null, handsDealt: 0 });
});

test('ROOM-12 a decision out of turn, replayed or for another’s seat changes nothing', () => {
  const at = givenTurn();
  const { hand, seats } = at.table;
  const before = at.table;
  const asked = { hand: hand?.number ?? 0, turn: hand?.turn?.number ?? 0 };
  const draw = { type: 'move', move: { type: 'draw' } } as const;
  const [own, other] = [seats[1]?.player ?? '', seats[2]?.player ?? ''];
  expect(at.send({ ...draw, ...asked, player: other })).toBe('not_your_turn');
  expect(at.send({ ...draw, ...asked, turn: asked.turn + 1, player: own })).toBe('not_your_turn');
  expect(at.send({ ...draw, ...asked, hand: 9, player: own })).toBe('not_your_turn');
  expect(at.table).toBe(before);
  expect(at.send({ ...draw, ...asked, player: own })).toBeNull();
  const after = at.table;
  expect(at.send({ ...draw, ...asked, player: own })).toBe('not_your_turn');
  expect(at.table).toBe(after);
});

test('GAME-24 the clock draws to three points or less and stands else; a dropped line has five seconds more', () => {
  const at = givenTurn();
  at.send({ type: 'line', player: at.table.seats[1]?.player ?? '', isUp: false });
  at.tick(DRAW_MS);
  expect(at.table.hand?.turn?.place).toBe(1);
  const points = rankPokDeng(at.table.hand?.holders[0]?.cards ?? []).points;
  at.tick(RETURN_MS);
  expect(at.events.find(({ type }) => type === 'drawn')).toMatchObject({
    place: 1,
    move: points <= 3 ? 'draw' : 'stand',
    isTimeout: true,
  });
});

test('ROOM-08 a hand of Pok Deng that is aborted gives back all that was put in', () => {
  const at = givenTurn();
  expect(at.stack(1)).toBe(7_500);
  expect(at.send({ type: 'abort' })).toBeNull();
  expect([0, 1, 2].map((place) => at.stack(place))).toEqual([8_000, 8_000, 8_000]);
});

test('ROOM-11 a third card has its own place in the deck, whoever else draws, and is proven under the root', () => {
  const at = givenTurn();
  const { hand } = at.table;
  if (!hand) throw new Error('there is a hand');
  at.decide('draw');
  const holder = (at.table.hand ?? at.table.lastHand)?.holders[0];
  const [opened] = openCards(hand.deck, [2 * hand.holders.length]);
  expect(opened?.card).toBe(holder?.cards[2]);
  expect(opened && isCardProven(opened, hand.deck.root)).toBe(true);
});

test('ROOM-13 a bot sits down at a table of play money alone', () => {
  const bot = { place: 0, player: 'bot', name: 'Nok', stack: 8_000, seed: 's', isBot: true };
  expect(new AtPokDeng().send({ type: 'sit', ...bot })).toBe('bot_at_cash');
  expect(new AtPokDeng({ isCash: false }).send({ type: 'sit', ...bot })).toBeNull();
});
