import type { CaseFile } from '@baize/contract/case';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { insertBankAccount } from '../../people/members/index.ts';
import { openSession } from '../../people/sessions/index.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { useRisk } from '../../testing/risk.ts';
import { origin } from '../../testing/world.ts';

const t = useRisk();
const player = () => givenPlayer(t.world);

/** The one case that is open about a member. */
async function onlyCase(memberId: MemberId): Promise<CaseFile> {
  const [file, ...more] = await t.casesOf(memberId);
  if (!file || more.length > 0) throw new Error('one case is open');
  return file;
}

test('DESK-03 velocity: many payments within a day open a case with their number and sum', async () => {
  const [busy, calm] = [await player(), await player()];
  for (let each = 0; each < 9; each++) await t.deposit(busy, 1_000n, 23 - each);
  for (let each = 0; each < 9; each++) await t.deposit(calm, 1_000n, 23 - each);
  await t.deposit(calm, 1_000n, 25);
  await t.withdraw(busy, 500n, { hoursAgo: 2 });
  await t.look();
  expect(await onlyCase(busy)).toMatchObject({
    kind: 'risk',
    code: 'velocity',
    evidence: {
      figures: { payments: '10', deposits: '9', amount: '9500' },
      thresholds: { payments: '10', hours: '24' },
    },
  });
  expect(await t.casesOf(calm)).toEqual([]);
});

test('DESK-03 structuring: payments just below the line open a case; at the line and far below do not', async () => {
  const [close, open, small] = [await player(), await player(), await player()];
  for (const hours of [1, 30, 60]) {
    await t.deposit(close, 4_900_000n, hours);
    await t.deposit(open, 5_000_000n, hours);
    await t.deposit(small, 3_900_000n, hours);
  }
  await t.look();
  expect(await onlyCase(close)).toMatchObject({
    code: 'structuring',
    evidence: {
      figures: { payments: '3', amount: '14700000', largest: '4900000' },
      thresholds: { line: '5000000', nearPercent: '80' },
    },
  });
  for (const member of [open, small]) expect(await t.casesOf(member)).toEqual([]);
});

test('DESK-03 no play: what comes and goes again hardly played with opens a case', async () => {
  const [through, played] = [await player(), await player()];
  for (const member of [through, played]) {
    await t.deposit(member, 1_000_000n, 20);
    await t.withdraw(member, 900_000n);
  }
  await t.bet(through, { stake: 50_000n, payout: 50_000n });
  await t.bet(played, { stake: 900_000n, payout: 900_000n });
  await t.look();
  expect(await onlyCase(through)).toMatchObject({
    code: 'no_play',
    evidence: { figures: { deposited: '1000000', withdrawn: '900000', staked: '50000' } },
  });
  expect(await t.casesOf(played)).toEqual([]);
});

const giveBank = (memberId: MemberId, number: string) =>
  t.world.db.transaction().execute((tx) =>
    insertBankAccount(tx, {
      id: `bank-${memberId}`,
      member_id: memberId,
      bank_name: 'Siam',
      account_number: number,
      account_name: 'Ploy',
      created_at: t.world.clock.now(),
      removed_at: null,
      bank_code: null,
    }),
  );

test('DESK-03 shared bank account: the account that came last is the case, with the others named', async () => {
  const [first, second, alone] = [await player(), await player(), await player()];
  await giveBank(first, '555-1');
  await giveBank(alone, '555-2');
  t.world.clock.advance(1_000);
  await giveBank(second, '555-1');
  await t.look();
  const file = await onlyCase(second);
  expect(file).toMatchObject({
    code: 'shared_bank',
    evidence: { figures: { accounts: '2' }, others: [{ memberId: first }] },
  });
  for (const member of [first, alone]) expect(await t.casesOf(member)).toEqual([]);
  // The same two are not found again once somebody has looked; a third is.
  await t.end(file, 'dismissed', 'a married couple');
  await t.look();
  expect(await t.casesOf(second)).toEqual([]);
  const third = await player();
  t.world.clock.advance(1_000);
  await giveBank(third, '555-1');
  await t.look();
  expect(await onlyCase(third)).toMatchObject({ evidence: { figures: { accounts: '3' } } });
});

async function givenBonus(memberId: MemberId): Promise<void> {
  const deposit = await t.deposit(memberId, 1_000n, 40);
  await t.world.db
    .insertInto('bonuses_grant')
    .values({
      id: t.world.newId('bon'),
      member_id: memberId,
      promotion: `welcome-${deposit}`,
      names: '{}',
      period: 'once',
      deposit_id: deposit as never,
      currency: 'THB',
      amount: minor(2_000n),
      turnover_required: minor(1n),
      state: 'forfeited',
      granted_at: t.ago(30),
      expires_at: t.ago(20),
      ended_at: t.ago(20),
      counted_at: t.ago(20),
    })
    .execute();
}

test('DESK-03 bonus hunting: bonus after bonus and hardly any own money at stake open a case', async () => {
  const [hunter, plain] = [await player(), await player()];
  for (const member of [hunter, plain]) {
    for (let each = 0; each < 3; each++) await givenBonus(member);
  }
  await t.bet(hunter, { stake: 10_000n, bonus: 9_000n, payout: 10_000n });
  await t.bet(plain, { stake: 10_000n, bonus: 1_000n, payout: 10_000n });
  await t.look();
  expect(await onlyCase(hunter)).toMatchObject({
    code: 'bonus_hunting',
    evidence: { figures: { bonuses: '3', amount: '6000', staked: '10000', own: '1000' } },
  });
  expect(await t.casesOf(plain)).toEqual([]);
});

