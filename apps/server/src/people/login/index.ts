/**
 * Every way to become a member's session: by password, by a telephone, by Google or Facebook, for a
 * trial; what is asked of those who come from a new address; passwords that are changed, forgotten
 * and set anew.
 *
 * Always true here: nobody is told whether an account exists before proving to own it; a guess is
 * counted before its answer leaves; who may not come in leaves no session behind; a new password
 * ends every other session of the member, who hears of it.
 */
export { confirmPassword, createConfirm } from './confirm-password.ts';
export {
  checkFactor,
  type KnownWay,
  listFactorWays,
  listStrongWays,
  maskWays,
  type Proof,
} from './factor.ts';
export { loginJobs } from './jobs.ts';
export { notifyMember } from './notify-member.ts';
export type { LoginOptions } from './options.ts';
export { registerOutside } from './outside/register-outside.ts';
export { type OutsidePerson, spendTicket } from './outside/tickets.ts';
export { loginRoutes } from './routes.ts';
export { dialingCodeOf } from './rules.ts';
