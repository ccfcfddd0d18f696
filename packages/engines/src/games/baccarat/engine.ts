import { type Card, drawFrom, freshShoe } from '../../tables/cards.ts';
import { type Bets, type ChipGame, chipEngine } from '../../tables/chip-engine.ts';
import type { ChipChoice, PaidEvent } from '../../tables/chips.ts';
import { betsOf, sixBetsOf } from './bets.ts';
import { dealHands, type Hands, pointsOf, type Side } from './deal.ts';
import { definition, superSixDefinition } from './definition.ts';

/**
 * Bets: `player`, `banker`, `tie`, `player-pair`, `banker-pair`, `either-pair`, `perfect-pair`,
 * `small`, `big`, `player-dragon`, `banker-dragon`; without commission also `super-six`, `lucky-six`.
 */
export type Choice = ChipChoice;

type Deal = { readonly type: 'deal'; readonly to: Side; readonly card: Card };

/** What both hands count at the end. */
type Points = { readonly type: 'points'; readonly player: number; readonly banker: number };

type Told = Deal | Points;

export type Event = Told | PaidEvent;

type Definition = { readonly key: string; readonly version: number; readonly decks: number };

const gameOf = ({ key, version, decks }: Definition, bets: Bets<Hands>): ChipGame<Hands, Told> => ({
  key,
  version,
  bets,
  draw(rng) {
    const shoe = freshShoe(decks);
    return dealHands(() => drawFrom(shoe, rng));
  },
  tell,
});

/** In the order of the table: two rounds of one card each, then the third cards. */
function tell({ player, banker }: Hands): readonly Told[] {
  const deals = [0, 1, 2].flatMap((place) =>
    [
      { type: 'deal', to: 'player', card: player[place] } as const,
      { type: 'deal', to: 'banker', card: banker[place] } as const,
    ].filter((deal): deal is typeof deal & { card: Card } => deal.card !== undefined),
  );
  return [...deals, { type: 'points', player: pointsOf(player), banker: pointsOf(banker) }];
}

export const game = gameOf(definition, betsOf(definition.pays));

export const baccarat = chipEngine(game);

export const superSixGame = gameOf(
  superSixDefinition,
  new Map([...betsOf(superSixDefinition.pays), ...sixBetsOf(superSixDefinition.six)]),
);

export const baccaratSuperSix = chipEngine(superSixGame);
