import type { Input, Output } from '@baize/contract/endpoint';
import type { listOpenedNumbers as contract } from '@baize/contract/lottery';
import { ensure } from '../../base/kernel/index.ts';
import { areaOf, type LotteryOffer, openedOf } from './lottery-offer.ts';

type Call = typeof contract;

const COUNT = 20;

/** The drawn numbers of a lottery; of a Vietnamese one alone where only those are asked for. */
export async function listOpenedNumbers(
  { facts }: LotteryOffer,
  { gameCode, count = COUNT }: Input<Call>,
  isVietnamese = false,
): Promise<Output<Call>> {
  const { lotteries } = await facts.everything();
  const lottery = lotteries.find(({ code }) => code === gameCode);
  ensure(lottery && (!isVietnamese || areaOf(lottery.family) === 'VN'), 'not_found');
  const { serverNow, closed } = await facts.closedOf(gameCode, count);
  return { gameCode, serverNow, numeros: openedOf(gameCode, closed) };
}
