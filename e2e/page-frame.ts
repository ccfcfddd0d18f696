import type { Page } from '@playwright/test';
import { expect } from './coming-in.ts';

/** What stands around the content of a page. */
export type PageFrame = {
  readonly header: boolean;
  readonly sideMenu: boolean;
  readonly footer: boolean;
};

const WHOLE: PageFrame = { header: true, sideMenu: true, footer: true };

/** Sees that header, side menu and footer stand, or those that are said not to do not. */
export async function expectFrame(page: Page, expected: Partial<PageFrame> = {}): Promise<void> {
  const { header, sideMenu, footer } = { ...WHOLE, ...expected };
  await expect(page.getByRole('main').first()).toBeVisible();
  const parts = [
    [page.getByRole('navigation', { name: 'Main menu' }), header],
    [page.getByRole('navigation', { name: 'Side menu' }), sideMenu],
    [page.getByRole('contentinfo'), footer],
  ] as const;
  for (const [part, isThere] of parts) await expect(part).toHaveCount(isThere ? 1 : 0);
}