const logIn = (memberId: MemberId, device: string) =>
  t.world.db.transaction().execute((tx) =>
    openSession(t.world, tx, {
      brand: { session: { idleMinutes: 60, absoluteHours: 12, keptHours: 240 } },
      member: { id: memberId },
      method: 'username',
      origin: { ...origin(), device },
    }),
  );

test('DESK-03 many accounts: three from one device within a month are a case, two are not', async () => {
  const members = [await player(), await player(), await player()] as const;
  for (const member of members.slice(0, 2)) await logIn(member, 'a-shared-tablet');
  await t.look();
  for (const member of members) expect(await t.casesOf(member)).toEqual([]);
  t.world.clock.advance(1_000);
  await logIn(members[2], 'a-shared-tablet');
  await t.look();
  const file = await onlyCase(members[2]);
  expect(file).toMatchObject({ code: 'many_accounts', evidence: { figures: { accounts: '3' } } });
  expect(file.evidence?.others.map(({ memberId }) => memberId).toSorted()).toEqual(
    members.slice(0, 2).toSorted(),
  );
});

beforeAll(async () => {
  const { db } = t.world;
  await db
    .insertInto('catalog_vendor')
    .values({ code: 'ACME', names: '{"EN":"Acme"}', position: 1, provider: 'acme' })
    .execute();
  await db
    .insertInto('catalog_vendor_type')
    .values({ vendor: 'ACME', game_type: 'RNG', position: 1 })
    .execute();
  await db
    .insertInto('catalog_game')
    .values({
      node_id: 990_001,
      code: 'tigers',
      vendor: 'ACME',
      game_type: 'RNG',
      names: '{"EN":"Three Tigers"}',
      cover: 'tigers',
      position: 1,
      released_on: '2026-01-01',
      return_least_ppm: 940_000,
      return_most_ppm: 960_000,
    })
    .execute();
});

test('DESK-03 wins out of a game’s range: far above its sheet over many bets is a case', async () => {
  const [winner, lucky, other] = [await player(), await player(), await player()];
  await t.bet(winner, { count: 200, stake: 100n, payout: 150n });
  await t.bet(lucky, { count: 199, stake: 100n, payout: 900n });
  await t.bet(other, { count: 200, stake: 100n, payout: 900n, game: 'no-sheet' });
  await t.look();
  expect(await onlyCase(winner)).toMatchObject({
    code: 'wins_out_of_range',
    evidence: {
      figures: {
        bets: '200',
        staked: '20000',
        paid: '30000',
        returnPercent: '150',
        sheetPercent: '96',
      },
      game: { EN: 'Three Tigers' },
    },
  });
  for (const member of [lucky, other]) expect(await t.casesOf(member)).toEqual([]);
});

test('DESK-03 found again it is the same case with the newer figures; ended, it counts what came after', async () => {
  const memberId = await player();
  for (let each = 0; each < 10; each++) await t.deposit(memberId, 1_000n, 3);
  await t.look();
  await Promise.all([t.look(), t.look()]);
  const first = await onlyCase(memberId);
  expect(first).toMatchObject({ seenCount: 1, evidence: { figures: { payments: '10' } } });
  await t.deposit(memberId, 1_000n, 0);
  await t.look();
  expect(await onlyCase(memberId)).toMatchObject({
    source: first.source,
    openedAt: first.openedAt,
    seenCount: 2,
    evidence: { figures: { payments: '11' } },
  });
  expect((await t.end(first, 'explained')).message).toBe('invalid_input');
  expect((await t.end(first, 'confirmed')).value).toMatchObject({ outcome: 'confirmed' });
  expect(await t.end(first, 'dismissed')).toMatchObject({
    message: 'already_decided',
    value: { action: 'case.confirmed', operator: t.operator.name },
  });
  t.world.clock.advance(60_000);
  for (let each = 0; each < 9; each++) await t.deposit(memberId, 1_000n, 0);
  await t.look();
  expect(await t.casesOf(memberId)).toEqual([]);
  await t.deposit(memberId, 1_000n, 0);
  await t.look();
  expect(await onlyCase(memberId)).toMatchObject({ evidence: { figures: { payments: '10' } } });
});

test('only those whose figures changed since the last time are looked at', async () => {
  const [early, late] = [await player(), await player()];
  for (let each = 0; each < 10; each++) await t.deposit(early, 1_000n, 0);
  for (let each = 0; each < 9; each++) await t.deposit(late, 1_000n, 0);
  t.world.clock.advance(HOUR_MS);
  await t.look();
  const { seenCount, source } = await onlyCase(early);
  t.world.clock.advance(HOUR_MS);
  // Dated before the last look: nobody has changed since, so nobody is looked at.
  await t.deposit(late, 1_000n, 3);
  await t.look({ isAnew: false });
  expect(await t.casesOf(late)).toEqual([]);
  await t.deposit(late, 1_000n, 0);
  await t.look({ isAnew: false });
  expect(await onlyCase(late)).toMatchObject({ evidence: { figures: { payments: '11' } } });
  expect(await onlyCase(early)).toMatchObject({ seenCount, source });
});
