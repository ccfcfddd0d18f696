/**
 * What a member knows or has: passwords, an authenticator, recovery codes, links to start anew.
 *
 * Always true here: nothing is kept from which a password, a recovery code or a link could be read;
 * checking a password costs the same whether or not there is one, and never more than one at a time
 * in a process; codes and links are good once.
 */
export { hashPassword, verifyPassword } from './hash-password.ts';
export { findPassword, type PasswordKind } from './queries.ts';
export { type NewPassword, setPassword } from './set-password.ts';
