import type { LeaderboardRow } from '@baize/contract/mission-rules';
import type { Row } from '../../../base/db/index.ts';

/** A leaderboard of one period; its terms are those of the first score in it. */
export type BoardRow = Omit<Row<'missions_board'>, 'terms'> & { readonly terms: LeaderboardRow };

export type ScoreRow = Row<'missions_score'>;

/** A prize with the places it goes to. */
export type PrizePlaces = {
  readonly first: number;
  readonly last: number;
  readonly amount: bigint;
};

type Prizes = Pick<LeaderboardRow, 'prizes'>;

/** From the first place down. */
export function prizePlacesOf({ prizes }: Prizes): readonly PrizePlaces[] {
  let last = 0;
  return prizes.map(({ places, amount }) => {
    const first = last + 1;
    last += places;
    return { first, last, amount: BigInt(amount) };
  });
}

export const prizeAt = (terms: Prizes, place: number): bigint | null =>
  prizePlacesOf(terms).find(({ first, last }) => first <= place && place <= last)?.amount ?? null;
