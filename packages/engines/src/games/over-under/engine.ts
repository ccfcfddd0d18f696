import { type Ppm, ppm } from '@baize/std/money';
import type { Engine, Round } from '../../core/engine.ts';
import { definition } from './definition.ts';

export type Side = 'over' | 'under';

/** The roll must end over the target, or under it; on the target it loses either way. */
export type Choice = { readonly side: Side; readonly target: number };

export type Event = { readonly type: 'roll'; readonly roll: number; readonly isWin: boolean };

const { rolls, returned, winningMin, winningMax } = definition;

const MILLION = 1_000_000n;

/** How many of all rolls win with a choice. */
export const winningRolls = ({ side, target }: Choice): number =>
  side === 'under' ? target : rolls - 1 - target;

/** The target at which that many rolls win. */
export const targetFor = (side: Side, winning: number): number =>
  side === 'under' ? winning : rolls - 1 - winning;

/**
 * What a win pays for a stake of one, the stake included. A choice that wins with `w` of the rolls
 * pays returned / w, so that w of them give back `returned` of ten thousand stakes, whatever w is.
 * Payouts are cut after six digits, which costs less than a millionth of a stake.
 */
export const payoutOf = (choice: Choice): Ppm =>
  ppm((BigInt(returned) * MILLION) / BigInt(winningRolls(choice)));

export const overUnder: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice(sent) {
    const { side, target } = (sent ?? {}) as Partial<Choice>;
    if (side !== 'over' && side !== 'under') return null;
    if (typeof target !== 'number' || !Number.isInteger(target)) return null;
    const winning = winningRolls({ side, target });
    return winning >= winningMin && winning <= winningMax ? { side, target } : null;
  },
  play: (choice, rng) => settle(choice, rng.next(rolls)),
};

/** The round this roll makes. Apart from `play` so that every roll can be counted out. */
export function settle(choice: Choice, roll: number): Round<Event> {
  const { side, target } = choice;
  const isWin = side === 'under' ? roll < target : roll > target;
  return {
    events: [{ type: 'roll', roll, isWin }],
    payout: isWin ? payoutOf(choice) : ppm(0n),
  };
}
