import type { Input } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/lobby';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  houseAccount,
  openMemberAccounts,
  postTransfer,
  trialCurrency,
} from '../../books/ledger/index.ts';
import { GAMES, useLobby } from '../../testing/lobby.ts';
import { commandOf, givenMember, openPlay, perform } from '../../testing/play.ts';
import type { Play } from '../play/index.ts';
import { collectWins } from './collect-wins.ts';
import { startWinCollector } from './index.ts';
import { listWinners } from './list-winners.ts';
import { lockMark } from './win-queries.ts';

const lobby = useLobby();
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;

let play: Play;
let memberId: MemberId;
beforeAll(async () => {
  const opened = openPlay(lobby.world);
  play = opened.play;
  memberId = await givenMember(lobby.world, { cash: 1_000_000_000n });
  return opened.close;
});
// Each test has a day of its own, and all before it was read.
beforeEach(async () => {
  lobby.world.clock.advance(2 * DAY_MS);
  await readFrom(lobby.world.clock.now());
});

const readFrom = (read_until: Instant) =>
  lobby.world.db.updateTable('lobby_win_mark').set({ read_until }).execute();

const board = () => ({ catalogue: lobby.catalogue, currency: 'THB' });
const collect = () => collectWins(lobby.world, board());
async function collectAll() {
  while ((await collect()) === 'behind');
}

let bets = 0;
type Round = {
  readonly stake?: bigint;
  readonly paid: bigint;
  readonly game?: string;
  readonly vendor?: string;
  readonly by?: MemberId;
  readonly currency?: string;
};

/** A bet and its result, as the vendor brings them; answers the id of the bet. */
async function playRound({ stake = 100n, paid, vendor = 'studio', by, ...facts }: Round) {
  bets += 1;
  const command = commandOf('bet-and-settle', {
    vendor: { ...STUDIO, code: vendor },
    txId: `b-${bets}`,
    memberId: by ?? memberId,
    amount: minor(stake),
    payout: minor(paid),
    ...facts,
  });
  expect(await perform(play, command)).toMatchObject({ ok: true });
  return command.txId;
}

const about = (kind: 'rollback' | 'unsettle' | 'resettle' | 'settle', betId: string, rest = {}) =>
  perform(
    play,
    commandOf(kind, { vendor: STUDIO, txId: `${kind} ${betId}`, memberId, betId, ...rest }),
  );

const asked = { gameCategory: 'ALL', limitNum: 20, language: 'EN' } as const;
type Asking = Partial<Input<typeof contract.listWinners>>;

/** The board as it is now; whoever asks by the call gets what was kept of it a moment ago. */
async function readBoard(asking: Asking = {}) {
  const { loaded: site, catalogue, bus } = lobby;
  const options = { site, catalogue, bus, launchers: new Map(), publicUrl: '' };
  return (await listWinners(lobby.world, options, { ...asked, ...asking })).list;
}
const amounts = async (asking?: Asking) =>
  (await readBoard(asking)).map(({ winAmount }) => Number(winAmount));

