import type { WalletAccess } from '@baize/vendor-kit/wallet/send-signed';
import { startBook } from '../../apps/book/src/index.ts';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';

/** What a book is told by whoever starts it; it answers with its address. */
export type BookOrder = {
  readonly databaseUrl: string;
  readonly wallet: WalletAccess;
  /** 0 leaves draws alone. */
  readonly turnMs: number;
};

process.once('message', (order: BookOrder) => {
  void startBook({
    ...order,
    port: 0,
    siteOrigins: [],
    logLevel: 'error',
    keys: { text: TEST_KEYS },
  }).then(({ url }) => process.send?.(url));
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
