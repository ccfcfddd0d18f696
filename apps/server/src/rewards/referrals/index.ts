/**
 * Referrals: friends whom members invite, the steps they do, and what both get for it.
 *
 * Always true here: the inviter is fixed at registration, with the terms of that day; a friend brings
 * a reward once; every step is counted anew from what is kept elsewhere, so counting it again gives
 * the same; what is undone before anybody claims moves the friend back, and what was claimed stays
 * paid; no more is set aside than the budget; nothing is offered to who may not play.
 */
export { checkReferralClaim } from './check-claim.ts';
export { countFriends, startReferralCounter } from './count-friends.ts';
export { followReferralBets } from './follow-bets.ts';
export type { ReferralOptions } from './friend.ts';
export { joinByReferral } from './join-by-referral.ts';
export { referralsRoutes } from './routes.ts';
