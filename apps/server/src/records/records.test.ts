import * as contract from '@baize/contract/records';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { isRecallSigned } from '@baize/std/recall-signature';
import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../base/brand/index.ts';
import type { CommandKind, CommandOf } from '../play/play/index.ts';
import { joinVendor, ownScale, rotateVendorKey } from '../play/vendors/index.ts';
import { openSeededCatalogue } from '../testing/catalogue.ts';
import { givenSession, openTestSite, type TestSite } from '../testing/identity.ts';
import { commandOf, countBets, givenMember, perform, usePlay } from '../testing/play.ts';
import { recordsRoutes } from './routes.ts';

const t = usePlay();
const loaded = loadBrand('mekhala');
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;
const ROUND = 'rnd_01ARZ3NDEKTSV4RRFFQ69G5FAV';

let site: TestSite;
let secret: string;

beforeAll(async () => {
  const { bus, catalogue } = await openSeededCatalogue(t.world);
  const launchers = new Map([['studio', 'https://studio.example/']]);
  site = await openTestSite(t.world, loaded, () =>
    recordsRoutes({ site: loaded, catalogue, launchers }),
  );
  const scales = { THB: ownScale('THB') };
  await t.world.db.transaction().execute(async (tx) => {
    const terms = { dialect: 'own', roundRule: 'mixed', addresses: null, scales } as const;
    await joinVendor(t.world, tx, { code: 'studio', name: 'Studio', ...terms });
    const rotate = () => rotateVendorKey(t.world, tx, { vendor: 'studio', overlapMs: MINUTE_MS });
    await rotate();
    t.world.clock.advance(SECOND_MS);
    ({ secret } = await rotate());
  });
  return async () => {
    await site.stop();
    await bus.stop();
  };
});

async function givenCaller(cash = 100_000n) {
  const memberId = await givenMember(t.world, { cash });
  const { token } = await givenSession({ world: t.world, loaded }, { id: memberId });
  return { memberId, token };
}

type CommandParts<K extends CommandKind> = Partial<CommandOf<K>> & {
  txId: string;
  memberId: MemberId;
};

/** Each a second after the one before it. */
async function play<K extends CommandKind>(kind: K, facts: CommandParts<K>) {
  t.world.clock.advance(SECOND_MS);
  const told = await perform(
    t.play,
    commandOf(kind, { vendor: STUDIO, game: 'over-under', ...facts }),
  );
  expect(told.ok, JSON.stringify(told)).toBe(true);
}

const list = (token: string, before?: string) =>
  site.call(contract.listBets, { language: 'EN', ...(before && { before }) }, { token });
const read = (token: string, betId: string) =>
  site.call(contract.readBet, { language: 'TH', betId }, { token });

type Page = { bets: readonly { betId: string }[]; hasMore: boolean };
const pageOf = async (token: string, before?: string) => (await list(token, before)).value as Page;

test('MEM-04 REW-01 a bet is listed with its game, time, stake, payout, result, status and what counts of it', async () => {
  const { memberId, token } = await givenCaller();
  await play('bet-and-settle', {
    txId: 'listed-1',
    memberId,
    amount: minor(1_000n),
    payout: minor(1_960n),
    roundId: ROUND,
  });
  const placedAt = t.world.clock.now().toISOString();
  await play('bet', { txId: 'listed-2', memberId, amount: minor(500n), game: 'gone-long-ago' });
  await play('tip', { txId: 'listed-3', memberId, amount: minor(20n) });
  expect((await list(token)).value).toMatchObject({
    bets: [{}, {}, { valid: '0', validReason: 'pending' }],
  });
  await countBets(t.world);
  const { value } = await list(token);
  expect(value).toEqual({
    from: '2026-10-16',
    to: '2026-11-15',
    hasMore: false,
    totals: { count: 3, stake: '1020', payout: '1960', result: '940', inPlay: '500' },
    choices: {
      categories: ['AC', 'OTHER'],
      vendors: [expect.objectContaining({ vassalage: expect.any(String) })],
    },
    bets: [
      expect.objectContaining({
        betId: 'studio:tip:listed-3',
        kind: 'tip',
        result: '-20',
        validReason: 'tip',
      }),
      expect.objectContaining({
        betId: 'studio:bet:listed-2',
        status: 'running',
        game: null,
        stake: '500',
        payout: '0',
        result: null,
        valid: '0',
        validReason: 'running',
      }),
      {
        betId: 'studio:bet:listed-1',
        kind: 'bet',
        status: 'settled',
        placedAt,
        game: expect.objectContaining({ nodeId: 13_001, displayName: 'Over or Under' }),
        stake: '1000',
        payout: '1960',
        result: '960',
        valid: '1000',
        validReason: 'counted',
      },
    ],
  });
});

