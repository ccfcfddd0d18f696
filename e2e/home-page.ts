import type { Page } from '@playwright/test';

/** A section of the home page by its heading. */
export const rail = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const slide = (page: Page) => page.locator('.carousel-slide[data-current=true]');
export const dots = (page: Page) => page.locator('.carousel-dot');
