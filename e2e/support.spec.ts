import { expectAccessible } from './accessible.ts';
import { come, comeAs, expect } from './coming-in.ts';
import { enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('OPS-10 a member on a phone talks with customer service, and an operator helps at the desk', async ({
  page,
}) => {
  test.slow();
  const member = await people.given();
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAs(page, await people.logIn(member), '/about');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Customer service' }).click();
  const chat = page.getByRole('dialog', { name: 'Get in touch' });
  await expect(chat.getByText('Our team is here now.')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'E-mail' })).toBeVisible();
  await chat.getByLabel('Your message').fill('Where is my deposit?');
  await chat.getByRole('button', { name: 'Start chat' }).click();
  await expect(chat.getByText('You are next.')).toBeVisible();
  await expectAccessible(page);
  expect(await sideways(page)).toBe(0);

  const desk = await page.context().newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  const operator = await givenOperator(people, 'support');
  await enterConsole(desk, operator, '/support');
  await desk.getByRole('button').filter({ hasText: member.account }).click();
  const thread = desk.getByRole('log', { name: 'Conversation' });
  await expect(thread.getByText('Where is my deposit?')).toBeVisible();
  await desk.getByRole('button', { name: 'Assign to me' }).click();
  await desk.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect(chat.getByText(/^You are chatting with/)).toBeVisible();
  await desk.getByLabel('Your message').fill('It has arrived just now.');
  await desk.getByLabel('Your message').press('Enter');
  await expect(chat.getByText('It has arrived just now.')).toBeVisible();
  await chat.getByLabel('Your message').fill('Thank you!');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('Thank you!')).toBeVisible();
  await expect(chat.getByText('Read', { exact: true })).toBeVisible();
  await expectAccessible(desk);

  // A toast has a button of that name too.
  const card = desk.locator('.queue-detail');
  await card.getByRole('button', { name: 'Close', exact: true }).click();
  const closing = desk.getByRole('dialog', { name: 'Close' });
  await closing.getByRole('textbox').fill('The deposit is there');
  await closing.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(chat.getByText('Customer service ended this chat.')).toBeVisible();
  await chat.getByRole('button', { name: '5', exact: true }).click();
  await expect(chat.getByText('Thank you for your rating.')).toBeVisible();
  await expect(chat.getByRole('button', { name: '5', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('OPS-10 a guest chats without an account, finds it again, and asks for an e-mail', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await come(page, '/about');
  const open = () =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Customer service' }).click();
  await open();
  const chat = page.getByRole('dialog', { name: 'Get in touch' });
  await chat.getByLabel('Your message').fill('How do I register?');
  await chat.getByRole('button', { name: 'Start chat' }).click();
  await expect(chat.getByText('Please tell us your name.')).toBeVisible();
  const name = `Malee ${Date.now()}`;
  await chat.getByLabel('Your name').fill(name);
  await chat.getByLabel('E-mail').first().fill('malee@example.com');
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Start chat' }).click();
  await expect(chat.getByRole('button', { name: 'Answer me by e-mail' })).toBeVisible();
  expect(await sideways(page)).toBe(0);

  const desk = await page.context().newPage();
  const asked: string[] = [];
  desk.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await desk.setViewportSize({ width: 1440, height: 900 });
  await enterConsole(desk, await givenOperator(people, 'support'), '/support');
  await desk.getByRole('button').filter({ hasText: name }).click();
  const card = desk.locator('.queue-detail');
  await expect(card.getByText('Guest', { exact: true })).toBeVisible();
  await expect(card.getByText('malee@example.com')).toBeVisible();
  await desk.getByLabel('Your message').fill('Press Register at the top.');
  await desk.getByLabel('Your message').press('Enter');
  await expect(chat.getByText('Press Register at the top.')).toBeVisible();

  // The browser keeps the conversation, and the desk hears of the guest without asking.
  await page.reload();
  await open();
  await expect(chat.getByText('Press Register at the top.')).toBeVisible();
  await desk.getByRole('button', { name: 'Mine', exact: true }).click();
  const thread = desk.getByRole('log', { name: 'Conversation' });
  await expect(thread.getByText('Press Register at the top.')).toBeVisible();
  await desk.waitForLoadState('networkidle');
  asked.length = 0;
  await chat.getByLabel('Your message').fill('Thank you!');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('Thank you!')).toBeVisible();
  expect(asked.filter((path) => path === '/ops/support/thread').length).toBeLessThan(4);
  await chat.getByRole('button', { name: 'Answer me by e-mail' }).click();
  await expect(chat.getByText(/^We will answer by e-mail/)).toBeVisible();
  await expect(chat.getByText(/Your reference: FB-/)).toBeVisible();
});
