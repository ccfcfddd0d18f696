import * as contract from '../packages/contract/src/chat.ts';
import { comeAs, expect } from './coming-in.ts';
import { expectFocusStays } from './focus-stays.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('SHELL-26 HELP-03 HELP-07 TALK-03 the chat opens over the page, hears others, and shows harmless text', async ({
  page,
  baseURL,
}) => {
  const [ann, bob] = [await people.given(), await people.given()];
  const ofBob = await people.logIn(bob);
  const roomId = 'harbour';
  const say = (text: string) =>
    page.request.post(`${baseURL}${contract.sayInChat.path}`, {
      headers: { authorization: `Bearer ${ofBob}`, 'x-forwarded-for': '203.0.113.77' },
      data: { roomId, requestKey: crypto.randomUUID(), text },
    });
  await comeAs(page, await people.logIn(ann), '/');
  const trigger = page.getByRole('button', { name: 'Chat rooms' });
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: 'Chat' });
  await dialog.getByRole('combobox', { name: 'Room' }).selectOption(roomId);
  await expect(dialog.getByLabel('Your message')).toBeVisible();
  await expectFocusStays(page);

  const own = `${baseURL}/promotions`;
  await say(`<b>hello</b>\u202E ${own} https://evil.example/x`);
  const line = dialog.getByRole('article').filter({ hasText: '<b>hello</b>' });
  await expect(line).toBeVisible();
  await expect(line.getByRole('link')).toHaveCount(1);
  await expect(line.getByRole('link', { name: own })).toHaveAttribute('href', own);
  await expect(line.locator('b')).toHaveCount(0);
  await dialog.getByLabel('Your message').fill('hello from Ann');
  await dialog.getByLabel('Your message').press('Enter');
  await expect(dialog.getByRole('article').filter({ hasText: 'hello from Ann' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();

  const launched = await page.request.get(
    `${baseURL}${contract.launchChat.path}?roomId=${roomId}`,
    {
      headers: { authorization: `Bearer ${ofBob}` },
    },
  );
  const { value } = (await launched.json()) as { value: { chatUrl: string } };
  await page.setViewportSize({ width: 390, height: 800 });
  const { pathname, search } = new URL(value.chatUrl);
  await page.goto(pathname + search);
  await expect(page.getByRole('article').filter({ hasText: 'hello from Ann' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
});
