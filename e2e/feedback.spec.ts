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

const WORDS = 'I paid five hundred and five baht yesterday and nothing has arrived since then';

test('MEM-33 HELP-02 HELP-06 OPS-10 a guest and a member write, and the member reads the answer', async ({
  page,
}) => {
  test.slow();
  await come(page, '/about');
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Feedback and complaints' }).click();
  await expect(page).toHaveURL('/feedback');
  const form = page.getByRole('main').locator('form').first();
  await form.getByRole('radio', { name: 'Complaint' }).check();
  await form.getByLabel('Your message').fill('Too short');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please write between 10 and 500 words.')).toBeVisible();
  await form.getByLabel('Your message').fill(WORDS);
  await form.getByLabel('Email for the answer').fill('nok@mail.example');
  // A file that is no picture is named as not attached, and takes no place among the three.
  const noPicture = { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await form.locator('input[type=file]').setInputFiles(noPicture);
  await expect(form.getByText(/^slip\.png was not attached: /)).toBeVisible();
  await expect(form.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Your reference is FB-/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sideways(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  const member = await people.given();
  const own = await page.context().newPage();
  await comeAs(own, await people.logIn(member), '/');
  await own.getByRole('link', { name: 'Feedback and complaints' }).first().click();
  await expect(own.getByLabel('Email for the answer')).toHaveCount(0);
  await own.getByRole('radio', { name: 'Complaint' }).check();
  await own.getByLabel('Your message').fill(WORDS);
  await own.getByRole('button', { name: 'Send', exact: true }).click();
  const thread = own.getByRole('region', { name: 'What you wrote to us' });
  await expect(thread.getByText('With us')).toBeVisible();

  const desk = await page.context().newPage();
  await enterConsole(desk, await givenOperator(people, 'support'), '/feedback');
  await desk.getByRole('button').filter({ hasText: member.account }).click();
  await desk.getByLabel('Template').selectOption('Looking into it');
  await expect(desk.getByLabel('Your answer')).toHaveValue(/^Thank you for writing/);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(thread.getByText('Your turn')).toBeVisible();
  await expect(thread.getByText(/^Thank you for writing to us/)).toBeVisible();

  // Whoever looks for help finds the open case above every article.
  await own.goto('/help');
  const open = own.getByRole('region', { name: 'Your case' });
  await expect(open).toContainText('Your turn');
  await expect(open).toContainText('Thank you for writing to us');
  await open.getByRole('link', { name: 'Read and answer' }).click();
  await expect(own).toHaveURL('/feedback');
});
