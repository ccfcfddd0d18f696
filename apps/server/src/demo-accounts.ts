import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import { setPassword } from './credentials/index.ts';
import type { Tx } from './db/index.ts';
import type { World } from './kernel/index.ts';
import { createMember, findByAccount, newReferralCode, saveProfile } from './members/index.ts';

/** Accounts to look around with. Everybody knows their passwords: never where real people play. */
export const DEMO_ACCOUNTS = {
  agent: { account: 'agent', password: 'team-lantern-24', affiliateCode: 'LANTERN' },
  member: { account: 'demo', password: 'river-lotus-24' },
} as const;

/** An agent and a member of their team. Those who are there already stay as they are. */
export async function seedDemoAccounts(world: World, brand: Brand): Promise<void> {
  const { agent, member } = DEMO_ACCOUNTS;
  const { agentTypes, memberTypes } = brand;
  await world.db.transaction().execute(async (tx) => {
    const uplineId = await seedAccount(world, tx, { brand, type: agentTypes[0], ...agent });
    const invited = uplineId ? { uplineId } : {};
    await seedAccount(world, tx, { brand, type: memberTypes[0], ...member, ...invited });
  });
}

type DemoAccount = {
  readonly brand: Brand;
  /** A brand without agents has no such type, and so no such account. */
  readonly type: number | undefined;
  readonly account: string;
  readonly password: string;
  readonly affiliateCode?: string;
  readonly uplineId?: MemberId;
};

async function seedAccount(
  world: World,
  tx: Tx,
  { brand, type, account, password, ...invitation }: DemoAccount,
): Promise<MemberId | null> {
  const known = await findByAccount(tx, account);
  if (known || type === undefined) return known?.id ?? null;
  const now = world.clock.now();
  const { id } = await createMember(world, tx, {
    account,
    type,
    currency: brand.currency.code,
    referralCode: newReferralCode(world),
    ...invitation,
  });
  await saveProfile(tx, id, {
    email: `${account}@${brand.code}.example`,
    email_verified_at: now,
    updated_at: now,
  });
  await setPassword(world, tx, { memberId: id, kind: 'login', password });
  return id;
}
