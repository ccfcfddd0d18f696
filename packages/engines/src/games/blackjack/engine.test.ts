import { expect, test } from 'vitest';
import type { Round } from '../../core/engine.ts';
import { type Rng, scripted, seeded } from '../../core/rng.ts';
import { CARDS, type Card, cardOf } from '../../tables/cards.ts';
import { everyWay } from '../../tables/every-way.ts';
import { RULES, valuesAgainst } from './best-play.ts';
import { chanceOf, sumOf, VALUES } from './chances.ts';
import { adviseMove } from './chart.ts';
import { blackjack, type Event, type Move } from './engine.ts';
import { isPair, totalOf, valueOf } from './hand.ts';

const [ACE, TWO, FIVE, SIX, EIGHT, NINE, TEN, KING] = [1, 2, 5, 6, 8, 9, 10, 13].map((rank) =>
  cardOf(rank),
) as [Card, Card, Card, Card, Card, Card, Card, Card];

const play = (cards: readonly Card[], ...moves: readonly Move['type'][]): Round<Event> =>
  blackjack.play(
    {},
    scripted(cards),
    moves.map((type) => ({ type })),
  );

const stakes = (payout: bigint) => Number(payout) / 1_000_000;

/** Cards are dealt to the player, the dealer, the player, the dealer; then as they are asked for. */
test.each([
  ['blackjack pays three to two', [ACE, NINE, KING, EIGHT], [], 1, 2.5],
  ['two blackjacks give the stake back', [ACE, ACE, KING, TEN], [], 1, 1],
  ['blackjack of the dealer ends the round before a move', [TEN, ACE, NINE, KING], [], 1, 0],
  ['more than the dealer wins', [TEN, NINE, KING, EIGHT], ['stand'], 1, 2],
  ['as much as the dealer gives the stake back', [TEN, NINE, NINE, TEN], ['stand'], 1, 1],
  ['less than the dealer loses', [TEN, NINE, EIGHT, TEN], ['stand'], 1, 0],
  ['over 21 loses and the dealer draws no card', [TEN, SIX, SIX, TEN, KING], ['hit'], 1, 0],
  ['a dealer over 21 loses', [TEN, SIX, TWO, TEN, KING], ['stand'], 1, 2],
  ['the dealer stands on a soft 17', [TEN, ACE, EIGHT, SIX], ['stand'], 1, 2],
  ['a double puts in a second stake', [SIX, SIX, FIVE, TEN, TEN, KING], ['double'], 2, 4],
  ['a double that loses loses both', [SIX, NINE, FIVE, TEN, TWO], ['double'], 2, 0],
  ['21 by a third card ends the hand', [FIVE, NINE, SIX, TEN, KING], ['hit'], 1, 2],
  [
    'a split plays two hands',
    [EIGHT, SIX, EIGHT, TEN, TEN, NINE, KING],
    ['split', 'stand', 'stand'],
    2,
    4,
  ],
  [
    'split aces get one card each, and 21 is no blackjack',
    [ACE, NINE, ACE, TEN, KING, NINE],
    ['split'],
    2,
    4,
  ],
  ['split aces are not split again', [ACE, NINE, ACE, TEN, ACE, ACE], ['split'], 2, 0],
  [
    'a hand after a split may be doubled',
    [EIGHT, SIX, EIGHT, TEN, TWO, TEN, NINE, KING],
    ['split', 'double', 'stand'],
    3,
    6,
  ],
] as [string, Card[], Move['type'][], number, number][])('%s', (_, cards, moves, staked, paid) => {
  const round = play(cards, ...moves);
  expect([round.next, round.stakes, stakes(round.payout)]).toEqual([undefined, staked, paid]);
});

test('a pair is split until there are four hands', () => {
  const cards = [EIGHT, NINE, EIGHT, TEN, EIGHT, EIGHT, EIGHT];
  expect(play(cards).next).toEqual(['hit', 'stand', 'double', 'split']);
  expect(play(cards, 'split', 'split').next).toContain('split');
  expect(play(cards, 'split', 'split', 'split')).toMatchObject({
    stakes: 4,
    next: ['hit', 'stand', 'double'],
  });
});

test('tens of any picture are a pair, and after a third card nothing is doubled or split', () => {
  expect(play([TEN, NINE, KING, TEN]).next).toContain('split');
  expect(play([TWO, NINE, TWO, TEN, FIVE], 'hit').next).toEqual(['hit', 'stand']);
});

test('the face-down card is told when it is turned, not before', () => {
  const cards = [TEN, NINE, EIGHT, KING];
  const dealt: readonly Event[] = [
    { type: 'deal', to: 'player', hand: 0, card: TEN },
    { type: 'deal', to: 'dealer', card: NINE },
    { type: 'deal', to: 'player', hand: 0, card: EIGHT },
    { type: 'deal', to: 'dealer', card: null },
    { type: 'turn', hand: 0 },
  ];
  expect(play(cards)).toEqual({
    events: dealt,
    payout: 0n,
    next: ['hit', 'stand', 'double'],
    stakes: 1,
  });
  expect(play(cards, 'stand').events).toEqual([
    ...dealt,
    { type: 'stand', hand: 0 },
    { type: 'reveal', card: KING },
    { type: 'paid', bets: [{ bet: 'hand:0', units: 1, pays: '0' }] },
  ]);
});

