import type { ReferralProgramme, ReferralStop } from '@baize/contract/referral-rules';
import type { Minor } from '@baize/std/money';
import { HOUR_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { JoinedFriend } from './friend.ts';

/** What a friend has done within their days. */
export type FriendFacts = {
  /** When a contact of theirs was first proven; null: none is. */
  readonly provenAt: Instant | null;
  readonly deposited: Minor;
  readonly bet: Minor;
};

export type FriendMoment = {
  readonly now: Instant;
  /** Up to when settled bets are counted. */
  readonly countedTo: Instant;
  /** The first moment that no longer counts for this friend. */
  readonly endsAt: Instant;
};

/** How often a friend is looked at again who waits for the end of the hold or for a claim. */
const WAITING_MS = HOUR_MS;

/** And one whose days are over while bets of the last day may still be counted. */
const LATE_MS = MINUTE_MS;

type MissingStep = 'verify' | 'deposit' | 'bets';

/** The first step that is not done; null when all are. A step missed by one unit is missed. */
export function missingStep(
  { deposit, bets }: Pick<ReferralProgramme, 'deposit' | 'bets'>,
  { verifiedAt, deposited, bet }: Done,
): MissingStep | null {
  if (verifiedAt === null) return 'verify';
  if (deposited < BigInt(deposit)) return 'deposit';
  return bet < BigInt(bets) ? 'bets' : null;
}

type Done = Omit<FriendFacts, 'provenAt'> & { readonly verifiedAt: Instant | null };

/** A contact counts when it was proven in time; one that is changed later has counted. */
const verifiedAtOf = (
  { verified_at }: JoinedFriend,
  { provenAt }: FriendFacts,
  { endsAt }: FriendMoment,
): Instant | null =>
  verified_at ?? (provenAt !== null && isBefore(provenAt, endsAt) ? provenAt : null);

const TIME_STOPS = {
  verify: 'time_verify',
  deposit: 'time_deposit',
  bets: 'time_bets',
} as const satisfies Record<MissingStep, ReferralStop>;

const UNDONE_STOPS = {
  deposit: 'undone_deposit',
  bets: 'undone_bets',
} as const satisfies Record<'deposit' | 'bets', ReferralStop>;

/** Where a friend stands by what they have done; what is set aside and offered is not its matter. */
export function moveFriend(
  row: JoinedFriend,
  facts: FriendFacts,
  moment: FriendMoment,
): JoinedFriend {
  const verifiedAt = verifiedAtOf(row, facts, moment);
  const { deposited, bet } = facts;
  const missing = missingStep(row.terms, { verifiedAt, deposited, bet });
  const counted = { ...row, verified_at: verifiedAt, deposited, bet };
  return missing === null ? goOn(counted, moment) : stay(counted, missing, moment);
}

/** All is done: the hold begins, goes on, or is over. */
function goOn(row: JoinedFriend, { now }: FriendMoment): JoinedFriend {
  const next = later(now, WAITING_MS);
  if (row.step === 'reward') return { ...row, look_at: next };
  const isHeld = row.step === 'hold';
  const holdUntil = isHeld ? row.hold_until : later(now, row.terms.holdHours * HOUR_MS);
  if (holdUntil === null || !isBefore(now, holdUntil)) {
    return { ...row, step: 'reward', hold_until: holdUntil, undone: null, look_at: next };
  }
  const lookAt = isBefore(holdUntil, next) ? holdUntil : next;
  return { ...row, step: 'hold', hold_until: holdUntil, undone: null, look_at: lookAt };
}

/** Something is missing, or missing again; once the days are over nothing can be added. */
function stay(
  row: JoinedFriend,
  missing: MissingStep,
  { now, countedTo, endsAt }: FriendMoment,
): JoinedFriend {
  const wasDone = row.step === 'hold' || row.step === 'reward';
  const undone = wasDone && missing !== 'verify' ? missing : row.undone;
  const back = { ...row, undone, hold_until: null, rewarded_on: null, inviter_stop: null };
  if (isBefore(now, endsAt)) return { ...back, step: missing, look_at: endsAt };
  if (isBefore(countedTo, endsAt)) return { ...back, step: missing, look_at: later(now, LATE_MS) };
  const stop = undone ? UNDONE_STOPS[undone] : TIME_STOPS[missing];
  return { ...back, step: 'stopped', stop, look_at: null };
}
