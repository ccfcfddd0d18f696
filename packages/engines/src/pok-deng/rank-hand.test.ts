import { expect, test } from 'vitest';
import { CARDS, cardOf } from '../tables/cards.ts';
import { isPok, type PokDengHandName, rankPokDeng, stakesWon } from './rank-hand.ts';

/** Cards as people write them: `Td` is the ten of diamonds. */
const hand = (text: string) =>
  text.split(' ').map((card) => {
    const rank = 'A23456789TJQK'.indexOf(card.charAt(0)) + 1;
    const suit = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' } as const;
    return cardOf(rank, suit[card.charAt(1) as keyof typeof suit]);
  });

/** The same by the words of the rules, from the written card. */
function nameSlowly(cards: readonly number[]): string {
  const written = cards.map((card) => ({
    rank: 'A23456789TJQK'.charAt(card % 13),
    suit: Math.floor(card / 13),
  }));
  const ranks = written.map(({ rank }) => rank).sort();
  const worth = (rank: string) => ('TJQK'.includes(rank) ? 0 : rank === 'A' ? 1 : Number(rank));
  const points = ranks.reduce((sum, rank) => sum + worth(rank), 0) % 10;
  const isSuited = written.every(({ suit }) => suit === written[0]?.suit);
  const isPair = ranks[0] === ranks[1];
  if (cards.length === 2) {
    return `${points > 7 ? 'pok' : 'points'} ${points} ${isSuited || isPair ? 2 : 1}`;
  }
  const rows = Array.from({ length: 12 }, (_, from) =>
    'A23456789TJQKA'
      .slice(from, from + 3)
      .split('')
      .sort()
      .join(''),
  );
  const row = rows.includes(ranks.join(''));
  if (isPair && ranks[1] === ranks[2]) return `tong ${points} 5`;
  if (row) return isSuited ? `straight_flush ${points} 5` : `straight ${points} 3`;
  if (ranks.every((rank) => 'JQK'.includes(rank))) return `sam_lueang ${points} 3`;
  return `points ${points} ${isSuited ? 3 : 1}`;
}

const nameOf = (cards: readonly number[]) => {
  const { name, points, deng } = rankPokDeng(cards);
  return `${name} ${points} ${deng}`;
};

test('GAME-24 every hand of two and of three cards has the name, points and deng of the rules', () => {
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (let a = 0; a < CARDS; a++) {
    for (let b = a + 1; b < CARDS; b++) {
      const two = [a, b];
      if (nameOf(two) !== nameSlowly(two)) throw new Error(`${two.join()}: ${nameOf(two)}`);
      if (isPok(two)) count(nameOf(two));
      for (let c = b + 1; c < CARDS; c++) {
        const three = [c, a, b];
        if (nameOf(three) !== nameSlowly(three)) throw new Error(three.join());
        const { name, deng } = rankPokDeng(three);
        count(name === 'points' ? `points of ${deng}` : name);
      }
    }
  }
  // As counted in the reference on the mathematics of the games.
  expect(counts).toEqual({
    'pok 9 1': 96,
    'pok 9 2': 32,
    'pok 8 1': 84,
    'pok 8 2': 40,
    tong: 52,
    straight_flush: 48,
    straight: 720,
    sam_lueang: 144,
    'points of 3': 1_096,
    'points of 1': 20_040,
  });
});

test.each<[string, string, number]>([
  ['9s Ks', '8s Kd', 2],
  ['9h Ks', '9s Ks', -1],
  ['8s Kd', '7s 7d 7h', 1],
  ['7s 7d 7h', '4s 5s 6s', 5],
  ['4s 5s 6s', '9s Td Jh', 5],
  ['9s Td Jh', 'Js Jd Kh', 3],
  ['Js Jd Kh', '2s 3d 4h', -3],
  ['Js Jd Kh', '9s 8d 2h', 3],
  ['2s 5s', '3d 3h', 2],
  ['3d 3h', '2s 5s', -2],
  ['2s 4s', '3d 3h', 0],
  ['3d 3h', 'Ks 4d 2h', 1],
  ['Ks 4s 2s', '3d 3h', 1],
  ['Qs Kd Ah', 'Ks Ad 2h', 3],
  ['Ks Ad 2h', '4s Kd', -1],
  ['7s Kd', 'Kh 3d 4h', 0],
])('GAME-24 %s against the bank’s %s wins %d stakes', (player, bank, stakes) => {
  expect(stakesWon(hand(player), hand(bank))).toBe(stakes);
  expect(stakesWon(hand(bank), hand(player))).toBe(stakes === 0 ? 0 : -stakes);
});

test('GAME-24 the ranks stand in one order: pok, tong, straight flush, straight, sam lueang, points', () => {
  const best: readonly [PokDengHandName, string][] = [
    ['pok', '9s Kd'],
    ['pok', '8s Kd'],
    ['tong', '2s 2d 2h'],
    ['straight_flush', 'As 2s 3s'],
    ['straight', 'As 2s 3d'],
    ['sam_lueang', 'Js Jd Qh'],
    ['points', '4s 5d Th'],
    ['points', '3s 3d'],
  ];
  for (const [at, [name, cards]] of best.entries()) {
    expect(rankPokDeng(hand(cards)).name).toBe(name);
    for (const [, weaker] of best.slice(at + 1)) {
      expect(stakesWon(hand(cards), hand(weaker))).toBeGreaterThan(0);
    }
  }
});
