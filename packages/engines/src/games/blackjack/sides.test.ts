import { expect, test } from 'vitest';
import { scripted } from '../../core/rng.ts';
import { type Card, cardOf } from '../../tables/cards.ts';
import { blackjack } from './engine.ts';
import { type FirstCards, type SideHand, type SideName, sideHandOf, sidePays } from './sides.ts';

const HEART_FIVE = cardOf(5, 'heart');
const [ACE, FIVE, SIX, SEVEN, QUEEN, KING] = [1, 5, 6, 7, 12, 13].map((rank) => cardOf(rank)) as [
  Card,
  Card,
  Card,
  Card,
  Card,
  Card,
];

test.each([
  ['pair', [FIVE, FIVE, ACE], 'perfect-pair'],
  ['pair', [FIVE, cardOf(5, 'club'), ACE], 'coloured-pair'],
  ['pair', [FIVE, HEART_FIVE, ACE], 'mixed-pair'],
  ['pair', [QUEEN, KING, ACE], null],
  ['three', [FIVE, FIVE, FIVE], 'suited-trips'],
  ['three', [FIVE, FIVE, HEART_FIVE], 'trips'],
  ['three', [SEVEN, FIVE, SIX], 'straight-flush'],
  ['three', [SIX, HEART_FIVE, SEVEN], 'straight'],
  ['three', [ACE, KING, cardOf(12, 'heart')], 'straight'],
  ['three', [KING, ACE, cardOf(2, 'heart')], null],
  ['three', [FIVE, FIVE, KING], 'flush'],
  ['three', [FIVE, HEART_FIVE, KING], null],
] as const)('%s with %j makes %s', (side, cards, hand) => {
  expect(sideHandOf(side, cards)).toBe(hand);
});

/** Cards of a shoe: two are the same card only where it has several decks. */
function countSide(side: SideName, decks: number): ReadonlyMap<SideHand | null, number> {
  const counts = new Map<SideHand | null, number>();
  const left = (card: Card, before: readonly Card[]) =>
    decks === Number.POSITIVE_INFINITY ? 1 : decks - before.filter((one) => one === card).length;
  for (let first = 0; first < 52; first++) {
    for (let second = 0; second < 52; second++) {
      const two = left(first, []) * left(second, [first]);
      for (let up = 0; up < 52; up++) {
        const cards: FirstCards = [first, second, up];
        const hand = sideHandOf(side, cards);
        counts.set(hand, (counts.get(hand) ?? 0) + two * left(up, [first, second]));
      }
    }
  }
  return counts;
}

const ENDLESS = Number.POSITIVE_INFINITY;

test('GAME-29 every three cards of the endless shoe are counted', () => {
  expect(Object.fromEntries(countSide('three', ENDLESS))).toEqual({
    'suited-trips': 52,
    'straight-flush': 288,
    trips: 780,
    straight: 4_320,
    flush: 8_448,
    null: 126_720,
  });
  expect(Object.fromEntries(countSide('pair', ENDLESS))).toEqual({
    'perfect-pair': 52 * 52,
    'coloured-pair': 52 * 52,
    'mixed-pair': 2 * 52 * 52,
    null: 48 * 52 * 52,
  });
});

/** In stakes, of what each hand returns. */
function returnOf(counts: ReadonlyMap<SideHand | null, number>, pays: (hand: SideHand) => number) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].reduce((sum, [hand, count]) => sum + (hand ? pays(hand) * count : 0), 0) / all;
}

test.each([
  ['pair', 1 - 3 / 52],
  ['three', 1 - 5_060 / 140_608],
] as const)('GAME-29 the side bet %s returns %d, counted', (side, share) => {
  const counts = countSide(side, ENDLESS);
  expect(returnOf(counts, (hand) => Number(sidePays(side, hand)) / 1e6)).toBeCloseTo(share, 14);
});

/** Public tables of both bets, in which every card comes out of the shoe. */
test('GAME-29 with six decks and nine to one the three cards have the edge that is published', () => {
  const counts = countSide('three', 6);
  // Of 5,013,320 hands of three, each in six orders.
  expect(counts.get('straight-flush')).toBe(6 * 10_368);
  expect(counts.get('straight')).toBe(6 * 155_520);
  expect((counts.get('trips') ?? 0) + (counts.get('suited-trips') ?? 0)).toBe(6 * 26_312);
  expect(returnOf(counts, () => 10) - 1).toBeCloseTo(-0.032_386, 6);
});

test('GAME-29 with eight decks and 25, 12 and 6 the pair has the edge that is published', () => {
  const pays = { 'perfect-pair': 26, 'coloured-pair': 13, 'mixed-pair': 7 } as const;
  const share = returnOf(countSide('pair', 8), (hand) => pays[hand as keyof typeof pays]);
  expect(share - 1).toBeCloseTo(-0.041, 4);
});

test('side bets cost a stake each and are paid with the hands, whatever becomes of those', () => {
  const choice = blackjack.readChoice({ sides: ['three', 'pair'] });
  expect(choice).toEqual({ sides: ['pair', 'three'] });
  expect(choice && blackjack.stakesOf?.(choice)).toBe(3);
  // Two fives against a five, then the dealer has 21.
  const cards = [FIVE, FIVE, FIVE, SIX, KING];
  const round = blackjack.play(choice ?? {}, scripted(cards), [{ type: 'stand' }]);
  expect(round.events.filter(({ type }) => type === 'side')).toEqual([
    { type: 'side', bet: 'pair', hand: 'perfect-pair' },
    { type: 'side', bet: 'three', hand: 'suited-trips' },
  ]);
  expect(round).toMatchObject({ stakes: 3, payout: 127_000_000n });
  expect(round.events.at(-1)).toEqual({
    type: 'paid',
    bets: [
      { bet: 'hand:0', units: 1, pays: '0' },
      { bet: 'pair', units: 1, pays: '26000000' },
      { bet: 'three', units: 1, pays: '101000000' },
    ],
  });
});

test('without side bets a round is what it was', () => {
  const cards = [FIVE, FIVE, FIVE, SIX, KING];
  const round = blackjack.play({}, scripted(cards), [{ type: 'stand' }]);
  expect(round).toMatchObject({ stakes: 1, payout: 0n });
  expect(round.events.some(({ type }) => type === 'side')).toBe(false);
  expect(blackjack.readChoice({})).toEqual({});
});

test.each([{ sides: 'pair' }, { sides: ['pair', 'pair'] }, { sides: ['dealer'] }, null, []])(
  '%j is no choice',
  (sent) => {
    expect(blackjack.readChoice(sent)).toBeNull();
  },
);
