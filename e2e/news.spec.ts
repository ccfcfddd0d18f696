import { expectAccessible } from './accessible.ts';
import { come, expect } from './coming-in.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

test('MEM-30 MEM-31 HELP-05 the shell leads to blog and news, and a list to an entry', async ({
  page,
}) => {
  await come(page, '/about');
  const foot = page.getByRole('contentinfo');
  const places = [
    ['Blog', '/blog', 'Check a round yourself in two minutes', '/blog/check-a-round'],
    ['News', '/news', 'Withdrawals now say where they are, and why', '/news/withdrawal-status'],
  ] as const;
  for (const [entry, list, title, address] of places) {
    await foot.getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(list);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sideways(page)).toBe(0);
});

test('TALK-06 the first HTML of an entry names title, description and picture, without a script', async ({
  request,
}) => {
  const reply = await request.get('/blog/check-a-round', { headers: { cookie: 'lang=EN' } });
  const html = await reply.text();
  expect(html).toContain('<title>Check a round yourself in two minutes');
  expect(html).toMatch(/<meta name="description" content="You need not take our word/);
  expect(html).toMatch(
    /<meta property="og:image" content="http[^"]+\/images\/banner\/\w+-1280.png">/,
  );
  expect(html).toContain('Before your first round we show the fingerprint of ours');
  const [, picture = ''] = /og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
  expect((await request.get('/blog/nothing-like-it')).status()).toBe(404);
  const feed = await request.get('/blog/feed.xml?lang=EN');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain('/blog/check-a-round');
});
