import { drawCaptcha } from '../apps/server/src/people/challenges/index.ts';
import { accountMenu, expect, latestCode } from './coming-in.ts';
import { newMobile, submit } from './newcomer.ts';
import { openOtherPeople, type People } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Draws the page's picture anew with but one number for chance, so that its letters are known. */
async function readPicture(others: People, captchaId: string): Promise<string> {
  const chance = { bytes: (count: number) => new Uint8Array(count) };
  const origin = { requestId: 'e2e', ip: '10.9.8.7', proxyRegion: null, language: 'EN' };
  await drawCaptcha(
    { ...others.world, chance, origin: { ...origin, userAgent: 'e2e' } },
    { captchaId },
  );
  return '33333';
}

test('REG-21 BRAND-09 at the other brand a number, its code and a birthday are enough', async ({
  page,
}) => {
  const others = await openOtherPeople();
  try {
    const number = `098${newMobile().slice(3)}`;
    const drawn = page.waitForRequest((request) => request.url().includes('captchaId='));
    await visit(page, `${process.env['E2E_OTHER_BRAND_URL']}/register`, { lang: 'EN' });
    const captchaId = new URL((await drawn).url()).searchParams.get('captchaId') ?? '';
    await expect(page.getByRole('button', { name: 'Username', exact: true })).toHaveCount(0);
    await expect(page.getByLabel('Password *', { exact: true })).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
    await page.getByRole('button', { name: 'Send code' }).click();
    const inbox = process.env['E2E_OTHER_SANDBOX_URL'];
    await page.getByLabel('SMS code').fill(await latestCode(`+593${number.slice(1)}`, inbox));
    await page.getByLabel('Date of birth').fill('15111990');
    const characters = page.getByRole('textbox', { name: 'Characters in the picture' });
    // A picture is drawn anew after a second and no sooner.
    await expect(async () => characters.fill(await readPicture(others, captchaId))).toPass();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await submit(page);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Balance' })).toContainText('$0.00');
  } finally {
    await others.leave();
  }
});
