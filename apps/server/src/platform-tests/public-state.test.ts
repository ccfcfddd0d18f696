import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countRewards } from '@baize/contract/reward-count';
import { login } from '@baize/contract/session';
import { readPermission } from '@baize/contract/system';
import { countUnread } from '@baize/contract/unread';
import { readVipState } from '@baize/contract/vip-state';
import { readBalance } from '@baize/contract/wallet';
import { beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../app.ts';
import { loadBrand } from '../base/brand/index.ts';
import { systemClock } from '../base/kernel/index.ts';
import { readConfig } from '../config/config.ts';
import { getMember } from '../people/members/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { placeInRank } from '../rewards/ranks/index.ts';
import { type Client, createClient } from '../testing/client.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { givenMember } from '../testing/login.ts';
import { giveMoney } from '../testing/money.ts';
import { solveWork } from '../testing/newcomer.ts';
import { offerCash } from '../testing/rewards.ts';
import { origin, useWorld } from '../testing/world.ts';

const t = useWorld();
const { brand, content } = loadBrand('mekhala');
let platform: Platform;
let call: Client;

beforeAll(async () => {
  platform = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: t.world.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-public-state-')),
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
    }),
  );
  call = await createClient(platform.url ?? '');
  return () => platform.stop();
});

/** The server runs by the real clock; so must what it is asked about. */
const timed = () => ({ ...t.world, clock: systemClock }) as unknown as typeof t.world;

test('SYS-06 the public state of a member is what the server knows of them, value by value', async () => {
  const world = timed();
  const { id, account } = await givenMember(world);
  const { token } = await world.db.transaction().execute(async (tx) => {
    const member = await getMember(tx, id);
    return openSession(world, tx, { brand, member, method: 'username', origin: origin() });
  });
  const read = async () => {
    const ask = async (...[endpoint, wire]: Parameters<Client>) =>
      (await call(endpoint, wire, { token })).value as Record<string, unknown>;
    const { info, availablePromo } = await ask(readPermission, {});
    return {
      ...(await ask(readBalance, {})),
      ...(await ask(readVipState, { language: 'EN' })),
      ...(await ask(countRewards, {})),
      ...(await ask(countUnread, {})),
      availablePromo,
      whitelabel: (info as Record<string, unknown>)['whitelabel'],
    };
  };
  expect(await read()).toMatchObject({
    balance: '0',
    hasVip: false,
    vipLabelName: null,
    vipRankLevel: null,
    availablePromoCount: 0,
    unreadMessage: 0,
    availablePromo: { REFERRAL: { enabled: true } },
    whitelabel: content.whitelabel,
  });
  await giveMoney(world, id, { amount: 12_345n, reason: 'public state' });
  await offerCash(world, id);
  await world.db
    .transaction()
    .execute((tx) => placeInRank(world, tx, { brand, memberId: id, level: 1 }));
  expect(await read()).toMatchObject({
    balance: '12345',
    hasVip: true,
    vipLabelName: 'Bronze',
    vipRankLevel: 1,
    // The reward that was offered, and the one that the rank brings with its message.
    availablePromoCount: 2,
    unreadMessage: 1,
  });

  const fail = async () => {
    const botProof = await solveWork(world);
    const wire = { type: 'username', username: account, password: 'not-the-one', botProof };
    const { value } = await call(login, wire, { ip: '198.51.100.77' });
    return (value as { showCaptcha?: boolean }).showCaptcha ?? false;
  };
  expect([await fail(), await fail(), await fail()]).toEqual([false, true, true]);
});
