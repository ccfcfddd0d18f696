import type { Page } from '@playwright/test';
import { listBrands, loadBrand } from '../apps/server/src/base/brand/index.ts';

/** What a browser may have kept from an earlier visit. */
export type KeptValues = Readonly<Record<string, string>>;

/** Opens a page as a visitor who has read the popups already, and waits until it is alive. */
export async function visit(page: Page, path: string, kept: KeptValues = {}): Promise<void> {
  await page.addInitScript((closed) => {
    if (!sessionStorage.getItem('closed')) sessionStorage.setItem('closed', closed);
  }, ALL_POPUPS);
  await visitAnew(page, path, kept);
}

const ALL_POPUPS = listBrands()
  .flatMap((code) => loadBrand(code).content.popups)
  .map(({ execution, id }) => `${execution}:${id}`)
  .join(',');

/** Opens a page as a visitor whose browser kept these things and nothing of this session. */
export async function visitAnew(page: Page, path: string, kept: KeptValues = {}): Promise<void> {
  await page.addInitScript((values) => {
    // Only for the first page: what is chosen during the test must be able to replace it.
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', 'yes');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  const { lang } = kept;
  // A browser that kept a language has told the server so: the page comes in it at once.
  if (lang) await page.context().addCookies([{ name: 'lang', value: lang, url: siteOf(path) }]);
  await page.goto(path);
  await untilAlive(page);
}

const siteOf = (path: string) =>
  new URL(path, `http://localhost:${process.env['E2E_PORT'] ?? ''}`).origin;

/** A drawn page comes alive part by part; it is alive when React knows the elements of all parts. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isKnown = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    const parts = [...document.querySelectorAll('#root :is(header, main, nav, section, footer)')];
    return parts.length > 0 && parts.every(isKnown);
  });
}

/** The page hears what happens from the moment its socket is greeted; ask before the page opens. */
export async function untilListening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ready'));
}

/** How far the page can be pushed sideways: nothing, on a page that fits. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Goes to another page of the open site, as a link of its own does: the site is not loaded anew. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
