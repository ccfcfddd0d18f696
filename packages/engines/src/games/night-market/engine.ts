import { drawSome } from '../../arcade/draw-some.ts';
import { type NoChoice, readNoChoice } from '../../arcade/no-choice.ts';
import { pickByWeight } from '../../arcade/pick-by-weight.ts';
import { times } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import type { Rng } from '../../core/rng.ts';
import { definition } from './definition.ts';

/** A ticket is bought as it is. */
export type Choice = NoChoice;

/** A number of the player with the prize under it, in millionths of the price. */
export type Stall = { readonly number: number; readonly prize: string };

/** A stall whose number is one of the market's wins the prize under it. */
export type Event = {
  readonly type: 'ticket';
  /** The market's numbers. */
  readonly market: readonly number[];
  readonly stalls: readonly Stall[];
  /** The stalls that win, counted from 0; all their prizes are paid. */
  readonly winning: readonly number[];
  /** In millionths of the price. */
  readonly pays: string;
};

/** What a ticket wins: the prizes of some stalls, in times the price, or none. */
export type Outcome = { readonly stalls: readonly number[]; readonly weight: number };

const { outcomes, blanks, prizes, numbers } = definition;

export const OUTCOMES: readonly Outcome[] = [...outcomes, { stalls: [], weight: blanks }];

export const prizeOf = ({ stalls }: Outcome): number =>
  stalls.reduce((all, prize) => all + prize, 0);

export const nightMarket: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice: readNoChoice,
  play: (_choice, rng) => printTicket(pickByWeight(OUTCOMES, rng), rng),
};

/**
 * A ticket of this outcome. The stalls that win take the market's numbers, the others take numbers
 * that are nowhere else, with a prize that could be there. Then all stalls are shuffled.
 */
export function printTicket(outcome: Outcome, rng: Rng): Round<Event> {
  const won = outcome.stalls;
  const drawn = drawSome(rng, numbers, definition.market + definition.stalls).map((at) => at + 1);
  const market = drawn.slice(0, definition.market);
  const others = drawn.slice(definition.market + won.length).map((number) => {
    return { number, prize: pickByWeight(prizes, rng).prize };
  });
  const laid = [...won.map((prize, at) => ({ number: market[at] ?? 0, prize })), ...others];
  const order = drawSome(rng, laid.length, laid.length);
  const stalls = order
    .flatMap((at) => laid.slice(at, at + 1))
    .map(({ number, prize }) => {
      return { number, prize: `${times(prize * 100)}` };
    });
  const winning = order.flatMap((at, stall) => (at < won.length ? [stall] : []));
  const payout = times(prizeOf(outcome) * 100);
  return { events: [{ type: 'ticket', market, stalls, winning, pays: `${payout}` }], payout };
}
