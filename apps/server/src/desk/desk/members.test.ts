import * as contract from '@baize/contract/desk';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { insertBankAccount, saveProfile } from '../../people/members/index.ts';
import { givenAccount, givenSession } from '../../testing/identity.ts';
import {
  callerOf,
  type GivenOperator,
  givenOperator,
  operatorCtx,
} from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { deskRoutes } from './index.ts';
import { listMemberLedger } from './list-member-ledger.ts';
import { mobilesOf } from './search-members.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');
const { brand } = loaded;
const routes = deskRoutes({
  brand,
  limits: { zone: brand.timezone, readDeposited: async () => minor(0n) },
  providers: ['sandbox'],
});
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

let support: GivenOperator;
let risk: GivenOperator;
let somchai: MemberId;
let upline: MemberId;

beforeAll(async () => {
  support = await givenOperator(t.world, 'support');
  risk = await givenOperator(t.world, 'risk');
  upline = (await givenAccount(t.world, { account: 'lantern', type: brand.agentTypes[0] ?? 1 })).id;
  somchai = (
    await givenAccount(t.world, {
      account: 'somchai',
      nickname: 'นกน้อย Nok',
      type: 0,
      uplineId: upline,
    })
  ).id;
  await givenAccount(t.world, { account: 'som_chai', type: 0 });
  t.world.clock.advance(1_000);
  await givenAccount(t.world, { account: 'plain', type: 0 });
  await t.world.db.transaction().execute(async (tx) => {
    const now = t.world.clock.now();
    await saveProfile(tx, somchai, {
      full_name: 'Somchai Jaidee',
      mobile: '+66812345678',
      email: 'somchai@mail.example',
      updated_at: now,
    });
    await insertBankAccount(tx, {
      id: 'bka_1',
      member_id: somchai,
      bank_name: 'Lantern Bank',
      account_number: '1234567890',
      account_name: 'Somchai Jaidee',
      created_at: now,
      removed_at: null,
    });
  });
  await move(120);
});

/** So many deposits of one baht each. */
async function move(times: number): Promise<void> {
  const { db } = t.world;
  const accounts = await findMemberAccounts(db, somchai, 'THB');
  const from = await houseAccount(db, { purpose: 'payment_clearing', currency: 'THB' });
  if (!accounts) throw new Error('a member has pockets');
  const asked = { reason: 'given', from, to: accounts.cash, amount: minor(100n) };
  for (let time = 0; time < times; time++) {
    const at = t.world.clock.now();
    const requestKey = `moved-${time}`;
    await db.transaction().execute((tx) => postTransfer(tx, { ...asked, requestKey, at }));
  }
}

async function search(text: string, page?: string) {
  const wire = { text, ...(page === undefined ? {} : { page }) };
  const { message, value } = await call(support.caller, contract.searchMembers, wire);
  const {
    members = [],
    records = [],
    total,
  } = (value ?? {}) as {
    members?: { account: string }[];
    records?: { kind: string; id: string; amount: string }[];
    total?: number;
  };
  return { message, total, accounts: members.map(({ account }) => account), members, records };
}

test.each([
  ['how the account begins', 'somch'],
  ['the account in capitals', 'SOMCHAI'],
  ['how the name begins', 'somchai jai'],
  ['how the nickname begins', 'นกน้อย n'],
  ['how the number begins at home', '081234'],
  ['the number as the world writes it', '+66 81-234-5678'],
  ['how the address begins', 'somchai@'],
])('OPS-05 a member is found by %s', async (_, text) => {
  expect((await search(text)).accounts).toEqual(['somchai']);
});

test('OPS-05 a member is found by their id, and shown with their money and last login', async () => {
  await givenSession({ world: t.world, loaded }, { id: somchai });
  const { members, total } = await search(somchai);
  expect(total).toBe(1);
  expect(members).toEqual([
    {
      memberId: somchai,
      account: 'somchai',
      nickname: 'นกน้อย Nok',
      name: 'Somchai Jaidee',
      role: 'member',
      status: 'active',
      cash: '12000',
      createdAt: '2026-11-15T05:00:00.000Z',
      lastLoginAt: '2026-11-15T05:00:01.000Z',
    },
  ]);
});

