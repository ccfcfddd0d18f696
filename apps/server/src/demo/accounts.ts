import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Tx } from '../base/db/index.ts';
import type { World } from '../base/kernel/index.ts';
import {
  findMemberAccounts,
  findRequest,
  houseAccount,
  postTransfer,
} from '../books/ledger/index.ts';
import { setPassword } from '../people/credentials/index.ts';
import {
  createMember,
  findByAccount,
  newReferralCode,
  saveProfile,
} from '../people/members/index.ts';

/** Accounts to look around with. Everybody knows their passwords: never where real people play. */
export const DEMO_ACCOUNTS = {
  agent: { account: 'agent', password: 'team-lantern-24', affiliateCode: 'LANTERN' },
  member: { account: 'demo', password: 'river-lotus-24' },
} as const;

/** What the member begins with, in whole units of the brand's currency. */
const OPENING_BALANCE = 10_000n;

/** An agent and a member of their team who can play at once. Those who are there already stay as they are. */
export async function seedDemoAccounts(world: World, brand: Brand): Promise<void> {
  const { agent, member } = DEMO_ACCOUNTS;
  const { agentTypes, memberTypes } = brand;
  await world.db.transaction().execute(async (tx) => {
    const uplineId = await seedAccount(world, tx, { brand, type: agentTypes[0], ...agent });
    const invited = uplineId ? { uplineId } : {};
    const asked = { brand, type: memberTypes[0], ...member, ...invited };
    const memberId = await seedAccount(world, tx, asked);
    if (memberId) await seedBalance(world, tx, { brand, memberId });
  });
}

/** Given once: whoever has played it away, or has it still, gets nothing more. */
async function seedBalance(
  world: World,
  tx: Tx,
  { brand, memberId }: { readonly brand: Brand; readonly memberId: MemberId },
): Promise<void> {
  const { code, scale } = brand.currency;
  const requestKey = `demo:${memberId}`;
  const accounts = await findMemberAccounts(tx, memberId, code);
  if (!accounts || (await findRequest(tx, requestKey))) return;
  await postTransfer(tx, {
    requestKey,
    reason: 'demo_opened',
    from: await houseAccount(tx, { purpose: 'adjustment', currency: code }),
    to: accounts.cash,
    amount: minor(OPENING_BALANCE * 10n ** BigInt(scale)),
    at: world.clock.now(),
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
    isDemo: true,
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
