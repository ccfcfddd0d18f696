import { seeded } from '@baize/engines/core/rng';
import { type Event, hilo, type Move } from '@baize/engines/games/hilo/engine';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

test('what the page offers is what the engine pays after that very guess', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const moves: Move[] = [];
    for (let step = 0; step < 6; step++) {
      const round = hilo.play({}, seeded(seed), moves);
      if (!round.next) break;
      const standing = standingOf(round.events);
      expect(standing?.pays).toBe(round.payout);
      const guess = round.next.includes('higher') ? 'higher' : 'lower';
      moves.push({ type: guess });
      const after = hilo.play({}, seeded(seed), moves);
      const last = after.events.at(-1) as Extract<Event, { type: 'guess' }>;
      if (last.isRight) expect(last.pays).toBe(`${standing?.[guess].pays}`);
    }
  }
});

test('without a card there is nothing to stand on', () => {
  expect(standingOf([])).toBeNull();
});
