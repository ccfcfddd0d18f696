import type { Page } from '@playwright/test';
import { expect } from './coming-in.ts';
import { action, press } from './rounds.ts';
import { test } from './test.ts';

const STUDIO = `http://localhost:${process.env['E2E_STUDIO_PORT'] ?? ''}`;
/** What the issue allows a game for its sound. */
const MOST_BYTES = 150_000;

type Tapped = { contexts: AudioContext[]; taps: AnalyserNode[] };

/** Listens where the browser's loudspeaker is. */
async function tapSpeakers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tapped: Tapped = { contexts: [], taps: [] };
    Object.assign(globalThis, { tapped });
    const Real = globalThis.AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        tapped.contexts.push(this);
        const tap = this.createAnalyser();
        tap.fftSize = 32_768;
        tapped.taps.push(tap);
      }
    };
    const prototype: { connect: (...to: unknown[]) => unknown } = AudioNode.prototype as never;
    const { connect } = prototype;
    prototype.connect = function tapConnect(this: AudioNode, ...to) {
      const [tap] = tapped.taps;
      if (to[0] instanceof AudioDestinationNode && tap) connect.call(this, tap);
      return Reflect.apply(connect, this, to);
    };
  });
}

const tappedOf = (page: Page) =>
  page.evaluate(() => {
    const { contexts, taps } = (globalThis as unknown as { tapped: Tapped }).tapped;
    const heard = new Float32Array(32_768);
    taps[0]?.getFloatTimeDomainData(heard);
    const states = contexts.map(({ state }) => state);
    return { states, loudest: Math.max(...heard.map(Math.abs)) };
  });

const statesOf = async (page: Page) => (await tappedOf(page)).states;

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('sound is made when it is wanted and not before, stays on, and is silent on a hidden page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await tapSpeakers(page);
  let bytes = 0;
  page.on('response', (response) => {
    if (!/\/(player|render-worker)-/.test(response.url())) return;
    void response.body().then((body) => {
      bytes += body.length;
    });
  });
  await page.goto(`${STUDIO}/play/copper-gong-rising?mode=trial&lang=EN`);
  await press(page, () => action(page).click());
  expect(await statesOf(page)).toEqual([]);
  expect(bytes).toBe(0);

  await page.getByRole('button', { name: 'Sound' }).click();
  const panel = page.getByRole('dialog', { name: 'Sound' });
  await panel.getByLabel('Sound on').check();
  await expect.poll(() => statesOf(page)).toEqual(['running']);
  // The music is heard at the loudspeaker itself.
  await expect
    .poll(async () => (await tappedOf(page)).loudest, { timeout: 60_000 })
    .toBeGreaterThan(0.01);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_BYTES);
  await page.keyboard.press('Escape');

  await setHidden(page, true);
  await expect.poll(() => statesOf(page)).toEqual(['suspended']);
  await setHidden(page, false);
  await expect.poll(() => statesOf(page)).toEqual(['running']);

  await page.reload();
  await press(page, () => action(page).click());
  await expect.poll(() => statesOf(page)).toEqual(['running']);
  await page.keyboard.press('m');
  await expect.poll(() => statesOf(page)).toEqual(['suspended']);
});

test('captions write what sounds while sound is off, and a loss is never written as a win', async ({
  page,
}) => {
  await tapSpeakers(page);
  await page.goto(`${STUDIO}/play/over-under?mode=trial&lang=EN`);
  await page.getByRole('button', { name: 'Sound' }).click();
  await page.getByRole('dialog', { name: 'Sound' }).getByLabel('Captions').check();
  await page.keyboard.press('Escape');
  const written = await page.evaluateHandle(() => {
    const lines: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) lines.push(target.textContent ?? '');
    }).observe(document.querySelector('.sound-caption') ?? document, { childList: true });
    return lines;
  });
  for (let rounds = 0; rounds < 6; rounds++) {
    const { payout, staked } = await press(page, () => action(page).click());
    const isWin = BigInt(payout ?? 0) > BigInt(staked);
    await expect(page.locator('.word')).toHaveAttribute('data-result', isWin ? 'win' : 'lost');
    const last = async () => (await written.jsonValue()).at(-1) ?? '';
    await expect.poll(last).toContain(isWin ? 'a win' : 'A soft knock');
  }
  expect(await statesOf(page)).toEqual([]);
});
