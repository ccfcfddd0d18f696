import { type Rng, seeded } from '../../core/rng.ts';
import type { Contribution } from '../pots.ts';
import { sharePots } from '../share-pots.ts';

/** Plays the sharing of so many random hands both ways; the first that differs, or null. */
export function compareSharing(hands: number, seed: number): unknown {
  const rng = seeded(seed);
  for (let hand = 0; hand < hands; hand++) {
    const seats = 2 + rng.next(8);
    const button = rng.next(seats);
    const order = Array.from({ length: seats }, (_, step) => (button + 1 + step) % seats);
    const contributions = drawContributions(seats, rng);
    const strengths = Array.from({ length: seats }, () => rng.next(4));
    const slow = shareSlowly(contributions, strengths, order);
    const strengthAt = (place: number) => strengths[place] ?? 0;
    const { won } = sharePots(contributions, { rake: 0, strengthAt, order });
    const fast = contributions.map(({ place }) => won.get(place) ?? 0);
    if (slow.join() !== fast.join()) return { contributions, strengths, order, slow, fast };
  }
  return null;
}

/** Some fold, and what nobody called is already back: the two largest are equal, and one is live. */
function drawContributions(seats: number, rng: Rng): readonly Contribution[] {
  const top = 1 + rng.next(9);
  const [first, second] = [rng.next(seats), rng.next(seats - 1)];
  const other = second >= first ? second + 1 : second;
  return Array.from({ length: seats }, (_, place) => {
    const isTop = place === first || place === other;
    return {
      place,
      put: isTop ? top : rng.next(top + 1),
      hasFolded: place !== first && rng.next(3) === 0,
    };
  });
}

/**
 * One layer of chips after another: everybody who put in so much gives one chip to it, and the best of
 * those still in the hand who reach it may win it. Layers with the same rivals are one pot.
 */
function shareSlowly(
  contributions: readonly Contribution[],
  strengths: readonly number[],
  order: readonly number[],
): readonly number[] {
  const pots = new Map<string, number>();
  const top = Math.max(...contributions.map(({ put }) => put));
  for (let layer = 1; layer <= top; layer++) {
    const givers = contributions.filter(({ put }) => put >= layer);
    const rivals = givers.filter(({ hasFolded }) => !hasFolded).map(({ place }) => place);
    pots.set(rivals.join(), (pots.get(rivals.join()) ?? 0) + givers.length);
  }
  const won = contributions.map(() => 0);
  for (const [rivals, amount] of pots) {
    const places = rivals.split(',').map(Number);
    const best = Math.max(...places.map((place) => strengths[place] ?? 0));
    const winners = order.filter((place) => places.includes(place) && strengths[place] === best);
    for (let chip = 0; chip < amount; chip++) {
      const place = winners[chip % winners.length] ?? 0;
      won[place] = (won[place] ?? 0) + 1;
    }
  }
  return won;
}