/** One row of somchai's in each table that the console shows numbers of. */
async function givenNumbers(): Promise<readonly string[]> {
  const { db, clock, newId } = t.world;
  const at = clock.now();
  const [redemption, adjustment] = [newId('rdm'), newId('adj')];
  await sql`insert into points_redemption (id, reference, request_key, member_id, reward_key, type,
      names, quantity, points, currency, amount, cash, points_balance, created_at)
    values (${redemption}, 'RD-261115-TESTED', 'k1', ${somchai}, 'voucher', 'voucher',
      '{}', 1, 5, 'THB', 0, 100, 0, ${at})`.execute(db);
  await sql`insert into desk_adjustment (id, member_id, currency, direction, amount, reason,
      asked_by, asked_at, request_key)
    values (${adjustment}, ${somchai}, 'THB', 'credit', 5, 'a try', ${risk.caller.operatorId},
      ${at}, 'k2')`.execute(db);
  await sql`insert into play_bet (vendor, kind, ref, member_id, currency, status, is_instant,
      stake_cash, stake_bonus, payout_cash, payout_bonus, placed_on, placed_at, event_at,
      changed_at, version)
    values ('TEST', 'bet', 'bet-of-somchai-77', ${somchai}, 'THB', 'settled', true, 5, 0, 0, 0,
      ${at}, ${at}, ${at}, ${at}, 1)`.execute(db);
  await sql`insert into agents_link (id, agent_id, request_key, code, name, brings, rebate_rate,
      is_open, created_at)
    values (${newId('lnk')}, ${somchai}, 'k3', 'THTNTSYG97', 'a link', 'member', 0, true, ${at})
  `.execute(db);
  await sql`update members_member set referral_code = 'NOK77XY' where id = ${somchai}`.execute(db);
  return [redemption, 'rd-261115-tested', adjustment, 'bet-of-somchai-77', 'thtntsyg97', 'nok77xy'];
}

test('OPS-05 a member is found by every number the console shows of theirs', async () => {
  for (const number of await givenNumbers()) {
    expect((await search(number)).accounts, number).toEqual(['somchai']);
  }
  for (const unknown of ['RD-261115-NOBODY', 'bet-of-nobody-1', 'NOBODYCODE']) {
    expect((await search(unknown)).accounts, unknown).toEqual([]);
  }
});

test('OPS-05 a search for a bet, a round or an order shows the record itself, not only whose it is', async () => {
  const { db, clock, newId } = t.world;
  const at = clock.now();
  await sql`insert into play_round (vendor, round_id, member_id, status, running, opened_at,
      changed_at, version)
    values ('TEST', 'round-of-two-88', ${somchai}, 'closed', 0, ${at}, ${at}, 1)`.execute(db);
  for (const ref of ['first-of-round-88', 'second-of-round-88']) {
    await sql`insert into play_bet (vendor, kind, ref, member_id, currency, round_id, status,
        is_instant, stake_cash, stake_bonus, payout_cash, payout_bonus, placed_on, placed_at,
        event_at, changed_at, version)
      values ('TEST', 'bet', ${ref}, ${somchai}, 'THB', 'round-of-two-88', 'settled', false, 5, 2,
        0, 0, ${at}, ${at}, ${at}, ${at}, 1)`.execute(db);
  }
  const found = async (text: string) =>
    (await search(text)).records.map(({ kind, id, amount }) => [kind, id, amount]);
  const [first, second] = ['first-of-round-88', 'second-of-round-88'].map((ref) => [
    'bet',
    `TEST:bet:${ref}`,
    '7',
  ]);
  expect(await found('second-of-round-88')).toEqual([second]);
  expect(await found('round-of-two-88')).toEqual([first, second]);
  expect((await search('round-of-two-88')).accounts).toEqual(['somchai']);
  const order = newId('wdr');
  expect(await found(order)).toEqual([]);
  expect(await found('somchai')).toEqual([]);
});

test('OPS-05 a member is found by the digits of a bank account and by the address they came from', async () => {
  const address = '192.0.2.77';
  await sql`insert into sessions_address (member_id, address, first_at, last_at)
    values (${somchai}, ${address}, now(), now())`.execute(t.world.db);
  for (const text of ['1234567890', '123-4-56789-0', address]) {
    expect((await search(text)).accounts, text).toEqual(['somchai']);
  }
  expect((await search('192.0.2.78')).accounts).toEqual([]);
});

