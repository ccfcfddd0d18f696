import type { GameItem } from '@baize/contract/game';

/** Two rows of six. */
export const HOME_PAGE_SIZE = 12;

type Hot = Pick<GameItem, 'vassalage' | 'vendorName'>;

/** A page of the games of one vendor, or of all; the last page where the asked one is beyond it. */
export function pageOf<Game extends Hot>(
  games: readonly Game[],
  vendor: string | null,
  asked: number,
) {
  const own = games.filter(({ vassalage }) => vendor === null || vassalage === vendor);
  const pages = Math.max(1, Math.ceil(own.length / HOME_PAGE_SIZE));
  const page = Math.min(asked, pages);
  const shown = own.slice((page - 1) * HOME_PAGE_SIZE, page * HOME_PAGE_SIZE);
  return { page, pages, shown };
}

/** Whose games they are, each vendor once, in the order of their first game. */
export const vendorsIn = <Game extends Hot>(games: readonly Game[]): readonly Game[] =>
  games.filter(
    ({ vassalage }, at) => games.findIndex((game) => game.vassalage === vassalage) === at,
  );
