import type { Input, Output } from '@baize/contract/endpoint';
import type { readLotteryLobby as contract } from '@baize/contract/lottery';
import { type LotteryOffer, menusOf, offeredLotteries, type Reader } from './lottery-offer.ts';

type Call = typeof contract;

/** What the lobby shows, from one look at the book. */
export async function readLotteryLobby(
  reader: Reader,
  offer: LotteryOffer,
  query: Input<Call>,
): Promise<Output<Call>> {
  const { serverNow, mode, games } = await offeredLotteries(reader, offer, query);
  return {
    serverNow,
    prizeMode: mode,
    prizeModes: [...offer.site.brand.prizeModes],
    menus: menusOf(games),
    closingNext: games
      .flatMap(({ gameCode, current }) =>
        current?.isSelling ? { gameCode, closesAt: current.closesAt } : [],
      )
      .sort((one, other) => one.closesAt.localeCompare(other.closesAt))
      .map(({ gameCode }) => gameCode),
  };
}
