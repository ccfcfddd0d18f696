import * as contract from '../packages/contract/src/chat.ts';
import { expectAccessible } from './accessible.ts';
import { comeAs, expect } from './coming-in.ts';
import { expectFocusStays } from './focus-stays.ts';
import { enterConsole, givenOperator } from './operators.ts';
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
  // What can be done about a message lies on the screen, wherever the message stands.
  const last = page.getByRole('article').last();
  await last.getByRole('button').first().click();
  for (const item of await page.getByRole('menuitem').all())
    await expect(item).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
});

test('HELP-08 TALK-05 OPS-10 a member reports a message, a moderator reads it in its place and mutes the author', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const [ann, bob, cat] = [await people.given(), await people.given(), await people.given()];
  const roomId = 'harbour';
  const [ofBob, ofCat] = [await people.logIn(bob), await people.logIn(cat)];
  const say = async (token: string, text: string) => {
    const reply = await page.request.post(`${baseURL}${contract.sayInChat.path}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { roomId, requestKey: crypto.randomUUID(), text },
    });
    return (await reply.json()) as { message: string | null };
  };
  // Long numbers are hidden in a room, so what is looked for is told apart by letters.
  const sign = bob.account.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  const begging = `Please lend me money, ${sign}`;
  await say(ofCat, `Hello, ${sign}`);
  await say(ofBob, begging);
  await comeAs(page, await people.logIn(ann), `/chat?room=${roomId}`);
  const line = page.getByRole('article').filter({ hasText: begging });
  await line.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const telling = page.getByRole('dialog', { name: 'Report' });
  await telling.getByLabel('What is wrong with it?').selectOption('begging');
  await telling.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. A moderator will look at it.')).toBeVisible();

  const desk = await page.context().newPage();
  await enterConsole(desk, await givenOperator(people, 'support'), '/chat');
  await desk.getByRole('button').filter({ hasText: begging }).click();
  const around = desk.getByRole('list', { name: 'What was said around it' });
  await expect(around.locator('[aria-current=true]')).toContainText(begging);
  await expect(around).toContainText(`Hello, ${sign}`);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Delete or mute' }).first().click();
  const deciding = desk.getByRole('dialog', { name: 'Delete or mute' });
  await deciding.getByLabel('What is done').selectOption('60');
  await deciding.getByRole('textbox').fill('Begging is not allowed here');
  await deciding.getByRole('button', { name: 'Delete or mute' }).click();
  await expect(desk.getByText('The report is decided')).toBeVisible();

  await expect(line).toHaveCount(0);
  expect(await say(ofBob, 'Only a little')).toMatchObject({ message: 'chat_muted' });
});
