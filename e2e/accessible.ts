import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Breaks no rule of accessibility, on the whole page or within a part of it. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await untilStill(page);
  // Only what is wrong is asked for, and a second page to gather it in is opened only for frames:
  // what is left out costs twice as much as the looking itself.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** What is still fading in has colours that nobody reads. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const lasts = effect?.getComputedTiming().endTime;
        return playState === 'running' && lasts !== Number.POSITIVE_INFINITY;
      })
      .map(({ finished }) => finished);
    await Promise.allSettled(ending);
  });