test('MEM-04 MEM-06 a record calls each game what it is, and only slots a slot', async () => {
  const { memberId, token } = await givenCaller();
  const kinds = [
    ['emerald-naga', 'RNG'],
    ['pearl-deep', 'RNG'],
    ['roulette', 'TG'],
    ['jacks-or-better', 'VP'],
    ['lotus-trio', 'SC'],
    ['plinko', 'AC'],
  ] as const;
  for (const [game] of kinds) {
    const sums = { amount: minor(100n), payout: minor(0n) };
    await play('bet-and-settle', { txId: `kind-${game}`, memberId, game, ...sums });
  }
  const { choices } = (await list(token)).value as { choices: { categories: string[] } };
  expect(choices.categories).toEqual(['RNG', 'TG', 'VP', 'SC', 'AC']);
  for (const category of choices.categories) {
    const input = { language: 'EN', category };
    const { bets } = (await site.call(contract.listBets, input, { token })).value as Page;
    const expected = kinds.filter(([, kind]) => kind === category).map(([game]) => game);
    expect(bets.map(({ betId }) => betId).sort()).toEqual(
      expected.map((game) => `studio:bet:kind-${game}`).sort(),
    );
  }
});

test('a bet that was taken back changed nothing; one that never came, and a sum at a table, are none', async () => {
  const { memberId, token } = await givenCaller();
  await play('bet', { txId: 'void-1', memberId, amount: minor(700n) });
  await play('rollback', { txId: 'void-2', memberId, betId: 'void-1' });
  await play('rollback', { txId: 'void-3', memberId, betId: 'never-came' });
  await play('wallet-out', { txId: 'void-4', memberId, amount: minor(100n) });
  expect((await list(token)).value).toMatchObject({
    bets: [{ betId: 'studio:bet:void-1', status: 'void', stake: '700', payout: '0', result: '0' }],
  });
  expect(await read(token, 'studio:bet:never-came')).toMatchObject({ message: 'not_found' });
});

test('pages follow each other without a gap or a repeat, also through bets of one moment', async () => {
  const { memberId, token } = await givenCaller();
  const names = Array.from({ length: 60 }, (_, index) => `paged-${String(index).padStart(2, '0')}`);
  // Twenty at a time arrive in one moment.
  for (let first = 0; first < names.length; first += 20) {
    t.world.clock.advance(SECOND_MS);
    const bets = names.slice(first, first + 20).map((txId) =>
      perform(
        t.play,
        commandOf('bet-and-settle', {
          vendor: STUDIO,
          game: 'over-under',
          txId,
          memberId,
          amount: minor(10n),
          payout: minor(0n),
        }),
      ),
    );
    await Promise.all(bets);
  }
  const first = await pageOf(token);
  expect([first.bets.length, first.hasMore]).toEqual([25, true]);
  await play('bet', { txId: 'paged-new', memberId, amount: minor(10n) });
  const second = await pageOf(token, first.bets.at(-1)?.betId);
  const third = await pageOf(token, second.bets.at(-1)?.betId);
  expect([third.bets.length, third.hasMore]).toEqual([10, false]);
  const seen = [first, second, third].flatMap(({ bets }) => bets.map(({ betId }) => betId));
  expect(seen).toEqual(names.map((name) => `studio:bet:${name}`).toReversed());
  expect(await pageOf(token, seen.at(-1))).toMatchObject({ bets: [], hasMore: false });
});

