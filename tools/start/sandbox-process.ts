import path from 'node:path';
import { ROOT } from '../paths.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export type SandboxSettings = {
  readonly sandbox: { readonly port: number; readonly smtpPort: number; readonly url: string };
  readonly dataDir: string;
  readonly brand: string;
  readonly publicUrl: string;
};

/** The stand-ins for third parties, in a process of their own that knows nothing of the server. */
export const startSandboxProcess = (settings: SandboxSettings): Promise<ServerProcess> =>
  startServer({
    name: 'sandbox',
    script: path.join(ROOT, 'apps/sandbox/src/main.ts'),
    env: {
      NODE_ENV: 'production',
      DATA_DIR: settings.dataDir,
      SANDBOX_PORT: String(settings.sandbox.port),
      SANDBOX_SMTP_PORT: String(settings.sandbox.smtpPort),
      SANDBOX_URL: settings.sandbox.url,
      SANDBOX_ORIGINS: new URL(settings.publicUrl).origin,
      SANDBOX_PROJECT: settings.brand,
    },
    readyUrl: null,
    logFile: path.join(settings.dataDir, 'sandbox.log'),
  });
