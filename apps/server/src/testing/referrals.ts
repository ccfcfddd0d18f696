import type { ReferralProgramme } from '@baize/contract/referral-rules';
import type { MemberId } from '@baize/std/id';
import { loadBrand, seedContent } from '../base/brand/index.ts';
import { hearDeposit } from '../cashier/deposits/index.ts';
import { createMember, saveProfile } from '../people/members/index.ts';
import { joinByReferral } from '../rewards/referrals/index.ts';
import { type Deposits, givenOrder, HEARING } from './deposits.ts';
import type { TestWorld } from './world.ts';

const loaded = loadBrand('mekhala');

export const REFERRAL_OPTIONS = { brand: loaded.brand };

export const programmeOf = (facts: Partial<ReferralProgramme> = {}): ReferralProgramme => ({
  id: 'referral',
  isOpen: true,
  from: '2026-01-01',
  until: '2030-12-31',
  title: { EN: 'Friend reward', TH: 'รางวัลชวนเพื่อน' },
  friendTitle: { EN: 'Welcome from a friend', TH: 'รางวัลต้อนรับ' },
  reward: '2000',
  friendReward: '1000',
  deposit: '50000',
  bets: '10000',
  days: 30,
  holdHours: 72,
  monthMax: 20,
  budget: '100000000',
  rules: { EN: ['A rule'], TH: ['กติกา'] },
  ...facts,
});

/** Puts a programme in force in place of the brand's own; null: there is none. */
export const publishReferral = (
  world: TestWorld,
  facts: Partial<ReferralProgramme> | null,
): Promise<void> =>
  seedContent(world, {
    brand: loaded.brand,
    content: { ...loaded.content, referral: facts === null ? [] : [programmeOf(facts)] },
  });

let made = 0;

/** Somebody who came by a member's code, with what is needed to bet. */
export async function givenFriend(world: TestWorld, inviterId: MemberId): Promise<MemberId> {
  made += 1;
  const newcomer = { account: `friend${made}`, currency: 'THB', referredBy: inviterId };
  const { id } = await world.db.transaction().execute(async (tx) => {
    const member = await createMember(world, tx, newcomer);
    await joinByReferral(REFERRAL_OPTIONS)(world, tx, { memberId: member.id, inviterId });
    return member;
  });
  return id;
}

/** A payment of a friend that arrived. */
export async function givenDeposit(t: Deposits, memberId: MemberId, amount: bigint): Promise<void> {
  made += 1;
  const { orderId } = await givenOrder(t, memberId);
  await hearDeposit(t.world, t.far.arrive(orderId, `friend-pay-${made}`, amount), HEARING);
}

/** A friend whose e-mail is theirs. */
export async function givenProof(world: TestWorld, memberId: MemberId): Promise<void> {
  made += 1;
  const now = world.clock.now();
  const email = `friend${made}@mail.example`;
  const proven = { email, email_verified_at: now, updated_at: now };
  await world.db.transaction().execute((tx) => saveProfile(tx, memberId, proven));
}
