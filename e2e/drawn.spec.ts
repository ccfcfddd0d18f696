import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { visit } from './visit.ts';

const PAGES = ['/', '/rng', '/about', '/help', '/login', '/agent', '/promotions'];
/** Drawn for their path alone: where the rest of the address, or a guard, leads comes in the browser. */
const PARTS = ['/rng?vendor=PG', '/help#withdrawal', '/agentHome/agentDailyWages2'];

test('SHELL-13 every page is hydrated as it was drawn, and nothing of it is drawn anew', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { drawn: document.querySelector('#root main') });
    });
  });
  for (const path of [...PAGES, ...PARTS]) {
    await visit(page, path, { lang: 'EN' });
    await expect(page.locator('#root main'), path).toHaveCount(1);
    const isSame = await page.evaluate(
      () => (window as { drawn?: Element }).drawn === document.querySelector('#root main'),
    );
    if (PAGES.includes(path)) expect(isSame, path).toBe(true);
    expect(faults, path).toEqual([]);
    // The next is a first visit again.
    await page.evaluate(() => [sessionStorage, localStorage].forEach((store) => store.clear()));
  }
});

test('SHELL-13 on a device whose clock is wrong the page is hydrated as it was drawn', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.clock.install({ time: 0 });
  await visit(page, '/', { lang: 'EN' });
  await expect(page.locator('.foot-copyright')).toContainText('1970');
  expect(faults).toEqual([]);
});

test('SHELL-13 a drawn page names its fonts and styles, and asks for none of them twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // However slow the machine is, for the page its fonts come soon.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });
  await visit(page, '/', { lang: 'TH' });
  await expect(page.locator('#faces')).not.toHaveAttribute('media');
  const files = asked.filter((path) => /\.(woff2|css|js)$/.test(path));
  expect(new Set(files).size).toBe(files.length);
  const written = await page.locator('style').first().getAttribute('data-files');
  expect(files.filter((path) => written?.split(' ').includes(path))).toEqual([]);
});

test('SHELL-13 fonts that come late leave the page as it is read, and the next page has them', async ({
  page,
}) => {
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(3_000);
    await route.continue().catch(() => {});
  });
  await visit(page, '/', { lang: 'EN' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('#faces')).toHaveAttribute('media', 'not all');
  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('#faces')).not.toHaveAttribute('media');
});
