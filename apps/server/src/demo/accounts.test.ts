import { expect, test } from 'vitest';
import { listBrands, loadBrand } from '../base/brand/index.ts';
import { findMemberAccounts, getBalance } from '../books/ledger/index.ts';
import { checkPasswordRule, findPassword, verifyPassword } from '../people/credentials/index.ts';
import { findByAccount, roleOf } from '../people/members/index.ts';
import { useWorld } from '../testing/world.ts';
import { DEMO_ACCOUNTS, seedDemoAccounts } from './accounts.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');

test('the demo accounts are an agent and a member of their team, and are made once', async () => {
  const { db } = t.world;
  await seedDemoAccounts(t.world, brand);
  const agent = await findByAccount(db, 'agent');
  const member = await findByAccount(db, 'demo');
  expect(agent && roleOf(brand, agent.type)).toBe('agent');
  expect(member && roleOf(brand, member.type)).toBe('member');
  expect(member?.upline_id).toBe(agent?.id);
  for (const [row, { password }] of [
    [agent, DEMO_ACCOUNTS.agent],
    [member, DEMO_ACCOUNTS.member],
  ] as const) {
    const kept = row && (await findPassword(db, row.id, 'login'));
    expect(kept?.is_default).toBe(false);
    expect(await verifyPassword(t.world, kept?.hash ?? null, password)).toBe(true);
  }
  await seedDemoAccounts(t.world, brand);
  expect(await findByAccount(db, 'demo')).toEqual(member);
});

test('the demo member can play at once, and is given money only once', async () => {
  const { db } = t.world;
  const { code } = brand.currency;
  await seedDemoAccounts(t.world, brand);
  await Promise.all([seedDemoAccounts(t.world, brand), seedDemoAccounts(t.world, brand)]);
  const balanceOf = async (account: string) => {
    const member = await findByAccount(db, account);
    const accounts = member && (await findMemberAccounts(db, member.id, code));
    return accounts && getBalance(db, accounts.cash);
  };
  expect(await balanceOf('demo')).toBe(10_000_00n);
  expect(await balanceOf('agent')).toBe(0n);
});

test.each(listBrands())('the demo passwords are ones that %s accepts', (code) => {
  for (const { password } of Object.values(DEMO_ACCOUNTS)) {
    expect(() => checkPasswordRule(loadBrand(code), password)).not.toThrow();
  }
});
