import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSearchableGames } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/lobby';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { startPlatform } from '../../apps/server/src/app.ts';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { systemClock } from '../../apps/server/src/base/kernel/index.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { getMember } from '../../apps/server/src/people/members/index.ts';
import { openSession } from '../../apps/server/src/people/sessions/index.ts';
import { seedCatalogue } from '../../apps/server/src/play/catalog/index.ts';
import { ownScale } from '../../apps/server/src/play/vendors/index.ts';
import { createClient } from '../../apps/server/src/testing/client.ts';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';
import { givenMember } from '../../apps/server/src/testing/play.ts';
import { givenKey, givenVendor } from '../../apps/server/src/testing/vendors.ts';
import { origin, type TestWorld } from '../../apps/server/src/testing/world.ts';

/** Where the site says that studio and book are: their real addresses are known after it has started. */
const ADDRESSES = { STUDIO_URL: 'https://studio.example', BOOK_URL: 'https://book.example' };

export type Launched = { readonly launchToken: string; readonly requestId: string };

export type House = Awaited<ReturnType<typeof openHouse>>;

/** The site of a brand with the catalogue it ships, and who plays there. */
export async function openHouse(fixed: TestWorld, brandCode: string) {
  // Studio and book sign by the real time, so the wallet must go by it too.
  const world = { ...fixed, clock: { ...systemClock, advance: () => {} } };
  const { brand } = loadBrand(brandCode);
  const currency = brand.currency.code;
  await seedCatalogue(world);
  const site = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      BRAND: brandCode,
      DATABASE_URL: world.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-catalogue-')),
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
      ...ADDRESSES,
    }),
  );
  const url = site.url ?? '';
  const call = await createClient(url);
  let launches = 0;

  async function walletOf(vendor: string) {
    await givenVendor(world, { code: vendor, scales: { [currency]: ownScale(currency) } });
    return { url, ...(await givenKey(world, vendor)) };
  }

  /** Somebody with money who is logged in. */
  async function comeIn(): Promise<{ readonly memberId: MemberId; readonly token: string }> {
    const memberId = await givenMember(world, { cash: 100_000_000n, currency });
    const token = await world.db.transaction().execute(async (tx) => {
      const member = await getMember(tx, memberId);
      const at = { brand, member, method: 'username', origin: origin() } as const;
      return (await openSession(world, tx, at)).token;
    });
    return { memberId, token };
  }

  /** Presses a tile: what the page of the game is opened with. */
  async function launch(nodeId: number, token: string): Promise<Launched> {
    launches += 1;
    const wire = { nodeId: `${nodeId}`, language: 'EN' };
    const { message, value } = await call(contract.launchGame, wire, { token });
    assert(message === null, `${nodeId} is launched, and not refused as ${message}`);
    const { gameUrl } = value as { gameUrl: string };
    return { launchToken: new URL(gameUrl).hash.slice(1), requestId: `launch-of-${launches}` };
  }

  /** Every game that the brand's lists have, and in which state. */
  async function listGames() {
    const { value } = await call(listSearchableGames, {});
    return (value as Output<typeof listSearchableGames>).games;
  }

  return { world, url, currency, listGames, walletOf, comeIn, launch, stop: () => site.stop() };
}
