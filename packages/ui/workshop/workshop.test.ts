import AxeBuilder from '@axe-core/playwright';
import { type Page, expect as see } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenWorkshop, openWorkshop } from './testing/open-workshop.ts';

/** A browser on a busy machine is slow, and slowness is not what these tests are about. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let workshop: OpenWorkshop;

beforeAll(async () => {
  workshop = await openWorkshop();
});

afterEach(() => workshop.leave());

afterAll(() => workshop.close());

describe('dialog', () => {
  test('keeps the focus inside, closes by Escape and gives the focus back', async () => {
    const page = await workshop.open('?lang=en#dialog');
    const opener = page.getByRole('button', { name: 'A form with art' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await see(dialog).toBeVisible();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      // Past the last control the browser's own bar has its turn, and the page has none.
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await see(dialog).toBeHidden();
    await see(opener).toBeFocused();
  });

  test('holds against Escape, pressed twice, while money is on its way', async () => {
    const page = await workshop.open('?lang=en#dialog');
    await page.getByRole('button', { name: 'Cannot be closed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sending the money' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await see(dialog).toBeVisible();
    await see(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  });

  test('a press outside closes it', async () => {
    const page = await workshop.open('?lang=en#dialog');
    await page.getByRole('button', { name: 'Ask first' }).click();
    await page.mouse.click(5, 300);
    await see(page.getByRole('dialog')).toBeHidden();
  });
});

describe('tabs', () => {
  const selected = (page: Page) => page.getByRole('tab', { selected: true });

  test.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('walk by arrows in %s, meet at the ends, and are one stop for Tab', async (dir, on, back) => {
    const page = await workshop.open(`?lang=en&dir=${dir}#tabs`);
    await page.getByRole('tab', { name: 'Home' }).focus();
    await page.keyboard.press(on);
    await see(selected(page)).toHaveText('Favourites');
    await see(selected(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press(on);
    await see(selected(page)).toHaveText('Home');
    await page.keyboard.press(back);
    await see(selected(page)).toHaveText('Slots');
    await see(page.getByRole('tabpanel', { name: 'Slots' })).toBeVisible();
    await see(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  });
});

describe('menu button', () => {
  test('opens on the chosen item, walks by arrows, and Escape goes back to the button', async () => {
    const page = await workshop.open('?lang=en#menu');
    const button = page.getByRole('button', { name: 'Theme: dark or light' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await see(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await see(page.getByRole('menuitemradio', { name: 'Match device' })).toBeFocused();
    await page.keyboard.press('Enter');
    await see(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await see(page.getByRole('menuitemradio', { checked: true })).toHaveText('Match device');
    await page.keyboard.press('Escape');
    await see(page.getByRole('menu')).toHaveCount(0);
    await see(button).toBeFocused();
  });
});

describe('toast', () => {
  test('is announced by a region that was there before it, and leaves after six seconds', async () => {
    const page = await workshop.open('?lang=en#toast', { prepare: stopClock });
    const calm = page.locator('.toasts [aria-live=polite]');
    await see(calm).toBeAttached();
    await see(calm).toBeEmpty();
    await page.getByRole('button', { name: 'Good news' }).click();
    await see(calm).toContainText('฿500.00 is in your wallet.');
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_900);
    await see(calm).toContainText('฿500.00');
    await page.clock.runFor(200);
    await see(calm).toBeEmpty();
  });

  test('bad news is an alert and stays until it is closed', async () => {
    const page = await workshop.open('?lang=en#toast', { prepare: stopClock });
    await page.getByRole('button', { name: 'Bad news' }).click();
    const alert = page.locator('.toasts [role=alert]');
    await page.clock.runFor(60_000);
    await see(alert).toContainText('No money moved.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await see(alert).toBeEmpty();
  });

  test('three are shown at once and the others wait', async () => {
    const page = await workshop.open('?lang=en#toast', { prepare: stopClock });
    for (let press = 0; press < 4; press++) {
      await page.getByRole('button', { name: 'Bad news' }).click();
    }
    await see(page.locator('.toast')).toHaveCount(3);
    await page.locator('.toast').first().getByRole('button', { name: 'Close' }).click();
    await see(page.locator('.toast')).toHaveCount(3);
    await page.locator('.toast').first().getByRole('button', { name: 'Close' }).click();
    await see(page.locator('.toast')).toHaveCount(2);
  });
});

describe('field', () => {
  test('its error and its hint are read with it, and a password can be shown', async () => {
    const page = await workshop.open('?lang=en#field');
    const amount = page.getByLabel('Amount');
    await see(amount).toHaveAttribute('aria-invalid', 'true');
    await see(amount).toHaveAccessibleDescription(/least you can deposit is ฿100/);
    await see(page.getByLabel('Mobile')).toHaveAccessibleDescription(/six-digit code/);
    const password = page.getByLabel('Password', { exact: true });
    await see(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await see(password).toHaveAttribute('type', 'text');
  });
});

describe('date range', () => {
  test('is chosen by keyboard in the Thai calendar and travels as ISO', async () => {
    const page = await workshop.open('?lang=th#date-range');
    await page.getByRole('button', { name: /ช่วงวันที่/ }).click();
    await see(page.getByRole('grid', { name: 'พฤศจิกายน 2569' })).toBeVisible();
    await page.locator('[aria-current=date]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageUp');
    await see(page.getByRole('grid', { name: 'ตุลาคม 2569' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'แสดงวันเหล่านี้' }).click();
    await see(page.locator('#date-range output')).toHaveText('2026-10-09 / 2026-11-08');
  });
});

describe('upload', () => {
  const png = (name: string, bytes = 64) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.alloc(bytes, 1),
  });

  test('takes what fits, shows it, and names what it refuses', async () => {
    const page = await workshop.open('?lang=en#upload');
    const input = page.locator('input[type=file]');
    await input.setInputFiles([
      png('slip.png'),
      { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      png('large.png', 3 * 1_048_576),
    ]);
    await see(page.locator('.upload-files li')).toHaveCount(1);
    const problems = page.locator('#upload [role=alert]');
    await see(problems).toContainText('slip.pdf must be one of PNG, JPEG, WEBP.');
    await see(problems).toContainText('large.png is larger than 2 MB.');
    await input.setInputFiles([png('second.png'), png('third.png')]);
    await see(problems).toContainText('At most 2 files. third.png was left out.');
    await page.getByRole('button', { name: 'Remove slip.png' }).click();
    await see(page.locator('.upload-files li')).toHaveText(['second.png']);
    await see(input).toBeFocused();
  });
});

describe('money text', () => {
  test('is one unit with a true minus, a plus for gains, and can be hidden', async () => {
    const page = await workshop.open('?lang=en#money');
    const amounts = page.locator('#money bdi.money');
    await see(amounts.nth(0)).toHaveText('฿12,480.50');
    await see(amounts.nth(0).locator('small')).toHaveText('.50');
    await see(amounts.nth(2)).toHaveText('−฿50.00');
    await see(amounts.nth(4)).toHaveText('+฿12,480.50');
    await see(amounts.nth(7)).toHaveText('฿0.00');
    await see(amounts.nth(8)).toHaveText('***Amount hidden');
  });
});

describe('copy button', () => {
  test('puts the value on the clipboard and says so', async () => {
    const page = await workshop.open('?lang=en#copy', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await see(page.locator('output.sr').first()).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MK-261115-8F2Q71');
  });
});

describe('picture', () => {
  test('IMG-04 one that fails says so in its place, or by the picture that replaces it', async () => {
    const page = await workshop.open('?lang=en#picture');
    await see(page.locator('#picture .pic').first()).toHaveText('Image load error');
    const replaced = page.locator('#picture').getByRole('img', { name: 'Image load error' });
    await see(replaced.locator('svg').first()).toBeVisible();
    await see(page.locator('#picture img')).toHaveCount(0);
  });

  test('IMG-04 a game without its cover gets drawn art, an avatar its initial', async () => {
    const page = await workshop.open('?lang=en#tile');
    const tile = page.getByRole('article').filter({ hasText: 'Picture missing' });
    await see(tile.getByRole('img', { name: 'Image load error' })).toBeVisible();
    await page.goto(page.url().replace('#tile', '#avatar'));
    await see(page.locator('#avatar').getByRole('img', { name: 'Image load error' })).toHaveText(
      'K',
    );
  });
});

describe('tile', () => {
  test('is played by pressing its cover, tried and liked by keyboard', async () => {
    const page = await workshop.open('?lang=en#tile');
    const tile = page.getByRole('article').filter({ hasText: 'Midnight Lotus' });
    await tile.locator('.tile-art .tile-open').click({ position: { x: 60, y: 60 } });
    await see(page.locator('#tile output')).toHaveText('play lotus');
    await tile.getByRole('button', { name: 'Free trial: Midnight Lotus' }).focus();
    await page.keyboard.press('Enter');
    await see(page.locator('#tile output')).toHaveText('try lotus');
    await tile.locator('.tile-text .tile-open').click();
    await see(page.locator('#tile output')).toHaveText('play lotus');
    const heart = tile.getByRole('button', { name: 'Favourite: Midnight Lotus' });
    await heart.press('Space');
    await see(heart).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('carousel', () => {
  const current = (page: Page) => page.locator('.carousel-dot[aria-current=true]');
  const label = (slide: number) => `Slide ${slide} of 3`;

  test('advances every 5000 ms, moves for 1000 ms, and goes round', async () => {
    const page = await workshop.open('?lang=en#carousel', { prepare: stopClock });
    await page.clock.runFor(4_900);
    await see(current(page)).toHaveAccessibleName(label(1));
    await page.clock.runFor(200);
    await see(current(page)).toHaveAccessibleName(label(2));
    const moves = await slideMoves(page);
    expect(moves.map(({ durationMs }) => durationMs)).toEqual([1_000, 1_000]);
    expect(moves.flatMap(({ transforms }) => transforms)).toContain(
      'translateX(calc(-100% - 20.3px))',
    );
    await page.clock.runFor(5_000);
    await see(current(page)).toHaveAccessibleName(label(3));
    await page.clock.runFor(5_000);
    await see(current(page)).toHaveAccessibleName(label(1));
  });

  test('goes on after a press on a dot, and stops at Pause', async () => {
    const page = await workshop.open('?lang=en#carousel', { prepare: stopClock });
    await page.getByRole('button', { name: label(3) }).click();
    await see(current(page)).toHaveAccessibleName(label(3));
    await page.clock.runFor(5_100);
    await see(current(page)).toHaveAccessibleName(label(1));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(20_000);
    await see(current(page)).toHaveAccessibleName(label(1));
    await see(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('enters from the other side where one reads from the right', async () => {
    const page = await workshop.open('?lang=en&dir=rtl#carousel', { prepare: stopClock });
    await page.getByRole('button', { name: label(2) }).click();
    const [leaving] = await slideMoves(page);
    expect(leaving?.transforms.at(-1)).toBe('translateX(calc(100% + 20.3px))');
  });

  test('stands still where motion is unwanted, and its dots still work', async () => {
    const page = await workshop.open('?lang=en#carousel', {
      prepare: stopClock,
      reducedMotion: 'reduce',
    });
    await page.clock.runFor(20_000);
    await see(current(page)).toHaveAccessibleName(label(1));
    await page.getByRole('button', { name: label(2) }).click();
    await see(current(page)).toHaveAccessibleName(label(2));
    expect(await slideMoves(page)).toEqual([]);
  });

  test('rests while the page is hidden', async () => {
    const page = await workshop.open('?lang=en#carousel', { prepare: stopClock });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(20_000);
    await see(current(page)).toHaveAccessibleName(label(1));
  });

  test('one slide has neither dots nor Pause', async () => {
    const page = await workshop.open('?lang=en#carousel');
    const one = page.getByRole('region', { name: 'One banner' });
    await see(one.getByRole('link', { name: 'See my missions' })).toBeVisible();
    await see(one.getByRole('button')).toHaveCount(0);
  });
});

describe('marquee', () => {
  const track = (page: Page) => page.locator('.marquee-track');

  test('walks until it is paused, and opens the notice that was pressed', async () => {
    const page = await workshop.open('?lang=en#marquee');
    await see(track(page)).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('button', { name: 'Pause' }).click();
    await see(track(page)).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('button', { name: /Withdrawals/ }).press('Enter');
    await see(page.locator('#marquee output')).toHaveText('opened 1');
  });

  test('walks towards where reading starts, on both sides of the world', async () => {
    for (const [dir, sign] of [
      ['ltr', -1],
      ['rtl', 1],
    ] as const) {
      const page = await workshop.open(`?lang=en&dir=${dir}#marquee`);
      const shift = await track(page).evaluate((element) => {
        const [walk] = element.getAnimations();
        walk?.pause();
        if (walk) walk.currentTime = 5_000;
        return new DOMMatrix(getComputedStyle(element).transform).e;
      });
      expect(Math.sign(shift)).toBe(sign);
    }
  });

  test('stands still where motion is unwanted, drawn once', async () => {
    const page = await workshop.open('?lang=en#marquee', { reducedMotion: 'reduce' });
    await see(track(page)).toHaveCSS('animation-name', 'none');
    await see(page.locator('.marquee-row').nth(1)).toBeHidden();
    await see(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });
});

describe('the whole workshop', () => {
  test.each([
    ['dark', 'ltr', 'mekhala'],
    ['light', 'ltr', 'mekhala'],
    ['dark', 'rtl', 'mekhala'],
    ['light', 'rtl', 'copa'],
  ])('axe finds nothing: %s, %s, %s', async (theme, dir, brand) => {
    const page = await workshop.open(`?lang=en&theme=${theme}&dir=${dir}&brand=${brand}`, {
      reducedMotion: 'reduce',
    });
    await emptyDrawings(page);
    const { violations } = await axeOn(page).exclude('#icons').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test('axe finds nothing in an open dialog', async () => {
    const page = await workshop.open('?lang=en#dialog', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'A form with art' }).click();
    // While it fades in, its colours are those that nobody reads.
    await page.locator('dialog[open]').evaluate(async (element) => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    });
    const { violations } = await axeOn(page).include('dialog[open]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test.each([320, 390, 768, 1920])('nothing sticks out sideways at %i px', async (width) => {
    const page = await workshop.open('?lang=xa', { viewport: { width, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

/** Only what is wrong is asked for, in the page itself: a second page to gather it in costs more. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Art is decoration of many thousand shapes, each of which axe would look behind. */
const emptyDrawings = (page: Page) =>
  page.evaluate(() => {
    for (const drawing of document.querySelectorAll('.drawing > svg')) drawing.replaceChildren();
  });

/** Time stands still until a test lets it run. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/** The movements of slides that are under way, as the browser knows them. */
const slideMoves = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((move) => !(move instanceof CSSTransition || move instanceof CSSAnimation))
      .map(({ effect }) => ({
        durationMs: effect?.getTiming().duration,
        transforms: (effect as KeyframeEffect)
          .getKeyframes()
          .map((frame) => String(frame['transform'])),
      })),
  );
