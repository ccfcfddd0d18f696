import type { LoginAnswer, Pending } from '@baize/contract/login-answer';
import type { MemberInfo } from '@baize/contract/member';
import { readMemberInfo } from '@baize/contract/member';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../server/api.ts';
import { queryKeys } from '../server/queries.ts';
import {
  forgetPerson,
  keepFactor,
  keepPersonal,
  keepToken,
  keptFactor,
  keptToken,
} from './kept.ts';

export type FactorWays = NonNullable<LoginAnswer['factor']>['ways'];

/** What happened at the login just made; for what is shown once after it. */
export type AfterLogin = Pick<LoginAnswer, 'firstTimeLogin' | 'lastLogin'>;

export type Session = {
  readonly state: 'guest' | 'trial' | 'member';
  readonly isAgent: boolean;
  readonly member: MemberInfo | null;
  /** What the login still lacks; the server allows nothing else until it is done. */
  readonly pending: Pending | null;
  /** Somebody is logged in, but who has not been told yet. */
  readonly isLoading: boolean;
};

type Login = {
  /** Counts logins: answers for one of them are never shown to the next. */
  readonly number: number;
  readonly token: string | null;
  readonly after: AfterLogin | null;
  /** Of the login just made, so that a forced change need not ask for it again. Never stored. */
  readonly password: string | null;
};

const GUEST: Login = { number: 0, token: null, after: null, password: null };

let current: Login | null = null;
const listeners = new Set<() => void>();

/**
 * Read late: the prerenderer has no browser to read from. Who has no token is the very guest that
 * the page was drawn for, so that nothing of it is drawn anew.
 */
const login = (): Login => {
  const token = current ? null : keptToken();
  current ??= token === null ? GUEST : { ...GUEST, token };
  return current;
};

function change(next: Omit<Login, 'number'>) {
  current = { ...next, number: login().number + 1 };
  for (const listener of listeners) listener();
}

export const listenToSession = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const useLogin = (): Login => useSyncExternalStore(listenToSession, login, () => GUEST);

type TypedLogin = {
  readonly password?: string | null;
  /** Whether to stay logged in; a login that goes on under a new token stays as it was. */
  readonly stays?: boolean | undefined;
};

/** Keeps a fresh login. What it still lacks is asked for by whoever reads `pending`. */
export function signIn(answer: LoginAnswer, { password: typed = null, stays }: TypedLogin = {}) {
  const { token, factor, pending, firstTimeLogin, lastLogin } = answer;
  const password = pending === null ? null : typed;
  keepToken(token, stays);
  if (factor) keepFactor(JSON.stringify(factor.ways));
  change({ token, password, after: { firstTimeLogin, lastLogin } });
}

/** Takes up a session that was opened elsewhere: by registering, or by a link. */
export function adoptToken(token: string, after: AfterLogin | null = null) {
  keepToken(token);
  change({ token, password: null, after });
}

/** Forgets whoever was logged in. The server has been told, or knows already. */
export function clearSession() {
  forgetPerson();
  change({ token: null, password: null, after: null });
}

export const isNotSignedIn = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'not_signed_in';

/** The login password of a moment ago, while it is still needed; null after a reload. */
export const useLoginPassword = (): string | null => useLogin().password;

export const useAfterLogin = (): AfterLogin | null => useLogin().after;

/** Changes with every login and sign-out: what was opened for one is closed for the next. */
export const useToken = (): string | null => useLogin().token;

/** The key of an answer that is about whoever is logged in. All of them begin with `member`. */
export const useMemberKey = (what: string) => queryKeys.member(useLogin().number, what);

/** The same, outside what is drawn. */
export const memberKey = (what: string) => queryKeys.member(login().number, what);

export const memberQuery = (number: number = login().number) =>
  queryOptions({
    queryKey: queryKeys.member(number, 'info'),
    queryFn: ({ signal }) => call(readMemberInfo, {}, signal).then(keepMember, waitForFactor),
    staleTime: Number.POSITIVE_INFINITY,
  });

const stateOf = (member: MemberInfo | null): Session['state'] =>
  member === null ? 'guest' : member.isTrial ? 'trial' : 'member';

/** Who is logged in at this moment, for what is done at a press: nothing is drawn anew by it. */
export function stateNow(queries: QueryClient): Session['state'] {
  const member = queries.getQueryData(memberQuery().queryKey);
  return stateOf(login().token === null ? null : (member ?? null));
}

/** Who is logged in, as the server says on every load; what the browser keeps decides nothing. */
export function useSession(): Session {
  const { number, token } = useLogin();
  const { data, isError } = useQuery({ ...memberQuery(number), enabled: token !== null });
  const member = token === null ? null : (data ?? null);
  return {
    state: stateOf(member),
    isAgent: member?.isAgent ?? false,
    member,
    pending: member?.pending ?? null,
    isLoading: token !== null && member === null && !isError,
  };
}

function keepMember(member: MemberInfo): MemberInfo {
  keepPersonal('nickname', member.nickname);
  keepPersonal('account', member.account);
  keepPersonal('username', member.account);
  keepPersonal('customerId', member.id);
  keepPersonal('isAgent', String(member.isAgent));
  keepPersonal('validate', String(member.pending === 'factor'));
  return member;
}

/** Nobody yet: who waits for the second factor is told nothing of the account. */
const WAITING: MemberInfo = {
  id: '',
  account: '',
  nickname: '',
  type: 0,
  isAgent: false,
  isTrial: false,
  avatar: '',
  currency: '',
  lastLogin: null,
  pending: 'factor',
  excludedUntil: null,
};

function waitForFactor(error: unknown): MemberInfo {
  if (!(error instanceof Error && 'code' in error && error.code === 'verification_first')) {
    throw error;
  }
  keepPersonal('validate', 'true');
  return WAITING;
}

/** The ways by which a login can still be proven; empty where none are known to this page. */
export function readFactorWays(): FactorWays {
  try {
    return JSON.parse(keptFactor() ?? '[]') as FactorWays;
  } catch {
    return [];
  }
}
