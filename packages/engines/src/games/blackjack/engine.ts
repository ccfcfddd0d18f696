import { type Ppm, ppm } from '@baize/std/money';
import type { Engine, Round } from '../../core/engine.ts';
import { CARDS } from '../../tables/cards.ts';
import { LOST, PUSH } from '../../tables/chips.ts';
import { definition } from './definition.ts';
import type { Choice, Event, Move } from './events.ts';
import { isBlackjack, isBust, totalOf } from './hand.ts';
import { SIDES, sidePays } from './sides.ts';
import { type Hand, makeMove, movesOf, openTable, type Table } from './table.ts';

export type { Choice, Event, Move } from './events.ts';

export const blackjack: Engine<Choice, Event, Move> = {
  key: definition.key,
  version: definition.version,
  readChoice,
  stakesOf: ({ sides = [] }) => 1 + sides.length,
  play({ sides }, rng, moves = []) {
    const table = openTable(() => rng.next(CARDS), sides);
    for (const { type } of moves) makeMove(table, type);
    const next = movesOf(table);
    return next.length > 0
      ? { events: table.events, payout: ppm(0n), next, stakes: stakesOn(table) }
      : settle(table);
  },
  steps: {
    readMove(sent, { next = [] }) {
      const { type } = (sent ?? {}) as Partial<Move>;
      return type !== undefined && next.includes(type) ? { type } : null;
    },
    rest: () => ({ type: 'stand' }),
  },
};

/** Side bets are named at most once, and told in one order. */
function readChoice(sent: unknown): Choice | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const { sides: asked = [] } = sent as { readonly sides?: unknown };
  if (!Array.isArray(asked)) return null;
  const sides = SIDES.filter((side) => asked.includes(side));
  if (sides.length !== asked.length) return null;
  return sides.length > 0 ? { sides } : {};
}

const stakesOn = ({ hands, sides }: Table): number =>
  hands.reduce((total, { stakes }) => total + stakes, sides.length);

function settle(table: Table): Round<Event> {
  const paid = table.hands.map((hand) => ({ hand, pays: paysOf(hand, table) }));
  const onHands = paid.map(({ hand: { stakes }, pays }, place) => ({
    bet: `hand:${place}`,
    units: stakes,
    pays: `${pays}`,
  }));
  const beside = table.sides.map(({ bet, hand }) => ({
    bet,
    units: 1,
    pays: `${sidePays(bet, hand)}`,
  }));
  const bets = [...onHands, ...beside];
  const payout = bets.reduce((total, { units, pays }) => total + BigInt(units) * BigInt(pays), 0n);
  return {
    events: [...table.events, { type: 'paid', bets }],
    payout: ppm(payout),
    stakes: stakesOn(table),
  };
}

/** What one stake on a hand returns. Only a hand that was not split can be a blackjack. */
function paysOf({ cards }: Hand, { hands, dealer }: Table): Ppm {
  const { blackjack: bonus, win } = definition.pays;
  if (isBust(cards)) return LOST;
  const isNatural = hands.length === 1 && isBlackjack(cards);
  if (isBlackjack(dealer)) return isNatural ? PUSH : LOST;
  if (isNatural) return bonus;
  const margin = totalOf(cards).points - totalOf(dealer).points;
  return isBust(dealer) || margin > 0 ? win : margin === 0 ? PUSH : LOST;
}
