import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium } from '../../../../tools/test/find-chromium.ts';
import { workshopConfig } from '../vite-config.ts';

type Opening = BrowserContextOptions & {
  /** Runs before anything of the page does. */
  readonly prepare?: (page: Page) => Promise<void>;
};

export type OpenWorkshop = {
  /** A page of the workshop: `?lang=en#dialog`. */
  readonly open: (address: string, options?: Opening) => Promise<Page>;
  /** Closes every page. */
  readonly leave: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The built workshop in a real browser: focus, live regions and motion are the browser's own. */
export async function openWorkshop(): Promise<OpenWorkshop> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'workshop-'));
  const config = {
    ...workshopConfig,
    build: { outDir, emptyOutDir: true },
  };
  // A test runner says `test`, and then neither React nor the plugin builds what visitors get.
  const usual = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const [executablePath] = await Promise.all([findChromium(), build(config)]);
  process.env['NODE_ENV'] = usual;
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const site = server.resolvedUrls?.local[0] ?? '';
  return {
    async open(address, { prepare, ...options } = {}) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await prepare?.(page);
      await page.goto(site + address);
      await page.getByRole('main').waitFor();
      return page;
    },
    async leave() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
