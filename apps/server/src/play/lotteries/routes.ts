import * as contract from '@baize/contract/lottery';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listOpenedNumbers } from './list-opened-numbers.ts';
import {
  byLastDrawn,
  type LotteryOffer,
  type LotteryQuery,
  menusOf,
  offeredLotteries,
  type Reader,
} from './lottery-offer.ts';
import { readLotteryLobby } from './read-lottery-lobby.ts';

/** The calls of the specification about lotteries: everybody's, and answered from the book. */
export function lotteriesRoutes(offer: LotteryOffer): readonly Route[] {
  const gamesOf = async (reader: Reader, query: LotteryQuery) => [
    ...(await offeredLotteries(reader, offer, query)).games,
  ];
  const vietnamese = async (reader: Reader, query: LotteryQuery) =>
    (await gamesOf(reader, query)).filter(({ area }) => area === 'VN');
  return [
    serve(contract.listLotteryMenus, async (ctx, input) => menusOf(await gamesOf(ctx, input))),
    serve(contract.listVnLotteries, vietnamese),
    serve(contract.listRecentVnLotteries, async (ctx, input) =>
      byLastDrawn(await vietnamese(ctx, input)),
    ),
    serve(contract.listVnNumbers, (_ctx, input) => listOpenedNumbers(offer, input, true)),
    serve(contract.listOpenedNumbers, (_ctx, input) => listOpenedNumbers(offer, input)),
    serve(contract.listLotteryGames, gamesOf),
    serve(contract.readLotteryLobby, (ctx, input) => readLotteryLobby(ctx, offer, input)),
    serve(contract.listRecentResults, async (ctx, input) => {
      const { serverNow, games } = await offeredLotteries(ctx, offer, input);
      return { serverNow, results: byLastDrawn(games).flatMap(({ last }) => last ?? []) };
    }),
  ];
}
