import { isUnanswered } from '@baize/client/api-error';
import { readFlags } from '@baize/contract/flags';
import type { MemberInfo } from '@baize/contract/member';
import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { nextPath } from '../shared/address/next-path.ts';
import { keptToken } from '../shared/session/kept.ts';
import { permissionQuery } from '../shared/session/permission.ts';
import { memberQuery } from '../shared/session/session.ts';

export type GuardContext = { readonly queries: QueryClient };

type GuardArgs = { readonly context: GuardContext; readonly location: ParsedLocation };

/** `unknown` where the server could not be asked, or the page is being drawn for whoever comes. */
type Visitor = MemberInfo | 'guest' | 'unknown';

async function whoIsHere({ queries }: GuardContext): Promise<Visitor> {
  if (typeof document === 'undefined') return 'unknown';
  if (keptToken() === null) return 'guest';
  return queries
    .ensureQueryData(memberQuery())
    .catch((error: unknown) => (isUnanswered(error) ? 'unknown' : 'guest'));
}

/** Stands before pages of members. What was asked for opens after the login. */
export async function guardMember({ context, location }: GuardArgs) {
  const visitor = await whoIsHere(context);
  if (visitor === 'unknown') return;
  if (visitor === 'guest') {
    const next = nextPath(location.href);
    throw redirect({ to: '/login', search: next === null ? {} : { next } });
  }
  if (visitor.isTrial) throw redirect({ to: '/', state: { modal: 'gate' } });
}

/**
 * Stands before the page of a game. A trial (`?trial=1`) is for everyone where the brand says so,
 * which the launch itself asks the server.
 */
export async function guardPlayer(asked: GuardArgs) {
  const { trial } = asked.location.search as { trial?: unknown };
  // The router reads a number as one.
  if ((trial === 1 || trial === '1') && (await isTrialOpen(asked.context))) return;
  await guardMember(asked);
}

async function isTrialOpen({ queries }: GuardContext): Promise<boolean> {
  if (typeof document === 'undefined') return true;
  const permission = await queries.ensureQueryData(permissionQuery()).catch(() => null);
  return permission !== null && readFlags(permission.info.whitelabel).guestTrial;
}

/** Stands before the agent center, which has a login page of its own. */
export async function guardAgent({ context }: GuardArgs) {
  const visitor = await whoIsHere(context);
  if (visitor === 'unknown') return;
  if (visitor === 'guest' || !visitor.isAgent) throw redirect({ to: '/agent' });
}

/** The member center opens on its first page, under that page's own address. */
export function openFirstPage() {
  if (typeof document === 'undefined') return;
  throw redirect({ to: '/member/securityCenter', replace: true });
}
