import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { findByNumbers, listPlaces as listFrom } from '../agents/index.ts';

export type PlaceOf = {
  readonly number: bigint;
  readonly depth: number;
};

type Places = ReadonlyMap<MemberId, PlaceOf>;

/** Where many members stand, by who they are. */
export const listPlaces = async (db: Db | Tx, memberIds: readonly MemberId[]): Promise<Places> =>
  byMember(await listFrom(db, memberIds));

/** Where those stand who have these numbers. */
export const findPlaces = async (db: Db | Tx, numbers: Iterable<string>): Promise<Places> =>
  byMember(await findByNumbers(db, Array.from(numbers, BigInt)));

const byMember = (places: Awaited<ReturnType<typeof listFrom>>): Places =>
  new Map(
    places.map(({ memberId, number, path }) => [
      memberId,
      { number, depth: path.split('.').length },
    ]),
  );

/** Whose numbers these are. */
export async function listHolders(
  db: Db | Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, MemberId>> {
  const places = await findByNumbers(db, numbers.map(BigInt));
  return new Map(places.map(({ number, memberId }) => [`${number}`, memberId]));
}
