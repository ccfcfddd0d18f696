import type { GameItem } from '@baize/contract/game';

type Ids = readonly number[] | undefined;
type Games = readonly GameItem[] | undefined;

/** A list that has not come is left alone: it will come with the change in it. */
export const withoutId = (ids: Ids, nodeId: number): Ids => ids?.filter((id) => id !== nodeId);

/**
 * A game that is liked already is not listed twice. Before the list has come the heart is shown all the
 * same: the others come with the answer to the change.
 */
export const withId = (ids: Ids, nodeId: number): readonly number[] =>
  ids?.includes(nodeId) ? ids : [nodeId, ...(ids ?? [])];

export const withoutGame = (games: Games, nodeId: number): Games =>
  games?.filter((game) => game.nodeId !== nodeId);

/** At the place it had, where it comes back. */
export const withGame = (games: Games, game: GameItem, at: number): Games =>
  games?.some(({ nodeId }) => nodeId === game.nodeId) ? games : games?.toSpliced(at, 0, game);

/** Where a game stands in a list; at its head where it is in none. */
export const placeOf = (games: Games, nodeId: number): number =>
  Math.max(0, games?.findIndex((game) => game.nodeId === nodeId) ?? 0);
