import { hash } from 'node:crypto';

/** Up to where a client has read: a point in the stream, the moment it was given, and to whom. */
export type Cursor = {
  readonly xact: bigint;
  readonly atMs: number;
  readonly owner: string | null;
};

const OWNER_LENGTH = 12;

/** Short, and says nothing about who it is. */
const ownerTag = (ownerId: string | null): string | null =>
  ownerId === null ? null : hash('sha256', `cursor ${ownerId}`, 'hex').slice(0, OWNER_LENGTH);

export const writeCursor = (xact: bigint, atMs: number, ownerId: string | null): string => {
  const tag = ownerTag(ownerId);
  return tag === null ? `${xact}-${atMs}` : `${xact}-${atMs}-${tag}`;
};

export function readCursorText(text: string): Cursor {
  const [xact = '0', atMs = '0', owner = null] = text.split('-');
  return { xact: BigInt(xact), atMs: Number(atMs), owner };
}

/**
 * Whether a cursor was given to this reader: nobody was given a point that is not there yet, and one
 * with a name is good for its owner alone. Guests' cursors say no more than everybody may know.
 */
export const isOwnCursor = (
  { xact, owner }: Cursor,
  ownerId: string | null,
  now: bigint,
): boolean => xact <= now && (owner === null || owner === ownerTag(ownerId));
