import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@baize/contract/lobby';
import { assert } from '@baize/std/assert';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Platform, startPlatform } from '../app.ts';
import { loadBrand } from '../base/brand/index.ts';
import { systemClock } from '../base/kernel/index.ts';
import { readConfig } from '../config/config.ts';
import { findByAccount } from '../people/members/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { seed } from '../seed.ts';
import { type Client, createClient } from '../testing/client.ts';
import { TEST_KEYS, testVault } from '../testing/keys.ts';
import { givenKey, givenVendor, sendSigned } from '../testing/vendors.ts';
import { origin, useWorld } from '../testing/world.ts';

const GAME = 13_001;
const t = useWorld();
const { brand } = loadBrand('mekhala');
let platform: Platform;
let url: string;
let call: Client;

beforeAll(async () => {
  await seed(t.world.url, { vault: testVault, demoOf: brand });
  platform = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: t.world.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-lobby-')),
      PORT: '0',
      ROLES: 'site,worker',
      STUDIO_URL: 'https://studio.example',
      LOG_LEVEL: 'silent',
    }),
  );
  url = platform.url ?? '';
  call = await createClient(url);
  return () => platform.stop();
});

/** The platform runs by the real clock; so must whoever speaks to it. */
const timed = () => ({ ...t.world, clock: systemClock }) as unknown as typeof t.world;

async function givenDemoToken(): Promise<string> {
  const member = await findByAccount(t.world.db, 'demo');
  assert(member, 'the demo member is seeded');
  const at = { brand, member, method: 'username', origin: origin() } as const;
  return t.world.db.transaction().execute(async (tx) => (await openSession(timed(), tx, at)).token);
}

function listen(token: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/wps/socket`);
  const kinds: string[] = [];
  socket.on('open', () => socket.send(JSON.stringify({ token })));
  socket.on('message', (data: Buffer) => {
    const { type, kind } = JSON.parse(data.toString()) as { type: string; kind?: string };
    kinds.push(kind ?? type);
  });
  return { kinds, close: () => socket.close() };
}

const readWinners = async () => {
  const wire = { gameCategory: 'ALL', language: 'TH', limitNum: '20' };
  const { value } = await call(contract.listWinners, wire);
  return (value as { list: { customerName: string; winAmount: string }[] }).list;
};

test('HOME-10 GAME-16 a launch opens a wallet, and what is won there is live on every page', async () => {
  await givenVendor(timed(), { code: 'studio' });
  const key = await givenKey(timed(), 'studio');
  const send = async (name: string, body: object) => {
    const answered = await sendSigned(timed(), url, { ...key, call: name, body });
    expect(answered.body).toMatchObject({ success: true });
    return answered.body.value;
  };
  const token = await givenDemoToken();
  const { kinds, close } = listen(token);
  await expect.poll(() => kinds, { timeout: 6_000 }).toContain('balance');

  const launched = await call(
    contract.launchGame,
    { nodeId: String(GAME), language: 'TH' },
    { token },
  );
  const { gameUrl } = launched.value as { gameUrl: string };
  expect(gameUrl).toMatch(
    /^https:\/\/studio\.example\/play\/over-under\?lang=TH&zone=Asia%2FBangkok&back=http/,
  );
  const opening = { token: new URL(gameUrl).hash.slice(1), requestId: 'opening-1' };
  const session = await send('authenticate', opening);
  expect(session).toMatchObject({ game: 'over-under', currency: 'THB', balance: '1000000' });

  const heard = kinds.length;
  await send('bet-and-settle', {
    txId: 'round-1',
    roundId: 'round-1',
    memberId: session['memberId'],
    currency: 'THB',
    game: 'over-under',
    token: session['token'],
    amount: '10000',
    payout: '19800',
    endsRound: true,
  });
  await expect.poll(() => kinds.slice(heard), { timeout: 6_000 }).toContain('balance');
  await expect.poll(() => kinds.slice(heard), { timeout: 10_000 }).toContain('winners');
  expect(await readWinners()).toMatchObject([{ customerName: 'd***o', winAmount: '9800' }]);

  const { memberId } = session;
  await send('rollback', { txId: 'back-1', betId: 'round-1', memberId, currency: 'THB' });
  await expect.poll(readWinners, { timeout: 10_000 }).toEqual([]);
  const recent = await call(contract.listRecentGames, { language: 'TH' }, { token });
  expect(recent.value).toMatchObject([{ nodeId: GAME }]);
  close();
}, 40_000);
