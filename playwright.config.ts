import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findInstalled } from './tools/test/find-chromium.ts';

/** Workers read this file too; the first reader's choice reaches them by the environment. */
const port = await chosenPort('E2E_PORT');
const sandboxPort = await chosenPort('E2E_SANDBOX_PORT');
const smtpPort = await chosenPort('E2E_SMTP_PORT');
const studioPort = await chosenPort('E2E_STUDIO_PORT');
const bookPort = await chosenPort('E2E_BOOK_PORT');
const otherPort = await chosenPort('E2E_OTHER_PORT');
/** Where a test shows our pages as another platform would. */
const platformPort = await chosenPort('E2E_PLATFORM_PORT');
const otherSandboxPort = await chosenPort('E2E_OTHER_SANDBOX_PORT');
const otherSmtpPort = await chosenPort('E2E_OTHER_SMTP_PORT');
const otherStudioPort = await chosenPort('E2E_OTHER_STUDIO_PORT');
const otherBookPort = await chosenPort('E2E_OTHER_BOOK_PORT');
process.env['E2E_OTHER_BRAND_URL'] ??= `http://localhost:${otherPort}`;
/** The inboxes of the two brands: what was sent is read at `/messages?to=`. */
process.env['E2E_PLATFORM_URL'] ??= `http://localhost:${platformPort}`;
process.env['E2E_SANDBOX_URL'] ??= `http://localhost:${sandboxPort}`;
process.env['E2E_OTHER_SANDBOX_URL'] ??= `http://localhost:${otherSandboxPort}`;
/** What a customer of the sandbox proves itself by when it hands an SMS in. */
process.env['E2E_SMS_KEY'] ??= randomBytes(32).toString('base64url');

/**
 * Files of flows that look at no picture and measure nothing: pictures and fonts are a quarter of
 * what a page costs the processor. (A route that refuses them would switch the browser's cache off.)
 */
const WITHOUT_PICTURES = [
  'agent-login',
  'console-draws',
  'console-publishing',
  'console-trading',
  'favourites',
  'guards',
  'leaving',
  'limits',
  'navigation',
  'outside-login',
  'recovery',
  'sandbox',
  'session',
  'sign-in-routes',
  'step-up',
  'system',
].map((name) => `${name}.spec.ts`);

const executablePath = findInstalled();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  retries: 0,
  // One more than there are cores: a test often waits for a process that is not its own.
  workers: availableParallelism() + 1,
  // Two cores draw every page: a busy machine is slow, and slow is not broken.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['junit', { outputFile: 'reports/e2e.xml' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // A recording of every test costs a fifth of the time: `--trace on` shows one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Pages that it answers are not seen by the tests' own routes; the spec of the app allows it.
    serviceWorkers: 'block',
    // What moves is drawn by the processor here; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions([]),
  },
  projects: [
    { name: 'drawn', testIgnore: WITHOUT_PICTURES },
    {
      name: 'plain',
      testMatch: WITHOUT_PICTURES,
      use: {
        launchOptions: launchOptions([
          '--blink-settings=imagesEnabled=false',
          '--disable-remote-fonts',
        ]),
      },
    },
  ],
  webServer: [
    serve('mekhala', port, [sandboxPort, smtpPort, studioPort, bookPort]),
    serve('copa', otherPort, [otherSandboxPort, otherSmtpPort, otherStudioPort, otherBookPort]),
  ],
});

function launchOptions(more: readonly string[]) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  };
}

/** The real product with that brand, on a database of its own, with a sandbox and a studio of its own. */
function serve(brand: string, at: number, ports: readonly number[]) {
  return {
    command: `node tools/test/e2e-server.ts ${brand} ${at} ${ports.join(' ')}`,
    url: `http://127.0.0.1:${at}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  };
}

async function chosenPort(variable: string): Promise<number> {
  return Number((process.env[variable] ??= String(await findFreePort())));
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}
