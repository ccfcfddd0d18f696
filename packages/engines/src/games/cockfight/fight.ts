import type { Rng } from '../../core/rng.ts';
import { definition } from './definition.ts';

export type Side = 'meron' | 'wala';

export type Ending = Side | 'draw';

/** How much strength both have left after a meeting. */
export type Meeting = Readonly<Record<Side, number>>;

/** A fight, meeting by meeting. Who has no strength left has lost; if both have some, it is a draw. */
export type Fight = readonly Meeting[];

export const SIDES = ['meron', 'wala'] as const;

export function endingOf(fight: Fight): Ending {
  const last = fight.at(-1);
  if (last?.wala === 0) return 'meron';
  return last?.meron === 0 ? 'wala' : 'draw';
}

/** The ending first, by its chances; then the way there, from the same stream. */
export function drawFight(rng: Rng): Fight {
  const { chances } = definition;
  const roll = rng.next(sum(Object.values(chances)));
  const ending: Ending =
    roll < chances.meron ? 'meron' : roll < chances.meron + chances.wala ? 'wala' : 'draw';
  return wayTo(ending, rng);
}

/** Some way to an ending: it shows how the fight went, and changes nothing of what is paid. */
export function wayTo(ending: Ending, rng: Rng): Fight {
  const { meetings, strength } = definition;
  const ways = SIDES.map((side) => {
    const isBeaten = ending !== 'draw' && ending !== side;
    // Who stands at the end has 15 to 55 left; after a draw both have 5 to 15.
    const left = isBeaten ? 0 : ending === 'draw' ? 5 + rng.next(11) : 15 + rng.next(41);
    return descent(strength - left, meetings, rng);
  });
  return Array.from({ length: meetings }, (_, at) => ({
    meron: strength - (ways[0]?.[at] ?? 0),
    wala: strength - (ways[1]?.[at] ?? 0),
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How much is lost after each meeting, all of it after the last and not before. */
function descent(total: number, meetings: number, rng: Rng): readonly number[] {
  const shares = Array.from({ length: meetings }, () => 1 + rng.next(6));
  const all = sum(shares);
  return shares.map((_, at) => Math.floor((total * sum(shares.slice(0, at + 1))) / all));
}
