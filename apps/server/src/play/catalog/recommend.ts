import type { CatalogueGame } from './game.ts';
import type { Snapshot } from './snapshot.ts';

const RECOMMENDED = 6;

/** Other games to play instead: the open ones first, and of those the ones of its category. */
export function recommend(
  { games }: Pick<Snapshot, 'games'>,
  game: CatalogueGame,
): readonly CatalogueGame[] {
  const isAlike = (other: CatalogueGame) => other.gameType === game.gameType;
  const others = games.filter((other) => other.nodeId !== game.nodeId && !other.isEntrance);
  const open = others.filter(({ state }) => state === 'open');
  return [
    ...open.filter(isAlike),
    ...open.filter((other) => !isAlike(other)),
    ...others.filter((other) => isAlike(other) && other.state === 'coming'),
  ].slice(0, RECOMMENDED);
}
