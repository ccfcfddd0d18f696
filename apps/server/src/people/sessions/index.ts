/**
 * Sessions: a token of 256 bits that its holder alone knows, kept as a hash, ended at once when
 * somebody says so and by itself when it was idle or open too long.
 *
 * Always true here: an ended session identifies nobody, in no process, and its page is told; a
 * session that lacks something allows nothing but giving it; every login leaves a line in the
 * member's history, and the addresses a member came from are known.
 */
export { afterEnding } from './after-ending.ts';
export { clearPending } from './clear-pending.ts';
export { endOtherSessions, endSession } from './end-session.ts';
export { findLastLogin, type LastLogin } from './find-last-login.ts';
export { findStrangeLogins, type StrangeLogin } from './find-strange.ts';
export { sessionsJobs } from './jobs.ts';
export { listLastLogins, listOpenSessions } from './list-open-sessions.ts';
export { countLoginDays, listLoginsSince } from './login-days-queries.ts';
export { findFirstAddresses } from './login-queries.ts';
export { countOnline, listOnline } from './online-queries.ts';
export {
  type Method,
  type NewSession,
  type OpenedSession,
  openSession,
} from './open-session.ts';
export { openSessions, type Sessions } from './open-sessions.ts';
export { findSession, lockSessions } from './queries.ts';
export { recordLogin, recordRefusal } from './record-login.ts';
export { addressStanding, forgetAddresses, rememberAddress } from './remember-address.ts';
export {
  isNewDevice,
  listDeviceDigests,
  listOnSameDevices,
  listSharingDevices,
  type MemberPair,
  rememberDevice,
} from './remember-device.ts';
export { sessionsRoutes } from './routes.ts';
export { isSameDevice } from './rules.ts';
export { hashToken, isToken, makeToken } from './token.ts';
export {
  listAddresses,
  listAtSameAddresses,
  listDevices,
  listLoginsBefore,
  listMembersAt,
} from './traces-queries.ts';
