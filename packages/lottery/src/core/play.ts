import type { Entry } from './entry.ts';
import { type Fraction, fraction } from './fraction.ts';

/** A prize that one line hit, and how often. */
export type Hit = { readonly prize: string; readonly count: number };

/** The prize that gives the stake of the line back and nothing more. */
export const BACK = 'back';

/** The prize of a play that has only one. */
export const WIN = 'win';

export const NO_HIT: readonly Hit[] = [];
export const ONE_HIT: readonly Hit[] = [{ prize: WIN, count: 1 }];
export const STAKE_BACK: readonly Hit[] = [{ prize: BACK, count: 1 }];

export const hitIf = (isHit: boolean): readonly Hit[] => (isHit ? ONE_HIT : NO_HIT);

export const hitTimes = (count: number): readonly Hit[] =>
  count === 0 ? NO_HIT : count === 1 ? ONE_HIT : [{ prize: WIN, count }];

/** How often a line hits a prize in one draw, on average and exactly: a probability when at most once. */
export type Chance = {
  readonly prize: string;
  readonly expected: Fraction;
  /** Of what the line returns, where several prizes share it; all of it when there is one. */
  readonly share?: Fraction;
};

/**
 * One way to bet on a draw. It looks at one named part of the result (the last three digits of the
 * first prize, five balls) and says of a line which prizes it hit. It knows no money.
 */
export type Play = {
  readonly code: string;
  /** The part of the result it looks at; `Lottery.parts` names them. */
  readonly part: string;
  readonly entry: Entry;
  /** How many units one line costs: 27 where one number is played in 27 prizes, else 1. */
  readonly stakes: number;
  /** The most hits all lines of a bet can have in one draw, and the most of one line. */
  readonly hitsMax: number;
  readonly lineHitsMax: number;
  hits(line: string, numbers: readonly string[]): readonly Hit[];
  chances(line: string): readonly Chance[];
};

type CountedPlay = Pick<Play, 'code' | 'part' | 'entry' | 'hits'> &
  Partial<Pick<Play, 'stakes' | 'hitsMax' | 'lineHitsMax'>> & {
    /** Every result of the part, each as likely as any other. */
    readonly space: () => Iterable<readonly string[]>;
    /** Lines of one class have the same chances; all lines are of one class unless it is told. */
    readonly classOf?: (line: string) => string;
    readonly shares?: Readonly<Record<string, Fraction>>;
  };

/**
 * A play whose chances are counted by its own rule over every result there is, so that rule, chance
 * and prize cannot differ. A class of lines is counted when it is first asked for.
 */
export function countedPlay({ space, classOf = () => '', shares, ...play }: CountedPlay): Play {
  const counted = new Map<string, readonly Chance[]>();
  return {
    stakes: 1,
    hitsMax: 1,
    lineHitsMax: 1,
    ...play,
    chances(line) {
      const lineClass = classOf(line);
      const known = counted.get(lineClass) ?? countChances(play.hits, space(), line);
      counted.set(lineClass, known);
      if (!shares) return known;
      return known.map((chance) => ({ ...chance, share: shares[chance.prize] ?? fraction(1) }));
    },
  };
}

function countChances(
  hits: Play['hits'],
  space: Iterable<readonly string[]>,
  line: string,
): readonly Chance[] {
  const ways = new Map<string, number>();
  let all = 0;
  for (const numbers of space) {
    all += 1;
    for (const { prize, count } of hits(line, numbers)) {
      ways.set(prize, (ways.get(prize) ?? 0) + count);
    }
  }
  return [...ways].map(([prize, count]) => ({ prize, expected: fraction(count, all) }));
}
