import { CARDS, type Card, cardOf, freshShoe } from '../../tables/cards.ts';
import type { Ways } from '../../tables/count-bets.ts';
import { everyDeal, type Way } from '../../tables/every-way.ts';
import { dealHands, type Hands, pointsOf } from './deal.ts';

const CARDS_MAX = 6;
const ZERO_RANKS = 4;
const SUITS_COUNT = 4;

/**
 * Every deal of a shoe by what its cards count, which is all that decides who wins: one way for each
 * pair of points and lengths. Their weights are deals of six cards in order; one that ends earlier
 * stands for all that could have followed.
 */
export function everyResult(decks: number): Ways<Hands> {
  const counts = Array.from({ length: CARDS }, () => 0);
  for (let rank = 1; rank <= 9; rank++) counts[cardOf(rank)] = SUITS_COUNT * decks;
  counts[cardOf(10)] = ZERO_RANKS * SUITS_COUNT * decks;
  const results = new Map<string, Way<Hands>>();
  for (const { value, weight } of everyDeal(counts, dealHands)) {
    const { player, banker } = value;
    const dealt = player.length + banker.length;
    const name = [player.length, pointsOf(player), banker.length, pointsOf(banker)].join();
    const known = results.get(name)?.weight ?? 0;
    results.set(name, { value, weight: known + weight * rest(CARDS * decks, dealt) });
  }
  return [...results.values()];
}

/** How many ways the cards not dealt could have followed, to six. */
function rest(cards: number, dealt: number): number {
  let ways = 1;
  for (let gone = dealt; gone < CARDS_MAX; gone++) ways *= cards - gone;
  return ways;
}

/**
 * Every deal of the first four cards, which is all that decides the pairs. No card is different from
 * another for a pair, so the first is always the ace of spades and stands for all.
 */
export function everyPair(decks: number): Ways<Hands> {
  const { counts, left } = freshShoe(decks);
  const first: Card = 0;
  counts[first] = decks - 1;
  const deals = everyDeal(counts, (draw) => ({
    player: [first, draw()],
    banker: [draw(), draw()],
  }));
  return [...deals].map(({ value, weight }) => ({ value, weight: weight * left }));
}
