import { assert } from '@baize/std/assert';
import type { Ppm } from '@baize/std/money';
import { drawSome } from '../arcade/draw-some.ts';
import { readNoChoice } from '../arcade/no-choice.ts';
import { NOTHING, times } from '../arcade/times.ts';
import type { Engine, Round } from '../core/engine.ts';
import type { Card } from '../tables/cards.ts';
import { deckOf, type PokerDefinition } from './definition.ts';
import type { HandName, PokerChoice, PokerEvent, PokerMove } from './events.ts';
import { handOf } from './hand-of.ts';
import { safeHold } from './safe-hold.ts';

const HAND = 5;

export type VideoPoker = Engine<PokerChoice, PokerEvent, PokerMove>;

export const payoutOf = ({ pays }: PokerDefinition, hand: HandName | null): Ppm =>
  hand === null ? NOTHING : times((pays[hand] ?? 0) * 100);

/** Five cards, any of them replaced once, from one deck that is shuffled before. */
export const videoPoker = (game: PokerDefinition): VideoPoker => ({
  key: game.key,
  version: game.version,
  readChoice: readNoChoice,
  play: (_choice, rng, moves = []) => settle(game, drawSome(rng, deckOf(game), 2 * HAND), moves),
  steps: {
    readMove: (sent, { next }) => (next === undefined ? null : readDraw(sent)),
    rest({ events }) {
      const [deal] = events;
      assert(deal !== undefined, 'a round begins with five cards');
      return { type: 'draw', hold: safeHold(game, deal.cards) };
    },
  },
});

/** The round of the ten uppermost cards: five are dealt, the next replace what is not held. */
export function settle(
  game: PokerDefinition,
  deck: readonly Card[],
  moves: readonly PokerMove[],
): Round<PokerEvent> {
  const dealt = deck.slice(0, HAND);
  const hand = handOf(game, dealt);
  const deal: PokerEvent = { type: 'deal', cards: dealt, hand };
  const [move] = moves;
  if (!move) return { events: [deal], payout: payoutOf(game, hand), next: ['draw'] };
  const left = deck.slice(HAND);
  const cards = dealt.map((card, place) => (move.hold[place] ? card : (left.shift() ?? card)));
  const made = handOf(game, cards);
  const payout = payoutOf(game, made);
  const draw: PokerEvent = {
    type: 'draw',
    hold: move.hold,
    cards,
    hand: made,
    pays: `${payout}`,
  };
  return { events: [deal, draw], payout };
}

function readDraw(sent: unknown): PokerMove | null {
  const { type, hold } = (sent ?? {}) as { readonly type?: unknown; readonly hold?: unknown };
  if (type !== 'draw' || !Array.isArray(hold) || hold.length !== HAND) return null;
  const isHeld = (value: unknown): value is boolean => typeof value === 'boolean';
  return hold.every(isHeld) ? { type, hold: [...hold] } : null;
}
