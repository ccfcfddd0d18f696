import type { Engine, Round, RoundEvent } from '@baize/engines/core/engine';
import { ENGINES } from '@baize/engines/games/index';
import { type Ppm, ppm } from '@baize/std/money';

const times = (stakes: number): Ppm => ppm(BigInt(Math.round(stakes * 1_000_000)));

/** Chips on the table, one to five. */
export type Chips = { readonly chips: number };

type Climb = { readonly type: 'climb' | 'stop' | 'double' };

const SIDES = 1_000_000;

/**
 * A ladder whose money is known before, so that a test can name it, though chance is in its events:
 * each step up is worth half a stake, stopping pays all steps, doubling adds as many chips again, pays
 * four stakes a chip and ends the round.
 */
export const ladder: Engine<Chips, RoundEvent, Climb> = {
  key: 'test-ladder',
  version: 1,
  readChoice(sent) {
    const { chips } = (sent ?? {}) as Partial<Chips>;
    return Number.isInteger(chips) && chips !== undefined && chips > 0 && chips <= 5
      ? { chips }
      : null;
  },
  stakesOf: ({ chips }) => chips,
  play({ chips }, rng, moves = []) {
    const events: RoundEvent[] = [{ type: 'seen', number: rng.next(SIDES) } as RoundEvent];
    let climbed = 0;
    for (const { type } of moves) {
      if (type === 'stop') return { events, payout: times(climbed * 0.5 * chips) };
      events.push({ type: 'seen', number: rng.next(SIDES) } as RoundEvent);
      if (type === 'double') return { events, payout: times(4 * chips), stakes: 2 * chips };
      climbed += 1;
    }
    const payout = times(climbed * 0.5 * chips);
    return { events, payout, next: ['climb', 'stop', 'double'] };
  },
  steps: {
    readMove(sent, { next }: Round) {
      const { type } = (sent ?? {}) as Partial<Climb>;
      return type !== undefined && next?.includes(type) ? { type } : null;
    },
    rest: () => ({ type: 'stop' }),
  },
};

/** A well that gives half the stake back, and its pot to whoever says so: a player of the tests. */
export type Wish = { readonly isLucky: boolean };

const UNLUCKY = 1_000_000;

export const well: Engine<Wish> = {
  key: 'test-well',
  version: 1,
  readChoice(sent) {
    const { isLucky } = (sent ?? {}) as Partial<Wish>;
    return typeof isLucky === 'boolean' ? { isLucky } : null;
  },
  play: ({ isLucky }, rng) => ({
    events: [
      { type: 'seen', number: rng.next(SIDES) } as RoundEvent,
      { type: 'pot', number: isLucky ? 0 : UNLUCKY } as RoundEvent,
    ],
    payout: times(0.5),
  }),
  // A share that leaves parts of a unit over: 1.2345 % of each stake.
  pot: { name: 'wishes', share: ppm(12_345n), seed: 100 },
};

/** What the studio plays, and two games of the tests' own. */
export const TEST_ENGINES: ReadonlyMap<string, Engine> = new Map(
  [...ENGINES.values(), ladder as Engine, well as Engine].map((engine) => [engine.key, engine]),
);
