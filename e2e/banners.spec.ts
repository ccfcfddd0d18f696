import type { Banner } from '@baize/contract/system';
import { expect, type Page } from '@playwright/test';
import { come, dialog } from './coming-in.ts';
import { dots, slide } from './home-page.ts';
import { test } from './test.ts';

/** The site with other banners than its own, in the page itself and in the call. */
async function withBanners(page: Page, change: (banners: readonly Banner[]) => readonly Banner[]) {
  const changed = ({ banners, ...others }: { banners?: Banner[] }) => ({
    ...others,
    ...(banners && {
      banners: change(banners.filter(({ groupName }) => groupName === 'w_home')),
    }),
  });
  const block = /(<script type="application\/json" id="start">)(.*?)(<\/script>)/s;
  await page.route(/localhost:\d+\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(block, (_, open: string, json: string) => {
      const start = JSON.parse(json);
      start.announcements = changed(start.announcements);
      return `${open}${JSON.stringify(start).replaceAll('<', '\\u003c')}</script>`;
    });
    await route.fulfill({ response, body });
  });
  await page.route('**/wps/relay/announcements*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.value = changed(answer.value);
    await route.fulfill({ response, json: answer });
  });
}

test('HOME-01 banners go round every 5000 ms in 1000 ms, 20.3 apart, whatever is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(watchMoves);
  await come(page, '/');
  await expect(dots(page)).not.toHaveCount(0);
  const count = await dots(page).count();
  expect(count).toBeGreaterThan(1);
  await dots(page).last().click();
  await slide(page).hover();
  await expect(dots(page).last()).toHaveAttribute('aria-current', 'true');
  await expect(dots(page).first()).toHaveAttribute('aria-current', 'true');
  const moves = await page.evaluate(() => (window as unknown as Moving).moves);
  const [pressed, onwards] = moves.slice(-2);
  const restMs = (onwards?.atMs ?? 0) - (pressed?.atMs ?? 0);
  expect(restMs).toBeGreaterThan(4_900);
  expect(restMs).toBeLessThan(7_000);
  expect(onwards?.durationMs).toBe(1_000);
  expect(onwards?.frames).toContain('100% + 20.3px');
});

type Move = { readonly atMs: number; readonly durationMs: unknown; readonly frames: string };
type Moving = { readonly moves: readonly Move[] };

/** Runs in the page: keeps what enters the view, when, and how. */
function watchMoves() {
  const moves: Move[] = [];
  Object.assign(window, { moves });
  const watched = new Proxy(Reflect.get(Element.prototype, 'animate'), {
    apply: (animate, element: Element, [frames, options]: Parameters<Element['animate']>) => {
      const { duration } = options as KeyframeAnimationOptions;
      const move = {
        atMs: performance.now(),
        durationMs: duration,
        frames: JSON.stringify(frames),
      };
      // Of the two that move, the one that leaves comes first.
      if (!move.frames.includes('visible')) moves.push(move);
      return Reflect.apply(animate, element, [frames, options]);
    },
  });
  Object.assign(Element.prototype, { animate: watched });
}

test('HOME-01 one banner alone neither moves nor has dots', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await withBanners(page, ([first]) => (first ? [first] : []));
  await come(page, '/');
  await expect(page.locator('.carousel-slide')).toHaveCount(1);
  await expect(dots(page)).toHaveCount(0);
  await page.clock.runFor(6_000);
  expect(await slide(page).evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('HOME-02 GAME-03 a press on a banner does what its link action says', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const links = [
    ['none', null],
    ['page', '/live?page=2'],
    ['promotion', 'free-play-money'],
    ['game', 'PG/over-under'],
    ['game', 'PG/gone'],
    ['support', null],
    ['external', 'https://example.com/rules'],
  ] as const;
  await withBanners(page, (banners) => {
    const known = banners.find(({ linkageType }) => linkageType === 'game');
    return links.map(([linkageType, target], index) => ({
      ...(known as Banner),
      id: `link-${index}`,
      button: index % 2 === 0 ? null : `Open ${index}`,
      linkageType,
      target,
      game: target === known?.target ? known.game : null,
    }));
  });
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await come(page, '/');
  const press = async (index: number) => {
    await dots(page).nth(index).click();
    await slide(page)
      .locator('.banner')
      .click({ position: { x: 700, y: 150 } });
  };
  const leads = async (index: number) => {
    await dots(page).nth(index).click();
    return slide(page).locator('a, button').count();
  };
  expect(await leads(0)).toBe(0);
  expect(await leads(4)).toBe(0);

  await press(1);
  await expect(page).toHaveURL('/live?page=2');
  await page.goBack();
  await press(2);
  await expect(page).toHaveURL('/promotions?id=free-play-money');
  await page.goBack();
  await press(5);
  await expect(dialog(page)).toContainText('Get in touch');
  await page.keyboard.press('Escape');
  const popup = page.waitForEvent('popup');
  await press(6);
  const elsewhere = await popup;
  await expect(elsewhere).toHaveURL('https://example.com/rules');
  expect(await elsewhere.evaluate(() => window.opener)).toBeNull();
  await dots(page).nth(3).click();
  await slide(page).getByRole('button', { name: 'Open 3' }).click();
  await expect(dialog(page)).toContainText('Over or Under');
});
