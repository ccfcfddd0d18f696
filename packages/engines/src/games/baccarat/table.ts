import { type Card, drawFrom, freshShoe } from '../../tables/cards.ts';
import type { Bets, ChipGame } from '../../tables/chip-engine.ts';
import { dealHands, type Hands, pointsOf, type Side } from './deal.ts';

type Deal = { readonly type: 'deal'; readonly to: Side; readonly card: Card };

/** What both hands count at the end. */
type Points = { readonly type: 'points'; readonly player: number; readonly banker: number };

export type BaccaratEvent = Deal | Points;

type Definition = { readonly key: string; readonly version: number; readonly decks: number };

/** A table of baccarat: the cards are always dealt alike, the bets make the difference. */
export const tableOf = (
  { key, version, decks }: Definition,
  bets: Bets<Hands>,
): ChipGame<Hands, BaccaratEvent> => ({
  key,
  version,
  bets,
  first: 'banker',
  draw(rng) {
    const shoe = freshShoe(decks);
    return dealHands(() => drawFrom(shoe, rng));
  },
  tell,
});

/** In the order of the table: two rounds of one card each, then the third cards. */
function tell({ player, banker }: Hands): readonly BaccaratEvent[] {
  const deals = [0, 1, 2].flatMap((place) => [
    ...dealOf('player', player[place]),
    ...dealOf('banker', banker[place]),
  ]);
  return [...deals, { type: 'points', player: pointsOf(player), banker: pointsOf(banker) }];
}

const dealOf = (to: Side, card: Card | undefined): readonly Deal[] =>
  card === undefined ? [] : [{ type: 'deal', to, card }];
