import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { openBrowser, percentile } from './browser.ts';
import type { Frame } from './frames/page.ts';
import { report } from './report.ts';

/** How smoothly a hundred symbols of a slot move on the canvas: `node bench/frames.ts`. */
const FOR_MS = 5_000;
const SITE = 'http://frames.test/';
const PAGE = resolve(import.meta.dirname, 'frames/page.ts');

type Measuring = { readonly measure: (forMs: number) => Promise<readonly Frame[]> };

const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await serve(page, await buildPage());
  await page.goto(SITE);
  await page.waitForFunction(() => 'measure' in globalThis);
  const frames = await page.evaluate(
    (forMs) => (globalThis as unknown as Measuring).measure(forMs),
    FOR_MS,
  );
  const sinceMs = frames.map((frame) => frame.sinceMs);
  const workMs = frames.map((frame) => frame.workMs);
  const total = sinceMs.reduce((sum, ms) => sum + ms, 0);
  report('A hundred moving symbols on the canvas, 1280 × 720', [
    { name: 'frames', value: (frames.length * 1_000) / total, unit: '/s', bound: { least: 55 } },
    { name: 'a frame, 95 of 100', value: percentile(sinceMs, 95), unit: 'ms' },
    { name: 'painting it, 95 of 100', value: percentile(workMs, 95), unit: 'ms' },
  ]);
} finally {
  await browser.close();
}

async function buildPage(): Promise<ReadonlyMap<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: PAGE, output: { entryFileNames: 'page.js' } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((part) => [
      part.fileName,
      part.type === 'chunk' ? part.code : String(part.source),
    ]),
  );
}

async function serve(page: Page, parts: ReadonlyMap<string, string>): Promise<void> {
  await page.route(`${SITE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') {
      const body = '<!doctype html><body><script type="module" src="/page.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    }
    const body = parts.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
      body,
    });
  });
}
