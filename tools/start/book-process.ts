import path from 'node:path';
import { keySettingsOf } from '../../packages/std/src/node/key-place.ts';
import { ROOT } from '../paths.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { StudioSettings } from './studio-process.ts';

export type BookSettings = Omit<StudioSettings, 'studio' | 'hasAutoplay' | 'hasFeatureBuy'> & {
  readonly book: { readonly port: number };
  /** Those of the brand; left out, all there are. */
  readonly prizeModes?: readonly string[];
  /** Platforms that are not ours and show its pages; left out, as the environment says. */
  readonly platforms?: string;
  /** Where matches come from; left out, our simulator plays them. */
  readonly matches?: 'none';
};

/** Where the key of the wallet is handed over. */
export const bookKeyFile = (dataDir: string): string => path.join(dataDir, 'book-key.json');

/** Our own vendor of tickets, in a process of its own that knows the site by the wallet protocol. */
export const startBookProcess = (settings: BookSettings, isAgain = false): Promise<ServerProcess> =>
  startServer({
    name: 'book',
    script: path.join(ROOT, 'apps/book/src/main.ts'),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: settings.databaseUrl,
      ...keySettingsOf(settings.keys),
      BOOK_PORT: String(settings.book.port),
      BOOK_SITES: new URL(settings.publicUrl).origin,
      BOOK_KEY_FILE: bookKeyFile(settings.dataDir),
      ...(settings.metrics
        ? { METRICS_PORT: String(settings.metrics.port), METRICS_HOST: settings.metrics.host }
        : {}),
      ...(settings.prizeModes ? { BOOK_PRIZE_MODES: settings.prizeModes.join(',') } : {}),
      ...(settings.platforms ? { BOOK_PLATFORMS: settings.platforms } : {}),
      ...(settings.matches ? { BOOK_MATCHES: settings.matches } : {}),
      WALLET_URL: `http://127.0.0.1:${settings.port}`,
    },
    readyUrl: null,
    isAgain,
    logFile: path.join(settings.dataDir, 'book.log'),
  });
