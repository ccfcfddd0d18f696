/**
 * The security center: what an account knows of its member, and how the member changes it.
 *
 * Always true here: a change of contact, payee, payment password or authenticator needs proof that
 * is not the session itself, and the contacts of before are told of it; no contact and no account
 * number leaves unmasked; whatever is asked for by id is looked for among the caller's own.
 */
export { hasFactor, proveFactor } from './prove-factor.ts';
export { securityRoutes } from './routes.ts';
export { type LeavingMoney, stepUp } from './step-up.ts';
export { contactsOf } from './tell-member.ts';
