import type { GameItem } from '@baize/contract/game';
import { useQuery } from '@tanstack/react-query';
import type { ListedVendor } from '../../shared/address/modals.ts';
import { useSpeaker } from '../../shared/names/speaker.ts';
import { queryKeys } from '../../shared/server/queries.ts';
import { gameListQuery } from './use-game-list.ts';

const PAGE_SIZE = 100;

/** All games that a vendor has of one type: the list of a vendor is looked through as a whole. */
export function useVendorGames({ vassalage, gameType }: ListedVendor) {
  const speaker = useSpeaker();
  return useQuery({
    queryKey: queryKeys.catalogue(speaker.language, 'vendorGames', gameType, vassalage),
    queryFn: async ({ client }) => {
      const games: GameItem[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const query = { gameType, vassalage, page, pageSize: PAGE_SIZE };
        const answer = await client.fetchQuery(gameListQuery(query, speaker));
        games.push(...answer.games);
        pages = answer.totalPages;
      }
      return games;
    },
  });
}
