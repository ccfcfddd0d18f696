import { assert } from '@baize/std/assert';
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
  /** By prize, where a line has several and not all lines can have the best. */
  readonly prizeHitsMax?: Readonly<Record<string, number>>;
  hits(line: string, numbers: readonly string[]): readonly Hit[];
  /** The same list for every line of a kind, so that prizes can be kept by it. */
  chances(line: string): readonly Chance[];
};

type CountedPlay = Pick<Play, 'code' | 'part' | 'entry' | 'hits'> &
  Partial<Pick<Play, 'stakes' | 'hitsMax' | 'lineHitsMax' | 'prizeHitsMax'>> & {
    /** Every result of the part, or as much of it as decides the line, each as likely as any other. */
    readonly space: (line: string) => Iterable<readonly string[]>;
    /** Lines of one class have the same chances; all lines are of one class unless it is told. */
    readonly classOf?: (line: string) => string;
  };

/**
 * A play whose chances are counted by its own rule over every result there is, so that rule, chance
 * and prize cannot differ. A class of lines is counted when it is first asked for.
 */
export const countedPlay = ({ space, ...play }: CountedPlay): Play =>
  statedPlay({ ...play, chances: (line) => countChances(play.hits, space(line), line) });

type StatedPlay = Pick<Play, 'code' | 'part' | 'entry' | 'hits'> &
  Partial<Pick<Play, 'stakes' | 'hitsMax' | 'lineHitsMax' | 'prizeHitsMax'>> & {
    /** Lines of one class have the same chances; all lines are of one class unless it is told. */
    readonly classOf?: (line: string) => string;
    /** Worked out when a class is first asked for. */
    readonly chances: (line: string) => readonly Chance[];
  };

/** A play with too many results to count one by one: its chances come from combinatorics. */
export function statedPlay({ chances, classOf = () => '', ...play }: StatedPlay): Play {
  return { stakes: 1, hitsMax: 1, lineHitsMax: 1, ...play, chances: keptBy(classOf, chances) };
}

/** Makes the chances of a class once, and gives the same list from then on. */
function keptBy(classOf: (line: string) => string, make: Play['chances']): Play['chances'] {
  const known = new Map<string, readonly Chance[]>();
  return (line) => {
    const lineClass = classOf(line);
    const chances = known.get(lineClass) ?? make(line);
    known.set(lineClass, chances);
    return chances;
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
  // A text that is no line of the play would otherwise be kept as a chance of nothing for all lines.
  assert(ways.size > 0, `${line} is a line that can win`);
  return [...ways].map(([prize, count]) => ({ prize, expected: fraction(count, all) }));
}
