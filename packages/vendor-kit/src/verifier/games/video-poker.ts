import { decided, MILLION, need, type Rules } from '../replay.ts';

type PokerSheet = {
  /** The rank that stands for any card, or the joker, card 52; null where there is none. */
  readonly wild: number | 'joker' | null;
  readonly highPairFrom: number | null;
  readonly pays: Readonly<Record<string, number>>;
};

const JOKER = 52;

const rankOf = (card: number): number => (card % 13) + 1;

/** The ranks of every straight; an ace is 1, and 14 in the highest. */
const STRAIGHTS = Array.from({ length: 10 }, (_, low) =>
  Array.from({ length: 5 }, (_unused, step) => ((low + step) % 13) + 1),
);
const ROYAL = STRAIGHTS[9]!;

/** The best hand of five cards; wild ones fill what is missing. */
function handOf({ wild, highPairFrom, pays }: PokerSheet, cards: readonly number[]): string | null {
  const natural = cards.filter((card) => card !== JOKER && rankOf(card) !== wild);
  const wilds = cards.length - natural.length;
  const ranks = natural.map(rankOf);
  const groups = [...new Set(ranks)].map((rank) => ranks.filter((one) => one === rank).length);
  groups.sort((a, b) => b - a);
  const alike = (groups[0] ?? 0) + wilds;
  const pairs = groups.filter((count) => count > 1).length;
  const isFlush = new Set(natural.map((card) => Math.floor(card / 13))).size <= 1;
  const isIn = (straight: readonly number[]) => ranks.every((rank) => straight.includes(rank));
  const isRun = pairs === 0 && STRAIGHTS.some(isIn);
  const isRoyal = isFlush && pairs === 0 && isIn(ROYAL);
  const isHigh = (rank: number) => highPairFrom !== null && (rank === 1 || rank >= highPairFrom);
  const isPaired = (rank: number) => ranks.indexOf(rank) !== ranks.lastIndexOf(rank);
  const four = groups[0] === 4 ? ranks.find(isPaired)! : 0;
  const names: readonly (readonly [string, boolean])[] = [
    ['royal-flush', wilds === 0 && isRoyal],
    ['four-deuces', wilds === 4],
    ['wild-royal-flush', wilds > 0 && isRoyal],
    ['five-of-a-kind', alike === 5],
    ['straight-flush', isFlush && isRun],
    ['four-aces', 'four-aces' in pays && four === 1],
    ['four-twos-to-fours', 'four-twos-to-fours' in pays && four > 1 && four < 5],
    ['four-of-a-kind', alike === 4],
    ['full-house', pairs === 2 && alike === 3],
    ['flush', isFlush],
    ['straight', isRun],
    ['three-of-a-kind', alike === 3],
    ['two-pairs', pairs === 2],
    ['high-pair', ranks.some((rank) => isHigh(rank) && (wilds > 0 || isPaired(rank)))],
  ];
  const name = names.find(([, isMade]) => isMade)?.[0];
  return name !== undefined && name in pays ? name : null;
}

export const playVideoPoker: Rules = ({ sheet: given, moves, stream }) => {
  const sheet = given as PokerSheet;
  const deck = stream.some(sheet.wild === 'joker' ? 53 : 52, 10);
  const dealt = deck.slice(0, 5);
  const worth = (hand: string | null) => BigInt(hand === null ? 0 : sheet.pays[hand]!) * MILLION;
  const first = handOf(sheet, dealt);
  const deal = { type: 'deal', cards: dealt, hand: first };
  const [sent, ...others] = moves;
  if (sent === undefined) return { ...decided([deal], worth(first)), isOver: false };
  const { type, hold } = sent as { type: string; hold: readonly boolean[] };
  need(type === 'draw' && Array.isArray(hold) && hold.length === 5 && others.length === 0, 'moves');
  let next = 5;
  const cards = dealt.map((card, place) => (hold[place] === true ? card : deck[next++]!));
  const hand = handOf(sheet, cards);
  const payout = worth(hand);
  return decided([deal, { type, hold, cards, hand, pays: `${payout}` }], payout);
};
