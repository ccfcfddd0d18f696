import type { MemberId } from '@baize/std/id';
import { findByNumbers, listPlaces as listFrom } from '../agents/index.ts';
import type { Db, Tx } from '../db/index.ts';

export type PlaceOf = {
  readonly number: bigint;
  readonly depth: number;
};

/** Where many members stand, by who they are. */
export async function listPlaces(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlaceOf>> {
  const places = await listFrom(db, memberIds);
  return new Map(
    places.map(({ memberId, number, path }) => [
      memberId,
      { number, depth: path.split('.').length },
    ]),
  );
}

/** Whose numbers these are. */
export async function listHolders(
  db: Db | Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, MemberId>> {
  const places = await findByNumbers(db, numbers.map(BigInt));
  return new Map(places.map(({ number, memberId }) => [`${number}`, memberId]));
}
