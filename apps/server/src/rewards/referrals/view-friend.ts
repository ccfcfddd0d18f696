import type { OwnReferralSteps, ReferralFriend } from '@baize/contract/referral';
import { minor, ZERO } from '@baize/std/money';
import type { RewardRow } from '../claims/index.ts';
import { endOf, type FriendRow } from './friend.ts';

type Seen = {
  readonly zone: string;
  /** What whoever looks was offered for it. */
  readonly reward: RewardRow | undefined;
};

type FriendSeen = Seen & { readonly name: string };

/** A friend as the inviter sees them: the steps, and no sums of money. */
export const viewFriend = (row: FriendRow, { name, ...seen }: FriendSeen): ReferralFriend => ({
  ...progressOf(row, { ...seen, amount: row.terms?.reward }),
  ...(row.inviter_stop ? { step: 'stopped', stop: row.inviter_stop } : {}),
  name,
  depositPercent: percentOf(row.deposited, row.terms?.deposit),
  betsPercent: percentOf(row.bet, row.terms?.bets),
});

/** The same as the friend sees it. */
export const viewOwn = (row: FriendRow, seen: Seen): OwnReferralSteps => ({
  ...progressOf(row, { ...seen, amount: row.terms?.friendReward }),
  deposit: amountOf(row.terms?.deposit),
  deposited: row.deposited,
  bets: amountOf(row.terms?.bets),
  bet: row.bet,
  holdHours: row.terms?.holdHours ?? 0,
});

type Progress = Seen & { readonly amount: string | undefined };

const progressOf = (row: FriendRow, { zone, reward, amount }: Progress) => ({
  joinedAt: row.joined_at.toISOString(),
  endsAt: row.terms ? endOf(row, zone).toISOString() : null,
  step: row.step,
  stop: row.stop,
  undone: row.undone,
  holdUntil: row.hold_until?.toISOString() ?? null,
  reward: amountOf(amount),
  rewardId: reward?.id ?? null,
  rewardState: reward?.state ?? null,
});

const amountOf = (text: string | undefined) => (text === undefined ? ZERO : minor(BigInt(text)));

/** Whole percents: only what is done in full is 100. */
function percentOf(done: bigint, wanted: string | undefined): number {
  if (wanted === undefined) return 0;
  const goal = BigInt(wanted);
  return done >= goal ? 100 : Number((done * 100n) / goal);
}