const countEvents = async () => {
  const { count } = await lobby.world.db
    .selectFrom('kernel_event')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('kind', '=', 'winners')
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('HOME-09 the board holds the largest wins first, with masked names and their games', async () => {
  const winner = await givenMember(lobby.world, { cash: 10_000n });
  await playRound({ paid: 350n, by: winner });
  lobby.world.clock.advance(SECOND_MS);
  await playRound({ stake: 200n, paid: 1_200n, game: 'table' });
  await collectAll();
  const list = await readBoard();
  expect(list.map(({ winAmount }) => winAmount)).toEqual([1_000n, 250n]);
  expect(list.map(({ game }) => game.nodeId)).toEqual([GAMES.live, GAMES.open]);
  expect(list[1]?.customerName).toMatch(/^p\*{3}\d$/);
  expect(list[0]?.wonAt).toBe(lobby.world.clock.now().toISOString());
  expect(await amounts({ gameCategory: 'LIVE' })).toEqual([1_000]);
  expect(await amounts({ gameCategory: 'RNG' })).toEqual([250]);
  expect(await amounts({ gameCategory: 'FISH' })).toEqual([]);
  expect(await readBoard({ limitNum: 1 })).toHaveLength(1);
});

test('nobody is invented: what was not won with real money in a game we have is not shown', async () => {
  const trial = trialCurrency('THB');
  await givenPlayMoney(trial);
  await playRound({ paid: 0n });
  await playRound({ paid: 100n });
  await playRound({ paid: 9_000n, currency: trial });
  await playRound({ paid: 9_000n, game: 'nobody-knows' });
  await playRound({ paid: 9_000n, vendor: 'acme' });
  const running = commandOf('bet', { vendor: STUDIO, txId: 'run', memberId, amount: minor(100n) });
  await perform(play, running);
  await about('settle', 'run', { amount: minor(9_000n), isFinal: false });
  await collectAll();
  expect(await readBoard()).toEqual([]);
  await about('settle', 'run', { txId: 'last', amount: minor(1n), isFinal: true });
  await collectAll();
  expect(await amounts()).toEqual([8_901]);
});

async function givenPlayMoney(currency: string) {
  await lobby.world.db.transaction().execute(async (tx) => {
    const { cash } = await openMemberAccounts(tx, memberId, currency);
    await postTransfer(tx, {
      requestKey: `trial:${memberId}`,
      at: lobby.world.clock.now(),
      from: await houseAccount(tx, { purpose: 'issue', currency }),
      to: cash,
      amount: minor(1_000n),
      reason: 'given',
    });
  });
}

test('a win that was undone goes, one that was corrected is set right', async () => {
  const [undone, reduced, grown, taken] = [
    await playRound({ paid: 5_100n }),
    await playRound({ paid: 4_100n }),
    await playRound({ paid: 3_100n }),
    await playRound({ paid: 2_100n }),
  ];
  await collectAll();
  expect(await amounts()).toEqual([5_000, 4_000, 3_000, 2_000]);
  await about('rollback', undone);
  await about('resettle', reduced, { amount: minor(150n) });
  await about('resettle', grown, { amount: minor(7_100n) });
  await about('unsettle', taken);
  await collectAll();
  expect(await amounts()).toEqual([7_000, 50]);
});

test('what is undone long after it was read goes as well, and the next moves up', async () => {
  const first = await playRound({ paid: 5_100n });
  for (let place = 0; place < 60; place++) await playRound({ paid: 200n + BigInt(place) });
  await collectAll();
  lobby.world.clock.advance(HOUR_MS);
  await collectAll();
  await lobby.world.db
    .updateTable('play_bet')
    .set({ status: 'void' })
    .where('ref', '=', first)
    .execute();
  await collect();
  expect((await amounts()).slice(0, 2)).toEqual([159, 158]);
  expect(await amounts()).toHaveLength(20);
});

test('a bet that was written late, after newer ones were read, is not missed', async () => {
  const late = await playRound({ paid: 400n });
  const { db, clock } = lobby.world;
  const hidden = await db
    .deleteFrom('play_bet')
    .where('ref', '=', late)
    .returningAll()
    .executeTakeFirstOrThrow();
  clock.advance(8 * SECOND_MS);
  await playRound({ paid: 300n });
  await collectAll();
  expect(await amounts()).toEqual([200]);
  await db.insertInto('play_bet').values(hidden).execute();
  clock.advance(2 * SECOND_MS);
  await collectAll();
  expect(await amounts()).toEqual([300, 200]);
});

test('a win leaves the board after a day, and smaller ones of later hours are there', async () => {
  for (let place = 0; place < 45; place++) await playRound({ paid: 10_000n + BigInt(place) });
  await collectAll();
  lobby.world.clock.advance(12 * HOUR_MS);
  for (let place = 0; place < 25; place++) await playRound({ paid: 200n + BigInt(place) });
  await collectAll();
  expect((await amounts()).at(0)).toBe(9_944);
  lobby.world.clock.advance(12 * HOUR_MS);
  expect((await amounts()).at(0)).toBe(124);
  await collectAll();
  expect(await amounts()).toHaveLength(20);
  expect(await countKept()).toBe(25);
});

const countKept = async () => {
  const rows = await lobby.world.db.selectFrom('lobby_win').select('ref').execute();
  return rows.length;
};

test('of five thousand wins the largest are shown and few are kept', async () => {
  const paid = Array.from({ length: 5_000 }, (_, index) => 101n + BigInt((index * 7_919) % 5_000));
  for (let first = 0; first < paid.length; first += 500) {
    await Promise.all(paid.slice(first, first + 500).map((amount) => playRound({ paid: amount })));
    await collect();
  }
  await collectAll();
  expect(await amounts()).toEqual(Array.from({ length: 20 }, (_, place) => 5_000 - place));
  expect(await countKept()).toBeLessThanOrEqual(80);
});

test('who begins after a pause reads all of the last day and nothing older', async () => {
  await playRound({ paid: 8_100n });
  lobby.world.clock.advance(10 * HOUR_MS);
  await playRound({ paid: 300n });
  lobby.world.clock.advance(15 * HOUR_MS);
  await playRound({ paid: 250n });
  expect(await collect()).toBe('behind');
  await collectAll();
  expect(await amounts()).toEqual([200, 150]);
});

test('begun anew, from nothing, the board is the same', async () => {
  for (const paid of [300n, 500n, 400n]) {
    await playRound({ paid });
    lobby.world.clock.advance(MINUTE_MS * 25);
  }
  await collectAll();
  const before = await readBoard();
  await lobby.world.db.deleteFrom('lobby_win').execute();
  await readFrom(instant(new Date(0)));
  await collectAll();
  expect(await readBoard()).toEqual(before);
  expect(before).toHaveLength(3);
});

test('HOME-10 the board is told of once for each change, however many collect at once', async () => {
  await collectAll();
  const before = await countEvents();
  await playRound({ paid: 900n });
  const passes = await Promise.all(Array.from({ length: 6 }, collect));
  expect(new Set(passes)).toContain('done');
  await collectAll();
  expect(await countEvents()).toBe(before + 1);
  expect(await amounts()).toEqual([800]);
  // Losses, and wins that are too small for the board, are no news.
  for (let place = 0; place < 20; place++) await playRound({ paid: 2_000n });
  await collectAll();
  expect(await countEvents()).toBe(before + 2);
  await playRound({ paid: 0n });
  await playRound({ paid: 101n });
  await collectAll();
  expect(await countEvents()).toBe(before + 2);
});

test('HOME-10 who asks again when told of a change is answered with it', async () => {
  const wire = { gameCategory: 'ALL', limitNum: '20', language: 'EN' };
  const ask = async () => {
    const { value } = await lobby.site.call(contract.listWinners, wire);
    return (value as { list: { winAmount: string }[] }).list.map(({ winAmount }) => winAmount);
  };
  await collectAll();
  expect(await ask()).toEqual([]);
  await playRound({ paid: 900n });
  await collectAll();
  await expect.poll(ask).toEqual(['800']);
});

test('while one reads, others do not wait for it', async () => {
  await lobby.world.db.transaction().execute(async (tx) => {
    await lockMark(tx);
    expect(await collect()).toBe('elsewhere');
  });
});

test('two collectors keep the board by themselves, through a broken connection', async () => {
  const collectors = [20, 30].map((everyMs) => startWinCollector(lobby.world, board(), everyMs));
  await playRound({ paid: 600n });
  await expect.poll(() => amounts(), { timeout: 5_000 }).toEqual([500]);
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'
      and (query = 'commit' or query ilike '%lobby%')`.execute(lobby.world.db);
  expect(rows.length).toBeGreaterThan(0);
  await playRound({ paid: 700n });
  await expect.poll(() => amounts(), { timeout: 5_000 }).toEqual([600, 500]);
  await Promise.all(collectors.map((collector) => collector.stop()));
});

test.each([
  [{ gameCategory: 'NONSENSE' }],
  [{ limitNum: '0' }],
  [{ limitNum: '21' }],
  [{ limitNum: '-1' }],
  [{ language: '' }],
])('HOME-09 a board is not asked for with %o', async (wrong) => {
  const wire = { gameCategory: 'ALL', limitNum: '20', language: 'EN', ...wrong };
  const reply = await lobby.site.call(contract.listWinners, wire);
  expect(reply).toMatchObject({ status: 400, message: 'invalid_input' });
});
