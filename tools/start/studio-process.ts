import path from 'node:path';
import { type KeyPlace, keySettingsOf } from '../../packages/std/src/node/key-place.ts';
import { ROOT } from '../paths.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export type StudioSettings = {
  readonly studio: { readonly port: number };
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly keys: KeyPlace;
  /** The site whose wallet it plays for, by its port on this machine. */
  readonly port: number;
  readonly publicUrl: string;
  /** Whether the brand lets rounds play by themselves. */
  readonly hasAutoplay: boolean;
  /** Whether it lets free spins be bought. */
  readonly hasFeatureBuy: boolean;
  readonly metrics: { readonly port: number; readonly host: string } | null;
};

/** Where the key of the wallet is handed over. */
export const studioKeyFile = (dataDir: string): string => path.join(dataDir, 'studio-key.json');

/** Our own vendor of games, in a process of its own that knows the site by the wallet protocol. */
export const startStudioProcess = (
  settings: StudioSettings,
  isAgain = false,
): Promise<ServerProcess> =>
  startServer({
    name: 'studio',
    script: path.join(ROOT, 'apps/studio/src/main.ts'),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: settings.databaseUrl,
      ...keySettingsOf(settings.keys),
      STUDIO_PORT: String(settings.studio.port),
      STUDIO_SITES: new URL(settings.publicUrl).origin,
      AUTOPLAY: settings.hasAutoplay ? 'on' : 'off',
      FEATURE_BUY: settings.hasFeatureBuy ? 'on' : 'off',
      STUDIO_KEY_FILE: studioKeyFile(settings.dataDir),
      ...(settings.metrics
        ? { METRICS_PORT: String(settings.metrics.port), METRICS_HOST: settings.metrics.host }
        : {}),
      WALLET_URL: `http://127.0.0.1:${settings.port}`,
    },
    readyUrl: null,
    isAgain,
    logFile: path.join(settings.dataDir, 'studio.log'),
  });