test.each(['%', '_', 'som_', '\\', `' or true --`, '%omchai', '0812\u0000'])(
  'OPS-05 signs stand for themselves: %j',
  async (text) => {
    const { accounts } = await search(text.replace('\u0000', ''));
    expect(accounts).toEqual(
      text === 'som_' ? ['som_chai'] : text.startsWith('0812') ? ['somchai'] : [],
    );
  },
);

test('OPS-05 who names nothing sees the newest first, page by page', async () => {
  const first = await search('');
  expect(first.accounts[0]).toBe('plain');
  expect(first.total).toBe(4);
  expect((await search('', '2')).accounts).toEqual([]);
  expect((await search('x'.repeat(81))).message).toBe('invalid_input');
});

test('OPS-05 found members are sorted by account, nickname and how long they are here', async () => {
  const sorted = async (sort: string, direction: string) => {
    const wire = { text: '', sort, direction };
    const { value } = await call(support.caller, contract.searchMembers, wire);
    return (value as unknown as { members: { account: string; nickname: string }[] }).members;
  };
  const accounts = ['lantern', 'plain', 'som_chai', 'somchai'];
  const up = await sorted('account', 'up');
  expect(up.map(({ account }) => account).toSorted()).toEqual(accounts);
  expect(await sorted('account', 'down')).toEqual(up.toReversed());
  expect((await sorted('createdAt', 'down'))[0]?.account).toBe('plain');
  expect((await sorted('createdAt', 'up')).at(-1)?.account).toBe('plain');
  expect((await sorted('nickname', 'down'))[0]?.nickname).toBe('นกน้อย Nok');
});

test('OPS-05 a search on a million members would go by the indexes', async () => {
  const plan = await t.world.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db);
    const { rows } = await sql<Record<string, string>>`explain
      select id from members_member where account like 'somc%'
      union select member_id from members_profile where lower(full_name) like 'somc%'
      union select id from members_member where lower(nickname) like 'somc%'
      union select member_id from members_profile where mobile like '+6681%'
      union select member_id from members_profile where email like 'somc%'`.execute(db);
    await sql`reset enable_seqscan`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const index of ['account', 'nickname', 'name', 'mobile', 'email'])
    expect(plan).toMatch(new RegExp(`_${index}_begins`));
});

test('a number is told from a name by its digits', () => {
  expect(mobilesOf('081-234 5678', '66')).toEqual(['+66812345678']);
  expect(mobilesOf('66812', '66')).toEqual(['+66812']);
  expect(mobilesOf('123', '66')).toEqual([]);
  expect(mobilesOf('0812x', '66')).toEqual([]);
});

test('OPS-05 a member is shown whole, with contact and bank masked', async () => {
  await givenSession({ world: t.world, loaded }, { id: somchai }, { ip: '198.51.100.9' });
  const { value } = await call(support.caller, contract.readMember, { memberId: somchai });
  expect(value).toMatchObject({
    account: 'somchai',
    mobile: '+66•••5678',
    email: 's•••i@mail.example',
    upline: { memberId: upline, account: 'lantern' },
    directDownlines: 0,
    pockets: { cash: '12000', bonus: '0', locked: '0', held: '0' },
    bonuses: [],
    deposited: '0',
    withdrawn: '0',
    bankAccounts: [{ bankName: 'Lantern Bank', accountNumber: '•••7890' }],
    limits: [],
  });
  const { sessions } = value as unknown as { sessions: { address: string }[] };
  expect(sessions.map(({ address }) => address)).toContain('198.51.100.9');
  expect(JSON.stringify(value)).not.toMatch(/1234567890|0?812345678/);
  const above = await call(support.caller, contract.readMember, { memberId: upline });
  expect(above.value).toMatchObject({
    role: 'agent',
    directDownlines: 1,
    upline: null,
    mobile: null,
  });
});

