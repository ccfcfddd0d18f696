import type { RoundEvent } from '@baize/engines/core/engine';
import type { Card } from '@baize/engines/tables/cards';
import { make } from '../dom.ts';
import type { Side } from '../tables/cards/side.ts';
import type { Theatre } from '../tables/chips/chip-view.ts';

/** Where chance is seen at a shared table: step by step, as the server shows it. */
export type LiveStage<Outcome> = {
  readonly element: HTMLElement;
  clear(): void;
  /** Bets are closed: the wheel turns, the dice shake. */
  begin(): void;
  show(event: RoundEvent): void;
  /** All was shown. */
  settle(outcome: Outcome): void;
};

type DealEvent = { readonly type: string; readonly to: string; readonly card: Card };

type CardSides<Outcome> = {
  readonly sides: Readonly<Record<string, Side>>;
  /** What the cards of a side count; null where nobody counts. */
  readonly pointsOf: ((cards: readonly Card[]) => number) | null;
  /** Above zero: the first side has won. */
  readonly marginOf: (outcome: Outcome) => number;
};

/** Two hands that grow card by card. */
export function cardStage<Outcome>(options: CardSides<Outcome>): LiveStage<Outcome> {
  const { sides, pointsOf, marginOf } = options;
  const both = Object.values(sides);
  const hands = new Map<string, Card[]>();
  let dealing = Promise.resolve();
  return {
    element: make(
      'div',
      { class: 'card-sides' },
      both.map(({ element }) => element),
    ),
    clear() {
      hands.clear();
      for (const side of both) side.clear();
    },
    begin() {},
    show(event) {
      if (event.type !== 'deal') return;
      const { to, card } = event as DealEvent;
      const hand = [...(hands.get(to) ?? []), card];
      hands.set(to, hand);
      dealing = dealing.then(async () => {
        await sides[to]?.deal(card);
        if (pointsOf) sides[to]?.count(`${pointsOf(hand)}`);
      });
    },
    settle(outcome) {
      dealing = dealing.then(() => {
        const margin = marginOf(outcome);
        both[0]?.settle(margin === 0 ? null : margin > 0);
        both[1]?.settle(margin === 0 ? null : margin < 0);
      });
    },
  };
}

/** A wheel or dice: one event is all of it. */
export const theatreStage = <Outcome>(
  theatre: Theatre<Outcome>,
  outcomeOf: (events: readonly RoundEvent[]) => Outcome | null,
): LiveStage<Outcome> => ({
  element: theatre.element,
  clear: () => theatre.rest(),
  begin: () => theatre.begin(),
  show(event) {
    const outcome = outcomeOf([event]);
    if (outcome !== null) void theatre.show(outcome);
  },
  settle() {},
});
