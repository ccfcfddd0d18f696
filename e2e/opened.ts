import type { Page } from '@playwright/test';
import lottery from '../packages/i18n/src/catalogues/en/lottery.json' with { type: 'json' };
import play from '../packages/i18n/src/catalogues/en/play.json' with { type: 'json' };
import system from '../packages/i18n/src/catalogues/en/system.json' with { type: 'json' };
import { expect } from './coming-in.ts';

/** What a page says that has not what it was asked for. */
const REFUSALS = [
  system['system.not_found_title'],
  play['play.gone_title'],
  lottery['lottery.unknown'],
  play['play.coming'],
];

/** The page that was asked for is there, with its heading, and is not one that only says sorry. */
export async function expectOpened(page: Page, heading: string): Promise<void> {
  const main = page.locator('main');
  await expect(main.getByRole('heading').filter({ hasText: heading }).first()).toBeVisible();
  for (const refusal of REFUSALS) await expect(main).not.toContainText(refusal);
}