test('hands of a split are told by their numbers and paid apart', () => {
  const cards = [EIGHT, SIX, EIGHT, TEN, TEN, TWO, TEN, FIVE];
  expect(play(cards, 'split', 'stand', 'double').events.slice(5)).toEqual([
    { type: 'split', hand: 0, into: 1 },
    { type: 'deal', to: 'player', hand: 0, card: TEN },
    { type: 'stand', hand: 0 },
    { type: 'turn', hand: 1 },
    { type: 'deal', to: 'player', hand: 1, card: TWO },
    { type: 'double', hand: 1 },
    { type: 'deal', to: 'player', hand: 1, card: TEN },
    { type: 'stand', hand: 1 },
    { type: 'reveal', card: TEN },
    { type: 'deal', to: 'dealer', card: FIVE },
    {
      type: 'paid',
      bets: [
        { bet: 'hand:0', units: 1, pays: '0' },
        { bet: 'hand:1', units: 2, pays: '0' },
      ],
    },
  ]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('in round %d a move only adds to what was told', (seed) => {
  const moves: Move[] = [];
  let told: readonly Event[] = [];
  let next: readonly string[] | undefined = ['deal'];
  while (next) {
    const round = blackjack.play({}, seeded(seed), moves);
    expect(round.events.slice(0, told.length)).toEqual(told);
    expect(round.events.length).toBeGreaterThan(told.length);
    told = round.events;
    next = round.next;
    if (next) moves.push({ type: next.includes('split') ? 'split' : 'hit' });
  }
});

test.each([null, undefined, 'hit', { type: 'split' }, { type: 'surrender' }, { type: 1 }, {}, []])(
  '%j is no move of this hand',
  (sent) => {
    expect(blackjack.steps?.readMove(sent, play([TEN, NINE, EIGHT, KING]))).toBeNull();
  },
);

test('a move is read without what is no part of it, and rest is to stand', () => {
  const round = play([TEN, NINE, EIGHT, KING]);
  expect(blackjack.steps?.readMove({ type: 'double', card: 4 }, round)).toEqual({ type: 'double' });
  expect(blackjack.steps?.rest(round)).toEqual({ type: 'stand' });
});

test.each([null, undefined, 'deal', 7, []])('%j is no choice', (sent) => {
  expect(blackjack.readChoice(sent)).toBeNull();
});

test('a choice has nothing in it', () => {
  expect(blackjack.readChoice({ cards: [ACE, KING] })).toEqual({});
});

/** Goes every way the cards can fall after these, by their values, and takes the mean. */
function meanOf(known: readonly Card[], moves: readonly Move[]): number {
  const weights = Array.from({ length: CARDS }, (_, card) =>
    card < 10 ? Math.round(chanceOf(valueOf(card)) * CARDS) : 0,
  );
  let mean = 0;
  let sure = 0;
  for (const { value, weight } of everyWay((choose) => {
    const cards = [...known];
    let drawn = 0;
    const next = () => {
      const card = cards.shift();
      if (card !== undefined) return card;
      drawn += 1;
      return choose(weights);
    };
    return { round: blackjack.play({}, { next }, moves), drawn };
  })) {
    const chance = weight / CARDS ** value.drawn;
    mean += chance * (stakes(value.round.payout) - (value.round.stakes ?? 1));
    sure += chance;
  }
  expect(sure).toBeCloseTo(1, 12);
  return mean;
}

test.each([
  ['stand', [TEN, SIX], 10, -0.5404],
  ['stand', [TEN, NINE], 6, 0.496],
  ['double', [FIVE, SIX], 6, 0.6674],
] as const)('GAME-29 to %s on %j against %d wins %d on average', (type, [a, b], up, won) => {
  // The hole card goes every way but the one the dealer would have looked for and found.
  const means = VALUES.filter((hole) => !(up === 10 && hole === 1)).map((hole) => ({
    chance: chanceOf(hole),
    mean: meanOf([a, cardOf(up), b, cardOf(hole)], [{ type }]),
  }));
  const total = means.reduce((sum, { chance }) => sum + chance, 0);
  const mean = means.reduce((sum, { chance, mean: one }) => sum + chance * one, 0) / total;
  expect(mean).toBeCloseTo(valuesAgainst(up, RULES)[type](sumOf(valueOf(a), valueOf(b))), 12);
  expect(mean).toBeCloseTo(won, 4);
});

/** A round played by the chart to its end. */
function playByChart(rng: Rng): Round<Event> {
  const drawn: Card[] = [];
  const again = (): Rng => {
    let place = 0;
    return { next: (bound) => (drawn[place++] ??= rng.next(bound)) };
  };
  const moves: Move[] = [];
  let round = blackjack.play({}, again(), moves);
  while (round.next) {
    moves.push({ type: adviseMove(positionOf(round.events), round.next) });
    round = blackjack.play({}, again(), moves);
  }
  return round;
}

/** What a player sees: the hand whose turn it is, and the dealer's card. */
function positionOf(events: readonly Event[]) {
  const hands: Card[][] = [[]];
  let turn = 0;
  let up = 0;
  for (const event of events) {
    if (event.type === 'turn') turn = event.hand;
    if (event.type === 'split') hands[event.into] = hands[event.hand]?.splice(1) ?? [];
    if (event.type !== 'deal') continue;
    if (event.to === 'player') hands[event.hand]?.push(event.card);
    else if (event.card !== null) up = valueOf(event.card);
  }
  const cards = hands[turn] ?? [];
  const pairOf = isPair(cards) ? valueOf(cards[0] ?? 0) : null;
  return { total: totalOf(cards), pairOf, up };
}

test('GAME-29 blackjack by the chart wins what was computed, inside the 99 % interval', () => {
  const rounds = 20_000;
  const rng = seeded(2_024);
  let won = 0;
  let squares = 0;
  for (let played = 0; played < rounds; played++) {
    const { payout, stakes: staked = 1 } = playByChart(rng);
    const net = stakes(payout) - staked;
    won += net;
    squares += net * net;
  }
  const mean = won / rounds;
  const error = 2.576 * Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean + 0.0051173364)).toBeLessThan(error);
  expect(error).toBeLessThan(0.022);
});
