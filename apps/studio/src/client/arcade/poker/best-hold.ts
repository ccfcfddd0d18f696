import { deckOf, type PokerDefinition } from '@baize/engines/poker/definition';
import { handOf } from '@baize/engines/poker/hand-of';
import type { Card } from '@baize/engines/tables/cards';

export type Hold = readonly boolean[];

/** What a hold is worth on average, in times of the stake. */
export type Weighed = { readonly hold: Hold; readonly worth: number };

const HOLDS = 32;

/**
 * Five new cards bring back about a third of a stake in every game of ours. Where another hold is
 * worth more than half, those million and a half hands need not be looked at.
 */
const WORTH_A_LOOK = 0.5;

/**
 * Weighs all 32 holds of a deal by every hand they can become, the best last. It stops often, so
 * that a page can go on in between.
 */
export function* weighHolds(game: PokerDefinition, cards: readonly Card[]): Generator<Weighed> {
  const deck = Array.from({ length: deckOf(game) }, (_, card) => card);
  const left = deck.filter((card) => !cards.includes(card));
  let best: Weighed | null = null;
  // From all five held to none: what is cheap to weigh comes first.
  for (let mask = HOLDS - 1; mask >= 0; mask--) {
    if (mask === 0 && best && best.worth > WORTH_A_LOOK) break;
    const hold = cards.map((_, place) => ((mask >> place) & 1) === 1);
    const held = cards.filter((_, place) => hold[place]);
    let [paid, hands] = [0, 0];
    for (const part of sumHands(game, held, left)) {
      paid += part.paid;
      hands += part.hands;
      yield { hold, worth: 0 };
    }
    const weighed = { hold, worth: paid / hands };
    if (!best || weighed.worth > best.worth) best = weighed;
  }
  if (best) yield best;
}

type Sum = { readonly paid: number; readonly hands: number };

/** All hands that the held cards can become, in parts by the first card that is drawn. */
function* sumHands(
  game: PokerDefinition,
  held: readonly Card[],
  left: readonly Card[],
): Generator<Sum> {
  if (held.length === 5) return yield sumFrom(game, [...held], left);
  for (const [place, card] of left.entries()) {
    if (left.length - place < 5 - held.length) return;
    yield sumFrom(game, [...held, card], left.slice(place + 1));
  }
}

function sumFrom(game: PokerDefinition, hand: Card[], left: readonly Card[]): Sum {
  let [paid, hands] = [0, 0];
  const fill = (from: number) => {
    if (hand.length === 5) {
      const name = handOf(game, hand);
      paid += name === null ? 0 : (game.pays[name] ?? 0);
      hands += 1;
      return;
    }
    for (let place = from; place < left.length; place++) {
      hand.push(left[place] ?? 0);
      fill(place + 1);
      hand.pop();
    }
  };
  fill(0);
  return { paid, hands };
}

const SLICE_MS = 6;

/** The best hold, found in small pieces between the frames; null when it is no longer wanted. */
export async function findBestHold(
  game: PokerDefinition,
  cards: readonly Card[],
  isWanted: () => boolean,
): Promise<Weighed | null> {
  let best: Weighed | null = null;
  let sliceMs = performance.now();
  for (const weighed of weighHolds(game, cards)) {
    best = weighed;
    if (performance.now() - sliceMs < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return null;
    sliceMs = performance.now();
  }
  return best;
}
