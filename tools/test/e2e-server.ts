import * as fs from 'node:fs';
import path from 'node:path';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { isAlive } from '../../apps/server/src/base/db/embedded/process-life.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { TEST_KEYS, testVault } from '../../apps/server/src/testing/keys.ts';
import { CACHE, ROOT } from '../paths.ts';
import { bookKeyFile, startBookProcess } from '../start/book-process.ts';
import { buildWeb } from '../start/build-web.ts';
import { openDemoSecrets } from '../start/demo-secrets.ts';
import { migrateAll, urlsUnder } from '../start/prepare-database.ts';
import { startSandboxProcess } from '../start/sandbox-process.ts';
import { lastLines, startServer } from '../start/server-process.ts';
import { startStudioProcess, studioKeyFile } from '../start/studio-process.ts';
import { joinTestCluster } from '../test-database/cluster.ts';
import { cloneTemplate, dropDatabase } from '../test-database/template.ts';

/**
 * The real product for the browser tests: `node tools/test/e2e-server.ts BRAND PORT SANDBOX SMTP
 * STUDIO BOOK`, on a clone of the template with the brand's seed in it, the sandbox it sends its messages to
 * and the studio and the book whose games it shows. It runs until it is told to stop and leaves nothing behind.
 */
const [brand = '', port = '', sandboxPort = '', smtpPort = '', studioPort = '', bookPort = ''] =
  process.argv.slice(2);
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
});

const cluster = await joinTestCluster();
const database = `baize_e2e_${port}`;
const folder = makeFolder();
const logFile = path.join(folder, 'server.log');
try {
  // Served as the product is, by roles that own nothing: what they lack a test runs into.
  const urls = urlsUnder(await cloneTemplate(cluster.url, database));
  await migrateAll(urls);
  const demoOf = loadBrand(brand).brand;
  const studioKey = { currency: demoOf.currency.code, keyFile: studioKeyFile(folder) };
  const bookKey = { ...studioKey, keyFile: bookKeyFile(folder) };
  await Promise.all([
    seed(urls.site, { vault: testVault, demoOf, studio: studioKey, book: bookKey }),
    buildWeb(() => {}),
  ]);
  const publicUrl = `http://localhost:${port}`;
  // A test hands an SMS in itself, by the key that the run of the tests has chosen.
  const smsKey = process.env['E2E_SMS_KEY'];
  const secrets = { ...openDemoSecrets(folder), ...(smsKey ? { SANDBOX_SMS_KEY: smsKey } : {}) };
  const vendor = {
    dataDir: folder,
    keys: { text: TEST_KEYS },
    port: Number(port),
    publicUrl,
    metrics: null,
  };
  const [studio, book] = await Promise.all([
    startStudioProcess({
      ...vendor,
      studio: { port: Number(studioPort) },
      hasAutoplay: demoOf.hasAutoplay,
      hasFeatureBuy: demoOf.hasFeatureBuy,
      databaseUrl: urls.studio,
    }),
    startBookProcess({
      ...vendor,
      book: { port: Number(bookPort) },
      databaseUrl: urls.book,
      platforms: process.env['E2E_PLATFORM_URL'] ?? '',
      // The matches of one brand are enough to bet on.
      ...(brand === 'mekhala' ? {} : { matches: 'none' as const }),
    }),
  ]);
  const sandbox = await startSandboxProcess({
    sandbox: {
      port: Number(sandboxPort),
      smtpPort: Number(smtpPort),
      url: `http://localhost:${sandboxPort}`,
    },
    dataDir: folder,
    brand,
    port: Number(port),
    publicUrl,
    secrets,
  });
  const server = await startServer({
    script: path.join(ROOT, 'apps/server/src/main.ts'),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: urls.site,
      KEYS: TEST_KEYS,
      DATA_DIR: folder,
      BRAND: brand,
      PORT: port,
      STUDIO_PORT: studioPort,
      BOOK_PORT: bookPort,
      SANDBOX_PORT: sandboxPort,
      SANDBOX_SMTP_PORT: smtpPort,
      ...secrets,
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile,
  });
  const isBroken = await Promise.race([stopped.then(() => false), server.ended.then(() => true)]);
  if (isBroken) console.error(`The server stopped by itself.\n${lastLines(logFile)}`);
  await server.stop();
  await Promise.all([studio.stop(), book.stop(), sandbox.stop()]);
} finally {
  await dropDatabase(cluster.url, database);
  fs.rmSync(folder, { recursive: true, force: true });
  await cluster.leave();
}
process.exit();

/** New for each run, so that nothing is shown from an earlier one; what a killed run left goes. */
function makeFolder(): string {
  const all = path.join(CACHE, 'e2e');
  const own = path.join(all, String(process.pid));
  fs.mkdirSync(all, { recursive: true });
  for (const name of fs.readdirSync(all)) {
    if (!isAlive(Number(name))) fs.rmSync(path.join(all, name), { recursive: true, force: true });
  }
  fs.mkdirSync(own, { recursive: true });
  return own;
}
