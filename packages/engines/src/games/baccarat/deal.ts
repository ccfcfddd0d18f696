import { type Card, rankOf } from '../../tables/cards.ts';

export type Side = 'player' | 'banker';

export type Hands = Readonly<Record<Side, readonly Card[]>>;

/** Tens and pictures count nothing, an ace one. */
export const valueOf = (card: Card): number => (rankOf(card) >= 10 ? 0 : rankOf(card));

/** Only the last digit of the sum counts. */
export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((total, card) => total + valueOf(card), 0) % 10;

export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && pointsOf(cards) >= 8;

/** Deals by the tableau. Nobody decides anything: the cards do. */
export function dealHands(draw: () => Card): Hands {
  const first = [draw(), draw(), draw(), draw()] as const;
  const player = [first[0], first[2]];
  const banker = [first[1], first[3]];
  if (isNatural(player) || isNatural(banker)) return { player, banker };
  const third = pointsOf(player) <= 5 ? draw() : null;
  if (third !== null) player.push(third);
  if (bankerDraws(pointsOf(banker), third)) banker.push(draw());
  return { player, banker };
}

/** The banker's points → the values of the player's third card at which the banker draws. */
const DRAWS_ON: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
};

function bankerDraws(points: number, third: Card | null): boolean {
  if (third === null) return points <= 5;
  return points <= 2 || (DRAWS_ON[points]?.includes(valueOf(third)) ?? false);
}
