import type { WalletAccess } from '@baize/vendor-kit/wallet/send-signed';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';
import { startStudio } from '../../apps/studio/src/index.ts';

/** What a studio is told by whoever starts it; it answers with its address. */
export type StudioOrder = { readonly databaseUrl: string; readonly wallet: WalletAccess };

process.once('message', (order: StudioOrder) => {
  void startStudio({
    ...order,
    port: 0,
    siteOrigins: [],
    logLevel: 'error',
    keys: { text: TEST_KEYS },
  }).then(({ url }) => process.send?.(url));
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
