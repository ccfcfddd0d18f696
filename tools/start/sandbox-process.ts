import path from 'node:path';
import { ROOT } from '../paths.ts';
import type { DemoSecrets } from './demo-secrets.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export type SandboxSettings = {
  readonly sandbox: { readonly port: number; readonly smtpPort: number; readonly url: string };
  readonly dataDir: string;
  readonly brand: string;
  /** The site that is told of payments, by its port on this machine. */
  readonly port: number;
  readonly publicUrl: string;
  readonly secrets: DemoSecrets;
};

/** The stand-ins for third parties, in a process of their own that knows nothing of the server. */
export const startSandboxProcess = (
  settings: SandboxSettings,
  isAgain = false,
): Promise<ServerProcess> =>
  startServer({
    name: 'sandbox',
    script: path.join(ROOT, 'apps/sandbox/src/main.ts'),
    env: {
      NODE_ENV: 'production',
      DATA_DIR: settings.dataDir,
      ...settings.secrets,
      SANDBOX_PORT: String(settings.sandbox.port),
      SANDBOX_SMTP_PORT: String(settings.sandbox.smtpPort),
      SANDBOX_URL: settings.sandbox.url,
      SANDBOX_ORIGINS: new URL(settings.publicUrl).origin,
      SANDBOX_PROJECT: settings.brand,
      SANDBOX_NOTICE_URL: `http://127.0.0.1:${settings.port}/payments/notice/sandbox`,
    },
    readyUrl: null,
    isAgain,
    logFile: path.join(settings.dataDir, 'sandbox.log'),
  });
