import { assert } from '@baize/std/assert';
import { type Ppm, ppm } from '@baize/std/money';
import type { Engine, Round, RoundEvent } from '../core/engine.ts';
import type { Rng } from '../core/rng.ts';
import { type ChipChoice, type PaidEvent, readChips, unitsOf } from './chips.ts';

/** A place on the cloth. */
export type Bet<Outcome> = {
  /** Bets of one kind have the same odds and the same return; the rules have one row for them. */
  readonly kind: string;
  /** What one unit on it returns after this outcome, itself included. */
  readonly pays: (outcome: Outcome) => Ppm;
};

export type Bets<Outcome> = ReadonlyMap<string, Bet<Outcome>>;

/** A game in which chips are put down, chance speaks once, and every chip is paid or taken. */
export type ChipGame<Outcome, Event extends RoundEvent> = {
  readonly key: string;
  readonly version: number;
  readonly bets: Bets<Outcome>;
  /** The bet a page offers first; the par sheet of the game tells most of this one. */
  readonly first: string;
  readonly draw: (rng: Rng) => Outcome;
  /** The outcome, step by step. */
  readonly tell: (outcome: Outcome) => readonly Event[];
};

export const chipEngine = <Outcome, Event extends RoundEvent>(
  game: ChipGame<Outcome, Event>,
): Engine<ChipChoice, Event | PaidEvent> => ({
  key: game.key,
  version: game.version,
  readChoice: (sent) => readChips(sent, (bet) => game.bets.has(bet)),
  stakesOf: unitsOf,
  play: (choice, rng) => settle(game, choice, game.draw(rng)),
});

/** The round this outcome makes. Apart from `play` so that every outcome can be counted out. */
export function settle<Outcome, Event extends RoundEvent>(
  { bets, tell }: ChipGame<Outcome, Event>,
  { chips }: ChipChoice,
  outcome: Outcome,
): Round<Event | PaidEvent> {
  const paid = chips.map((chip) => {
    const bet = bets.get(chip.bet);
    assert(bet, 'a choice was read before it is played');
    return { chip, pays: bet.pays(outcome) };
  });
  const payout = paid.reduce((total, { chip, pays }) => total + BigInt(chip.units) * pays, 0n);
  return {
    events: [
      ...tell(outcome),
      { type: 'paid', bets: paid.map(({ chip, pays }) => ({ ...chip, pays: `${pays}` })) },
    ],
    payout: ppm(payout),
  };
}
