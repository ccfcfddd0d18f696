import type { Score, Side, Sport } from '../core/sport.ts';

/** A match that was played to its end, by the ids of its sides. */
export type PlayedResult = {
  readonly home: string;
  readonly away: string;
  readonly winner: Side | 'draw';
  readonly score: Score;
};

export type TableRow = {
  readonly side: string;
  /** Shared by sides that nothing of the table tells apart. */
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
};

type Sum = Omit<TableRow, 'place'>;

/** What a win brings, where it is more than the one point that a draw brings. */
const WIN_POINTS: Partial<Record<Sport, number>> = { football: 3 };

/** The table of a season: by points, then by difference, then by what was scored. */
export function tableOf(
  sport: Sport,
  sides: readonly string[],
  results: readonly PlayedResult[],
): readonly TableRow[] {
  const sums = sides.map((side) => sumOf(sport, side, results)).sort(compareSums);
  return sums.map((sum) => ({
    ...sum,
    place: 1 + sums.findIndex((other) => compareSums(other, sum) === 0),
  }));
}

function sumOf(sport: Sport, side: string, results: readonly PlayedResult[]): Sum {
  const counted = { won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
  for (const { home, away, winner, score } of results) {
    if (side !== home && side !== away) continue;
    const own: Side = side === home ? 'home' : 'away';
    counted.scored += score[own];
    counted.conceded += score[own === 'home' ? 'away' : 'home'];
    counted[winner === 'draw' ? 'drawn' : winner === own ? 'won' : 'lost'] += 1;
  }
  const { won, drawn, lost } = counted;
  const points = won * (WIN_POINTS[sport] ?? 1) + drawn;
  return { side, played: won + drawn + lost, points, ...counted };
}

const compareSums = (a: Sum, b: Sum): number =>
  b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored;
