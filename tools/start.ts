import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Obstacle, takeLock } from '../apps/server/src/base/db/embedded/index.ts';
import { checkPort } from './start/check-port.ts';
import { examine } from './start/examine.ts';
import { keepMode } from './start/keep-mode.ts';
import { type Product, runProduct } from './start/run-product.ts';
import { dim, red, say } from './start/say.ts';
import { assertModeSaid, readSettings, type Settings } from './start/settings.ts';
import { printSummary } from './start/summary.ts';

/** One press of Ctrl-C may reach us twice, from the terminal and from npm. */
const SAME_PRESS_MS = 500;

try {
  assertModeSaid();
  const settings = readSettings();
  const release = await claimDataDir(settings);
  try {
    if (settings.mode === 'production') await refuseGaps(settings);
    keepMode(settings);
    if (settings.roles.includes('site')) await checkPort(settings.port, 'PORT');
    if (settings.studio) await checkPort(settings.studio.port, 'STUDIO_PORT');
    if (settings.book) await checkPort(settings.book.port, 'BOOK_PORT');
    if (settings.sandbox) {
      await checkPort(settings.sandbox.port, 'SANDBOX_PORT');
      await checkPort(settings.sandbox.smtpPort, 'SANDBOX_SMTP_PORT');
    }
    process.exitCode = await runUntilStopped(settings);
  } finally {
    release();
  }
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
// Whatever a library still holds open has nothing left to do.
process.exit();

/** Production with anything of a demonstration in it does not start, and says all that is in the way. */
async function refuseGaps(settings: Settings): Promise<void> {
  const reasons = await examine(settings);
  if (reasons !== null) throw new Obstacle(reasons);
}

/** One product per data folder; the second to come is told where the first one is. */
async function claimDataDir({ dataDir, site }: Settings): Promise<() => void> {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Obstacle(`The data folder ${dataDir} cannot be made (${code}): set DATA_DIR.`);
  }
  const lock = await takeLock(path.join(dataDir, 'baize.lock'), site).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw new Obstacle(`The data folder ${dataDir} cannot be written (${code}): set DATA_DIR.`);
    },
  );
  if (lock.isOurs) return () => lock.release();
  throw new Obstacle(`Baize already runs here (pid ${lock.pid}) on ${lock.note}`);
}

async function runUntilStopped(settings: Settings): Promise<number> {
  const begunAt = performance.now();
  const stop = listenForStop();
  const starting = runProduct(settings, (line) => say(dim(`  ${line} …`)));
  const first = await Promise.race([starting, stop.asked]);
  // Asked to stop half-way: what has begun is brought to an end in good order.
  if (!first) return stopAll(await starting.catch(() => undefined), stop);
  printSummary(settings, performance.now() - begunAt);
  const why = await Promise.race([first.broken, stop.asked]);
  if (!why) return stopAll(first, stop);
  say(red(why));
  await first.stop();
  return 1;
}

async function stopAll(product: Product | undefined, stop: StopSignal): Promise<number> {
  say(dim('  stopping …'));
  if (!product) return 0;
  const isHard = await Promise.race([product.stop().then(() => false), stop.insisted]);
  if (isHard) await product.stopHard();
  say('Baize has stopped.');
  return 0;
}

type StopSignal = { readonly asked: Promise<undefined>; readonly insisted: Promise<true> };

function listenForStop(): StopSignal {
  const asked = Promise.withResolvers<undefined>();
  const insisted = Promise.withResolvers<true>();
  let askedAt: number | undefined;
  const hear = () => {
    const now = performance.now();
    askedAt ??= now;
    asked.resolve(undefined);
    if (now - askedAt > SAME_PRESS_MS) insisted.resolve(true);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
  // The process that called us is gone.
  process.on('disconnect', hear);
  return { asked: asked.promise, insisted: insisted.promise };
}
