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

test('a guest is told the way to a person, and writes where the answer comes by e-mail', async ({
  page,
}) => {
  await come(page, '/about');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Customer service' }).click();
  const chat = page.getByRole('dialog', { name: 'Get in touch' });
  await expect(chat.getByText(/^Log in to chat with our team/)).toBeVisible();
  await chat.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/feedback');
});
