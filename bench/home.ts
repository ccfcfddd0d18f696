import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type Page, type Response } from '@playwright/test';
import { untilAlive } from '../e2e/visit.ts';
import { openBrowser, siteUrl } from './browser.ts';
import { report } from './report.ts';

/**
 * What the home page costs a guest on a first visit, and whether it stands still, fits and can be
 * read by all: `node bench/home.ts [address]`, against a site that runs.
 */
const url = siteUrl();

/** A phone network of the slower kind. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const WIDTHS = [320, 360, 390, 480, 768, 1024, 1280, 1440, 1920];
const LOOKS = [
  { name: 'Thai, dark', kept: { theme: 'dark' } },
  { name: 'Thai, light', kept: { theme: 'light' } },
  { name: 'right to left', kept: { pseudoLanguage: 'XA' } },
] as const;

const browser = await openBrowser();
try {
  const weight = await weigh(browser, '/');
  const list = await weigh(browser, '/rng');
  const phone = await watch(browser);
  const faults = await Promise.all(LOOKS.map((look) => inspect(browser, look.kept)));
  report(`Home at ${url}`, [
    { name: 'JavaScript, gzip', value: weight.script / 1_000, unit: 'kB', bound: { most: 155 } },
    {
      name: 'the same, of the slots',
      value: list.script / 1_000,
      unit: 'kB',
      bound: { most: 155 },
    },
    {
      name: 'of it, what makes the site an app',
      value: weight.app / 1_000,
      unit: 'kB',
      bound: { most: 0 },
    },
    { name: 'JavaScript that follows by itself', value: weight.later / 1_000, unit: 'kB' },
    { name: 'CSS, gzip', value: weight.style / 1_000, unit: 'kB', bound: { most: 20 } },
    { name: 'first view, as sent', value: weight.all / 1_000, unit: 'kB', bound: { most: 600 } },
    { name: 'requests', value: weight.requests, unit: '', bound: { most: 45 } },
    { name: 'layout shift', value: phone.shift, unit: '', bound: { most: 0.02 } },
    { name: 'largest paint, slow phone', value: phone.paintMs / 1_000, unit: 's' },
    ...LOOKS.map(({ name }, at) => ({
      name: `faults of access, ${name}`,
      value: faults[at]?.access ?? Number.NaN,
      unit: '',
      bound: { most: 0 },
    })),
    {
      name: `sideways overflow, ${WIDTHS.at(0)} to ${WIDTHS.at(-1)}`,
      value: Math.max(...faults.map(({ sideways }) => sideways)),
      unit: 'px',
      bound: { most: 0 },
    },
  ]);
} finally {
  await browser.close();
}

/**
 * Bytes of a first visit: scripts and styles as gzip would send them, the whole as it was sent. What
 * comes after the page is alive (a popup and what it needs) is told apart.
 */
async function weigh(on: Browser, path: string) {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const total = { script: 0, app: 0, later: 0, style: 0, all: 0, requests: 0 };
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total.all += encodedDataLength;
    total.requests += 1;
  });
  const loaded: Response[] = [];
  page.on('response', (response) => void loaded.push(response));
  await page.goto(new URL(path, url).href);
  await untilAlive(page);
  const first = new Set(loaded);
  await page.waitForLoadState('networkidle');
  // What listens to the server, and what leads to all other pages, come a second later.
  await page.waitForTimeout(3_000);
  for (const response of loaded) {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') continue;
    const body = await response.body();
    const { length } = gzipSync(body, { level: 9 });
    // The worker itself, and whatever script registers it.
    if (first.has(response) && body.includes('/sw.js')) total.app += length;
    const script = first.has(response) ? 'script' : 'later';
    total[kind === 'script' ? script : 'style'] += length;
  }
  const inline = await page.locator('style').allTextContents();
  total.style += gzipSync(inline.join(''), { level: 9 }).length;
  await context.close();
  return total;
}

type Seen = Window & { seen: { shift: number; paintMs: number } };

/** A phone on a slow network: when the largest thing was painted, and how much moved. */
async function watch(on: Browser) {
  const context = await on.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { shift: 0, paintMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      seen.paintMs = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (window as unknown as Seen).seen);
  await context.close();
  return seen;
}

/** Faults that a machine can see, with motion off so that it sees a page that stands still. */
async function inspect(on: Browser, kept: Readonly<Record<string, string>>) {
  const context = await on.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await open(context, kept);
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations) console.error(id, nodes[0]?.html);
  let sideways = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    sideways = Math.max(sideways, await overflow(page));
  }
  await context.close();
  return { access: violations.length, sideways };
}

async function open(
  context: BrowserContext,
  kept: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('dialog[open]').waitFor();
  await untilStill(page);
  return page;
}

/** A popup that is coming up is pale for a moment: what is looked at is how it stands. */
function untilStill(page: Page) {
  return page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
