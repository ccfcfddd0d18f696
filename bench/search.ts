import type { Page } from '@playwright/test';
import { visit } from '../e2e/visit.ts';
import { median, openBrowser, percentile, siteUrl } from './browser.ts';
import { report } from './report.ts';

/**
 * How long a letter takes until its answer is on the screen, over a catalogue of five thousand games
 * that the site's own search is given: `node bench/search.ts [address]`, against a site that runs.
 */
const GAMES = 5_000;
const HEADS = ['Golden', 'Midnight', 'Silver', 'Crimson', 'Lucky', 'Hidden', 'Royal', 'Jade'];
const HEARTS = ['Lotus', 'Tiger', 'Dragon', 'Koi', 'Phoenix', 'Lantern', 'Temple', 'Elephant'];
const TAILS = ['Fortune', 'Gate', 'Dream', 'River', 'Palace', 'Night', 'Garden', 'Treasure'];
const THAI_HEADS = ['ทอง', 'เที่ยงคืน', 'เงิน', 'แดง', 'นำโชค', 'ลับ', 'ราชา', 'หยก'];
const THAI_HEARTS = ['บัว', 'เสือ', 'มังกร', 'ปลาคาร์ป', 'หงส์', 'โคม', 'วัด', 'ช้าง'];
/** As people type them, slips and all. */
const TYPED = [
  'golden lotus',
  'midnigth',
  'elefant',
  'fenix river',
  'มังกรทอง',
  'ชางนำโชค',
  'ปลาคาป',
];

/** A picture of one point: the covers of games that do not exist. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const names = Array.from({ length: GAMES }, (_, at) => {
  const of = (list: readonly string[], step: number) => list[Math.floor(at / step) % list.length];
  return [
    `${of(THAI_HEARTS, 8)}${of(THAI_HEADS, 1)} ${at}`,
    `${of(HEADS, 1)} ${of(HEARTS, 8)} ${of(TAILS, 64)} ${at}`,
  ];
});

const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await giveCatalogue(page);
  await visit(page, siteUrl());
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.waitFor();
  await field.fill('warm');
  await page.waitForTimeout(1_500);
  const waits: number[] = [];
  for (const text of TYPED) {
    await field.fill('');
    await page.waitForTimeout(100);
    for (let length = 1; length <= text.length; length += 1) {
      waits.push(await typed(page, text.slice(0, length)));
    }
  }
  report(`Search over ${GAMES.toLocaleString('en')} games, ${waits.length} letters`, [
    { name: 'letter to answer, median', value: median(waits), unit: 'ms' },
    {
      name: 'letter to answer, 95 of 100',
      value: percentile(waits, 95),
      unit: 'ms',
      bound: { most: 50 },
    },
    { name: 'letter to answer, slowest', value: Math.max(...waits), unit: 'ms' },
  ]);
} finally {
  await browser.close();
}

/** The site asks for its catalogue and gets ours, which is larger. */
async function giveCatalogue(page: Page) {
  const games = names.map((of, at) => ({
    nodeId: at + 1,
    names: of,
    vassalage: 'PG',
    gameCode: `game-${at}`,
    gameType: 'RNG',
    iconUrl: 'images/cover/koi',
    state: 'open',
  }));
  const value = {
    languages: ['TH', 'EN'],
    vendors: [{ vassalage: 'PG', names: ['กี่หยก', 'Jade Loom'] }],
    games,
  };
  await page.route('**/wps/game/index*', (route) =>
    route.fulfill({ json: { success: true, message: null, value } }),
  );
  await page.route('**/images/cover/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: DOT }),
  );
}

/** Milliseconds from the change of the field until the list shows the answer to it. */
function typed(page: Page, text: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const input = document.querySelector<HTMLInputElement>('dialog.search input');
    const body = document.querySelector('dialog.search');
    if (!input || !body) throw new Error('the search is not open');
    const answered = new Promise<number>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (!body.querySelector(`[data-answered=${JSON.stringify(wanted)}]`)) return;
        watcher.disconnect();
        requestAnimationFrame(() => resolve(performance.now()));
      });
      watcher.observe(body, { attributes: true, subtree: true, childList: true });
    });
    const startedAt = performance.now();
    // React knows what it wrote last; the browser's own setter tells it of another value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, wanted);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return (await answered) - startedAt;
  }, text);
}
