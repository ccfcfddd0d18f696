import { LOTTERIES } from '@baize/lottery/lotteries';
import type { WalletAccess } from '@baize/vendor-kit/wallet/send-signed';
import { startBook } from '../../apps/book/src/index.ts';
import { lotteryMarket } from '../../apps/book/src/market/lottery-market.ts';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';

/** What a book is told by whoever starts it; it answers with its address. */
export type BookOrder = {
  readonly databaseUrl: string;
  readonly wallet: WalletAccess;
  /** 0 leaves draws alone. */
  readonly turnMs: number;
  /** The lotteries it sells: others would be drawn beside them, and matches simulated. */
  readonly lotteries: readonly string[];
};

process.once('message', ({ lotteries, ...order }: BookOrder) => {
  void startBook({
    ...order,
    markets: new Map(lotteries.map((code) => [code, marketOf(code)])),
    producers: [],
    port: 0,
    siteOrigins: [],
    logLevel: 'error',
    keys: { text: TEST_KEYS },
  }).then(({ url }) => process.send?.(url));
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));

function marketOf(code: string) {
  const lottery = LOTTERIES.get(code);
  if (!lottery) throw new Error(`there is no lottery ${code}`);
  return lotteryMarket(lottery);
}
