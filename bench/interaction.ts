import { assert } from '@baize/std/assert';
import type { Browser, Locator, Page } from '@playwright/test';
import { untilAlive, visit } from '../e2e/visit.ts';
import { openBrowser, siteUrl } from './browser.ts';
import { report } from './report.ts';

/**
 * How long a press takes until the page shows that it was felt (from the event to the next paint, as
 * browsers count it), with the processor slowed to that of a phone: `node bench/interaction.ts
 * [address]`, against a site that runs with its demo accounts.
 */
const SLOWDOWN = 4;
const ROUNDS = 5;
const HOVER_MS = 300;
const REST_MS = 1_200;
const MEMBER = { account: 'demo', password: 'river-lotus-24' };

type Felt = Window & { felt: number[] };

const browser = await openBrowser();
try {
  const page = await openPage(browser);
  await logIn(page);
  const figures = [];
  for (const [name, prepare, press] of ACTIONS()) {
    await prepare(page, 0);
    figures.push({ name, value: await worst(page, press), unit: 'ms', bound: { most: 150 } });
  }
  report(`From a press to its sign, processor slowed ${SLOWDOWN} ×, worst of ${ROUNDS}`, figures);
} finally {
  await browser.close();
}

type Step = (page: Page, round: number) => Promise<unknown>;

function ACTIONS(): readonly (readonly [string, Step, Step])[] {
  const list: Step = async (page) => {
    await page.goto(new URL('/rng', siteUrl()).href, { waitUntil: 'networkidle' });
    await untilAlive(page);
  };
  return [
    [
      'the menu of categories',
      list,
      (page) => pressOn(page, page.locator('nav.side button[aria-expanded]').first()),
    ],
    [
      'a filter',
      list,
      (page, round) =>
        pressOn(page, page.locator('.list-panel input[type="checkbox"]').nth(round + 1)),
    ],
    ['a favourite', list, (page, round) => pressOn(page, page.locator('.tile-heart').nth(round))],
    ['a page turned', list, (page) => pressOn(page, page.locator('.pager button').last())],
    [
      'a letter searched for',
      async (page) => {
        await list(page, 0);
        await page.keyboard.press('/');
        await page.getByRole('combobox').waitFor();
        // Opening it is another press, and has its own end.
        await page.waitForTimeout(REST_MS);
      },
      (page, round) => page.keyboard.press('lotus'.charAt(round)),
    ],
  ];
}

async function openPage(on: Browser): Promise<Page> {
  const page = await on.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    const felt: number[] = [];
    Object.assign(window, { felt });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        // What only moves over the page, or follows from a press, is no press.
        if (entry.interactionId > 0) felt.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

async function logIn(page: Page) {
  await visit(page, new URL('/login', siteUrl()).href);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[autocomplete~="username"]').fill(MEMBER.account);
  await dialog.locator('input[type="password"]').fill(MEMBER.password);
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'hidden' });
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * The pointer is there before it presses, as with a hand. The tool's own press would look at the page
 * from within, while it is measured, whether it hits.
 */
async function pressOn(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  assert(box, 'what is pressed is in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/** The longest time that a press took until the next picture of the page. */
async function worst(page: Page, press: Step): Promise<number> {
  await page.evaluate(() => (window as unknown as Felt).felt.splice(0));
  for (let round = 0; round < ROUNDS; round += 1) {
    await press(page, round);
    await page.waitForTimeout(REST_MS);
  }
  // What took less than a frame is not told: it was a frame at most.
  return page.evaluate(() => Math.max(16, ...(window as unknown as Felt).felt));
}
