import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadError, loadPage, urlOf } from './load-page.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));

test('NAV-17 a page that answers after 119 seconds is used', async () => {
  const page = loadPage(() => after(119_000, 'the page'));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(await page).toBe('the page');
});

test('NAV-17 a page that does not answer within 120 seconds fails as a timeout', async () => {
  const page = loadPage(() => after(120_001, 'too late')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await page).toMatchObject({ type: 'timeout' });
});

test.each([
  ['missing', async () => new Response(null, { status: 404 })],
  ['error', async () => new Response(null, { status: 500 })],
  ['error', () => Promise.reject(new TypeError('no network'))],
])('NAV-21 a failed page is told as %s', async (type, fetched) => {
  vi.stubGlobal('fetch', fetched);
  const failed = await loadPage(() => Promise.reject(new TypeError('failed'))).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(LoadError);
  expect(failed).toMatchObject({ type });
});

test('NAV-21 the address of a page is read from the function that imports it', () => {
  expect(urlOf(() => import('./load-page.ts'))).toMatch(/\/load-page\.ts$/);
});