test('OPS-05 the ledger of a pocket is read by the numbers of its entries, without a gap', async () => {
  type Entry = { number: string; amount: string; balance: string; reference: string };
  const numbers: number[] = [];
  let before: string | undefined;
  for (;;) {
    const wire = { memberId: somchai, pocket: 'cash', ...(before ? { before } : {}) };
    const { value } = await call(risk.caller, contract.listMemberLedger, wire);
    const { entries, hasMore } = value as unknown as { entries: Entry[]; hasMore: boolean };
    numbers.push(...entries.map(({ number }) => Number(number)));
    for (const { number, amount, balance } of entries) {
      expect([amount, balance]).toEqual(['100', `${Number(number) * 100}`]);
    }
    before = entries.at(-1)?.number;
    if (!hasMore) break;
  }
  expect(numbers).toEqual(Array.from({ length: 120 }, (_, place) => 120 - place));
});

/** All of somchai's cash in an order, page by page. */
async function sortedLedger(sort: string, direction: string) {
  type Entry = { number: string; amount: string; balance: string };
  const seen: Entry[] = [];
  for (let hasMore = true; hasMore; ) {
    const before = seen.at(-1)?.number;
    const wire = { memberId: somchai, pocket: 'cash', sort, direction, ...(before && { before }) };
    const { value } = await call(risk.caller, contract.listMemberLedger, wire);
    const page = value as unknown as { entries: Entry[]; hasMore: boolean };
    seen.push(...page.entries);
    hasMore = page.hasMore;
  }
  return seen;
}

test.each(
  contract.LEDGER_SORTS.flatMap((sort) => [[sort, 'up'] as const, [sort, 'down'] as const]),
)('OPS-05 a ledger is sorted by %s %s over all its pages', async (sort, direction) => {
  const seen = await sortedLedger(sort, direction);
  const figures = seen.map((entry) => Number(entry[sort]));
  const rising = figures.toSorted((one, other) => one - other);
  expect(figures).toEqual(direction === 'up' ? rising : rising.toReversed());
  expect(new Set(seen.map(({ number }) => number)).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(100);
});

test('OPS-05 a ledger too long to be sorted says so, and is shown by its numbers as ever', async () => {
  const ctx = operatorCtx(t.world, risk.caller);
  const asked = { memberId: somchai, pocket: 'cash' } as const;
  const list = listMemberLedger(100n);
  await expect(list(ctx, { ...asked, sort: 'amount' })).rejects.toThrow('too_many_to_sort');
  expect((await list(ctx, asked)).entries[0]).toMatchObject({ number: '120' });
});

test('OPS-05 nobody is not found, and what makes no sense is refused', async () => {
  const memberId = t.world.newId('mem');
  const read = await call(support.caller, contract.readMember, { memberId });
  expect(read.message).toBe('not_found');
  const ledger = { memberId, pocket: 'cash' };
  expect((await call(risk.caller, contract.listMemberLedger, ledger)).message).toBe('not_found');
  for (const wire of [{ pocket: 'all' }, { before: '-1' }, { before: '1'.repeat(19) }]) {
    const asked = { memberId: somchai, pocket: 'cash', ...wire };
    expect((await call(risk.caller, contract.listMemberLedger, asked)).message).toBe(
      'invalid_input',
    );
  }
  const first = { memberId: somchai, pocket: 'cash', before: '1' };
  expect((await call(risk.caller, contract.listMemberLedger, first)).value).toEqual({
    entries: [],
    hasMore: false,
  });
});

test('item 115: who looks at a member’s file is written down, once an hour', async () => {
  const looks = async () => {
    const rows = await t.world.db
      .selectFrom('operators_audit')
      .select('operator_id')
      .where('action', '=', 'member.viewed')
      .where('subject', '=', upline)
      .execute();
    return rows.map(({ operator_id }) => operator_id);
  };
  // Others of this file have looked too.
  t.world.clock.advance(HOUR_MS);
  const before = await looks();
  await call(support.caller, contract.readMember, { memberId: upline });
  await call(support.caller, contract.readMember, { memberId: upline });
  expect(await looks()).toEqual([...before, support.caller.operatorId]);
  t.world.clock.advance(HOUR_MS);
  await call(support.caller, contract.readMember, { memberId: upline });
  expect(await looks()).toEqual([...before, support.caller.operatorId, support.caller.operatorId]);
});
