/**
 * Members: who plays, under which name, in which currency, and whether they may; how they are
 * reached and paid, and what they agreed to. Each has the four pockets of the ledger from the first
 * moment on.
 *
 * Always true here: one account a name and one a telephone, whoever comes at the same time; a role
 * is a member's type read through the brand's lists, never a value that somebody brings along.
 */
export {
  type BankAccount,
  findBankCode,
  insertBankAccount,
  listBankAccounts,
  listMembersByBankNumber,
  removeBankAccount,
} from './bank-account-queries.ts';
export { changeStatus } from './change-status.ts';
export { createMember, type Member, type NewMember, newReferralCode } from './create-member.ts';
export { findMatching, type MemberMatch, type MemberSearch } from './find-matching.ts';
export { isPlaying } from './is-playing.ts';
export { findFirstJoined, joinedWithin, listJoined } from './joined-within.ts';
export { listDirectMembers, listFirstOfLines } from './line-queries.ts';
export { listPeople, type PersonOfType } from './list-people.ts';
export { maskAccount, maskAccountNumber, maskEmail, maskMobile } from './mask.ts';
export { ensureMayPlay, isExcluded, NOTHING_AGREED, owesAgreement } from './may-play.ts';
export { beginningWith, directlyBelow, memberAlone, nicknamed, UPLINES } from './member-lines.ts';
export { isSameName, maskName } from './names.ts';
export {
  findOutsideIdentity,
  linkOutsideIdentity,
  listOutsideIdentities,
  type OutsideIdentity,
} from './outside-identity-queries.ts';
export {
  insertConsents,
  listConsents,
  type Profile,
  type ProfilePatch,
} from './profile-queries.ts';
export { countProvenContacts, listFirstProven, listProvenSince } from './proven-contacts.ts';
export {
  askMembers,
  countDemoMembers,
  countDirectMembers,
  findByAccount,
  findByAffiliateCode,
  findByEmail,
  findByMobile,
  findByReferralCode,
  findMember,
  getMember,
  isInvitedBy,
  listAccounts,
  listActiveOfTypes,
  listDirectIds,
  listMemberIds,
  listMembers,
  listWithoutCountry,
  lockMember,
  updateMember,
} from './queries.ts';
export type { FindLastLogin, MembersOptions, ReadContracts } from './read-member-info.ts';
export { type MemberRole, roleOf } from './role-of.ts';
export { membersRoutes } from './routes.ts';
export { getProfile, saveProfile } from './save-profile.ts';
export { type BonusTerms, setBonusTerms } from './set-bonus-terms.ts';
export {
  listAlmostNamesakes,
  listPersonDigests,
  listSamePeople,
  listSharingBankAccounts,
  listSharingDocuments,
  type PersonDigest,
  type SharedWith,
} from './shared-identity.ts';
