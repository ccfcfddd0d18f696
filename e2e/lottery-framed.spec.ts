import { createServer } from 'node:http';
import { expectAccessible } from './accessible.ts';
import { cashOf, giveCash } from './cash.ts';
import { expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

/** Named to the book as a platform that is not ours: `tools/test/e2e-server.ts`. */
const PLATFORM = process.env['E2E_PLATFORM_URL'] ?? '';
const QUICK_THAI = 72_024;

let people: People;
/** What the other platform shows in its page. */
let framed = '';
const platform = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><html lang="en"><title>Another platform</title>
    <main><h1>Lotteries of a partner</h1><iframe title="Lotteries" src="${framed}"
      style="width:100%;height:88vh;border:0"></iframe></main></html>`);
});
test.beforeAll(async () => {
  people = await openPeople();
  await new Promise<void>(
    (resolve) => void platform.listen(Number(new URL(PLATFORM).port), resolve),
  );
});
test.afterAll(async () => {
  platform.closeAllConnections();
  platform.close();
  await people.leave();
});

test('LOTT-01 another platform opens the lotteries in a frame by view, language and backUrl, and the way back leads to it alone', async ({
  page,
  request,
}) => {
  const person = await people.given();
  await giveCash(people, person, 100_000n);
  const launched = await request.get(`/wps/game/launchGame?nodeId=${QUICK_THAI}&language=EN`, {
    headers: { authorization: `Bearer ${await people.logIn(person)}` },
  });
  const { value } = (await launched.json()) as { value: { gameUrl: string } };
  const { hash } = new URL(value.gameUrl);
  const book = `http://localhost:${process.env['E2E_BOOK_PORT'] ?? ''}`;
  const show = async (asked: Record<string, string>, token = '') => {
    framed = `${book}/seaLottery?${new URLSearchParams(asked).toString()}${token}`;
    await page.goto(`${PLATFORM}/lotteries`);
  };
  const frame = page.frameLocator('iframe');

  await show({ view: 'lobby', language: 'TH', backUrl: `${PLATFORM}/games` }, hash);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('ลอตเตอรี่');
  await expect(frame.getByRole('link', { name: /หวยลาวพัฒนา/ })).toBeVisible();

  // Opened again, it goes on with its session; the board sells, and the other wallet pays.
  await show({
    gameCode: 'thai',
    view: 'betting',
    language: 'EN',
    backUrl: 'https://evil.example/',
  });
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Thai Government Lottery');
  await frame.locator('.lot-board').getByRole('button', { name: '2 bottom' }).first().click();
  await frame.locator('.lot-grid').getByRole('button', { name: '07', exact: true }).click();
  await frame.getByRole('button', { name: /^Buy/ }).click();
  await expect(frame.locator('.lot-answer')).toContainText(/Balance ฿990\.00/);
  expect(await cashOf(people, person)).toBe(99_000n);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 664 });
  const wide = () => frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  await expect.poll(wide).toBe(0);
  await expectAccessible(page);
  await frame.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Lotteries');
  await expect(frame.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);

  await show({ view: 'lobby', language: 'EN', backUrl: `${PLATFORM}/games` });
  await frame.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${PLATFORM}/games`);
});