test('MEM-04 a bet of our studio opens with an address at which its round is drawn again', async () => {
  const { memberId, token } = await givenCaller();
  const ids = { txId: 'recalled', memberId, roundId: ROUND, endsRound: true };
  await play('bet-and-settle', { ...ids, amount: minor(1_000n), payout: minor(0n) });
  const { value } = await read(token, 'studio:bet:recalled');
  expect(value).toMatchObject({
    betId: 'studio:bet:recalled',
    game: { displayName: 'สูงหรือต่ำ' },
    result: '-1000',
    roundId: ROUND,
    betsOfRound: [{ betId: 'studio:bet:recalled' }],
  });
  const address = new URL((value as { recallUrl: string }).recallUrl);
  expect(address.origin + address.pathname).toBe(`https://studio.example/recall/${ROUND}`);
  const expires = Number(address.searchParams.get('expires'));
  expect(expires).toBe(t.world.clock.now().getTime() + 10 * MINUTE_MS);
  expect(address.searchParams.get('lang')).toBe('TH');
  expect(address.searchParams.get('zone')).toBe('Asia/Bangkok');
  const signature = address.searchParams.get('signature') ?? '';
  expect(await isRecallSigned(secret, { roundId: ROUND, expires }, signature)).toBe(true);
});

test('MEM-04 a hand that was doubled opens with both of its bets', async () => {
  const { memberId, token } = await givenCaller();
  const roundId = 'rnd_01ARZ3NDEKTSV4RRFFQ69G5FAW';
  await play('bet', { txId: 'hand-1', memberId, roundId, amount: minor(1_000n) });
  await play('bet', { txId: 'hand-2', memberId, roundId, amount: minor(1_000n) });
  await play('bet', { txId: 'other', memberId, roundId: 'another', amount: minor(5n) });
  await play('settle', { txId: 'hand-3', memberId, betId: 'hand-1', amount: minor(4_000n) });
  await play('settle', { txId: 'hand-4', memberId, betId: 'hand-2', amount: minor(0n) });
  expect((await read(token, 'studio:bet:hand-2')).value).toMatchObject({
    result: '-1000',
    betsOfRound: [
      { betId: 'studio:bet:hand-1', result: '3000' },
      { betId: 'studio:bet:hand-2', result: '-1000' },
    ],
  });
});

test('MEM-04 a bet of another provider opens with what the wallet knows', async () => {
  const { memberId, token } = await givenCaller();
  const vendor = { ...STUDIO, code: 'acme' };
  await play('bet', { txId: 'far:1.2', memberId, vendor, roundId: ROUND, amount: minor(5n) });
  expect((await read(token, 'acme:bet:far:1.2')).value).toMatchObject({
    status: 'running',
    game: null,
    roundId: ROUND,
    recallUrl: null,
  });
});

test('MEM-04 nobody sees another’s bet, nor pages by it', async () => {
  const owner = await givenCaller();
  const other = await givenCaller();
  await play('bet', { txId: 'private', memberId: owner.memberId, amount: minor(5n) });
  expect(await read(owner.token, 'studio:bet:private')).toMatchObject({ success: true });
  expect(await read(other.token, 'studio:bet:private')).toMatchObject({ message: 'not_found' });
  expect(await list(other.token, 'studio:bet:private')).toMatchObject({ message: 'not_found' });
  expect((await list(other.token)).value).toMatchObject({
    bets: [],
    hasMore: false,
    totals: { count: 0 },
  });
  const guest = await site.call(contract.listBets, { language: 'EN' });
  expect(guest).toMatchObject({ status: 401, message: 'not_signed_in' });
});

test.each([
  '',
  'studio',
  'studio:bet:',
  'studio:wallet:1',
  'STUDIO:bet:1',
  "x';--:bet:1",
  'a:bet:1',
])('the name %j is refused as not right', async (betId) => {
  const { token } = await givenCaller();
  expect(await read(token, betId)).toMatchObject({ message: 'invalid_input' });
});
