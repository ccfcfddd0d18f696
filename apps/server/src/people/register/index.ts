/**
 * Registration: a form drawn from the brand's rules becomes a member with a session.
 *
 * Always true here: the server asks for exactly what the form was drawn from; an account is made
 * whole or not at all; of those who want one name or one telephone, one gets it; nobody is let in
 * who is too young, has not agreed to the terms or cannot show what the brand asks for.
 */
export { checkUsername } from './check-username.ts';
export type { InviteLinks } from './invite-links.ts';
export type { JoinByReferral } from './join-by-referral.ts';
export type { RegisterOptions } from './register-member.ts';
export { registerRoutes } from './routes.ts';
export { typeFor } from './type-for.ts';
