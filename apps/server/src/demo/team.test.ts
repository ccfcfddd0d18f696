import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadBrand } from '../base/brand/index.ts';
import { listUnbalanced, verifyLedger } from '../books/ledger/index.ts';
import { findByAccount } from '../people/members/index.ts';
import { seedCatalogue } from '../play/catalog/index.ts';
import { useWorld } from '../testing/world.ts';
import { seedDemoTeam } from './team.ts';

const t = useWorld();

const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from ${sql.raw(from)}`.execute(t.world.db);
  return Number(rows[0]?.count);
};

test('the demo agent has a team of five levels whose weeks are true to the ledger', async () => {
  const site = loadBrand('mekhala');
  await seedCatalogue(t.world);
  await seedDemoTeam(t.world, { site, url: t.world.url, days: 13, members: 40 });
  const agent = await findByAccount(t.world.db, 'agent');
  expect(agent).toMatchObject({ type: 1, upline_id: null });
  expect(await count('members_member')).toBe(85);
  expect(await count('agents_place where nlevel(path) = 6')).toBeGreaterThan(4);
  expect(await count('play_bet')).toBeGreaterThan(500);
  expect(await count('deposits_receipt')).toBeGreaterThan(60);
  for (const status of ['offered', 'agreed', 'rejected', 'withdrawn', 'replaced', 'ended']) {
    expect(await count(`agreements_agreement where status = '${status}'`), status).not.toBe(0);
  }
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime', 'rebate']) {
    expect(await count(`settlement_bill where kind = '${kind}'`), kind).not.toBe(0);
  }
  expect(await count('agents_link_visit')).toBeGreaterThan(40);
  expect(await count('agents_link_joined')).toBeGreaterThan(0);
  // Friends of the demo member: one to be rewarded for, one who plays, one who has just come.
  expect(await count(`referrals_friend where step = 'reward'`)).toBe(1);
  expect(await count(`referrals_friend where step = 'verify'`)).toBe(2);
  expect(await count(`claims_reward where programme = 'referral' and state = 'offered'`)).toBe(2);
  // Money came by the brand's own provider, whose statements agree with the books.
  expect(await count(`ledger_account where holder = 'provider:sandbox'`)).toBeGreaterThan(0);
  expect(await count(`ledger_account where holder = 'provider:demo'`)).toBe(0);
  expect(await count('payments_statement_line')).toBe(await count('deposits_receipt'));
  expect(await count('payments_difference')).toBe(0);
  // Salaries were paid when they were due, and whoever played was seen.
  expect(
    await count('(select distinct date(paid_at) from settlement_payment) as paid'),
  ).toBeGreaterThan(5);
  expect(
    await count(`play_bet b where not exists (select from sessions_login l
      where l.member_id = b.member_id and l.outcome = 'in')`),
  ).toBe(0);
  // Reports show the team's weeks at once, before any job has run.
  const lastDays = `day_on > (select max(placed_on) from play_bet) - 7`;
  expect(await count(`reports_play where vendor is not null and ${lastDays}`)).toBeGreaterThan(50);
  expect(
    await count(`(select sum(bet_count) as bets from reports_play where vendor is not null)
    as counted where bets = (select count(*) from play_bet)`),
  ).toBe(1);
  expect(
    await count(`reports_money where purpose = 'payment_clearing' and ${lastDays}`),
  ).toBeGreaterThan(0);
  expect(await listUnbalanced(t.world.db)).toEqual([]);
  expect((await verifyLedger(t.world.db)).breaks).toEqual([]);
}, 90_000);
