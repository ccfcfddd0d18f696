import type { Engine } from '@baize/engines/core/engine';
import { fairRng } from '@baize/engines/core/fairness';
import { ARCADE } from '@baize/engines/games/arcade';
import { definition as plinko } from '@baize/engines/games/plinko/definition';
import { SLOTS } from '@baize/engines/games/slots';
import type { Page } from '@playwright/test';
import { testVault } from '../apps/server/src/testing/keys.ts';
import { type Db, openDatabase } from '../apps/studio/src/db/client.ts';
import { openSeed } from '../apps/studio/src/seeds/queries.ts';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { databaseUrl } from '../tools/test-database/template.ts';
import { expect } from './coming-in.ts';
import { action, press } from './rounds.ts';
import { test } from './test.ts';

const STUDIO = `http://localhost:${process.env['E2E_STUDIO_PORT'] ?? ''}`;
const PPM = 1_000_000n;

let db: Db;
let leave: () => Promise<void>;
test.beforeAll(async () => {
  const cluster = await joinTestCluster();
  const url = databaseUrl(cluster.url, `baize_e2e_${process.env['E2E_PORT'] ?? ''}`);
  db = openDatabase(url, testVault);
  leave = async () => {
    await db.destroy();
    await cluster.leave();
  };
});
test.afterAll(() => leave());

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const slot = SLOTS.find(({ pot }) => !pot);

type Wanted = { readonly engine: Engine | undefined; readonly choice: unknown };

/** Chooses a seed of which the test, which alone knows the secret, knows that its first round pays so. */
async function chooseSeed(
  page: Page,
  isWanted: (payout: bigint) => boolean,
  { engine, choice }: Wanted = { engine: slot, choice: {} },
): Promise<void> {
  await page.getByRole('button', { name: 'Fairness' }).click();
  const panel = page.getByRole('dialog');
  const commitment = panel.locator('dt', { hasText: 'Seal of the next secret' }).locator('+ dd');
  const row = await db
    .selectFrom('seed')
    .selectAll()
    .where('commitment', '=', (await commitment.textContent()) ?? '')
    .executeTakeFirstOrThrow();
  const { server_seed: serverSeed } = openSeed(db, row);
  const payoutOf = (clientSeed: string) =>
    engine?.play(choice, fairRng({ serverSeed, clientSeed, nonce: 0 })).payout ?? 0n;
  let number = 0;
  while (!isWanted(payoutOf(`wanted-${number}`))) number += 1;
  await panel.getByLabel('Your next seed').fill(`wanted-${number}`);
  await panel.getByRole('button', { name: 'Change seeds and show the secret' }).click();
  await expect(panel.getByText('Secret seed', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

test('FAIR-07 a round that pays no more than its stake shows no win scene; a win scene can be skipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${STUDIO}/play/${slot?.key ?? ''}?mode=trial&lang=EN`);
  const scene = page.locator('.win-scene');
  const word = page.locator('.word');
  const seen = await page.evaluateHandle(() => {
    const scenes: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.matches('.win-scene'))
            scenes.push(node.innerText);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    return scenes;
  });

  await chooseSeed(page, (payout) => payout > 0n && payout <= PPM);
  await press(page, () => action(page).click());
  await expect(word).toHaveAttribute('data-result', 'lost');
  await expect(word).toContainText('returned');
  expect(await seen.jsonValue()).toEqual([]);

  await chooseSeed(page, (payout) => payout >= 50n * PPM && payout < 250n * PPM);
  const { payout, staked } = await press(page, () => action(page).click());
  expect(BigInt(payout ?? 0) >= 50n * BigInt(staked)).toBe(true);
  await expect(scene).toContainText('Huge win');
  await scene.click();
  await expect(scene).toHaveCount(0);
  await expect(word).toHaveAttribute('data-result', 'win');
});

test('FAIR-08 autoplay goes on after a win that has a scene', async ({ page }) => {
  await page.goto(`${STUDIO}/play/plinko?mode=trial&lang=EN`);
  const engine = ARCADE.find(({ key }) => key === 'plinko');
  await chooseSeed(page, (payout) => payout >= 10n * PPM, { engine, choice: plinko.first });
  await page.getByRole('button', { name: 'Autoplay' }).click();
  const stops = page.getByRole('dialog', { name: 'Autoplay' });
  await stops.getByLabel('Stop before losing more than').selectOption({ label: '500.00' });
  await stops.getByLabel('Number of rounds').selectOption('100');
  await stops.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.win-scene')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop autoplay' })).toContainText('97');
});
