import { later, MINUTE_MS } from '@baize/std/time';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type IDToken,
} from 'openid-client';
import type { World } from '../../../base/kernel/index.ts';
import { hashToken, makeToken } from '../../sessions/index.ts';
import * as queries from '../queries.ts';
import type { OutsideClients, OutsideProvider } from './clients.ts';
import { makeTicket, type OutsidePerson } from './tickets.ts';

const GOOD_FOR_MS = 10 * MINUTE_MS;

export type SignIn = {
  readonly clients: OutsideClients;
  /** Where the provider sends the browser back to. */
  readonly callback: URL;
  readonly provider: OutsideProvider;
  /** What only this browser knows, in its cookie. */
  readonly browser: string;
};

/** Where to send a browser that wants to sign in; null when this provider is not offered. */
export async function beginSignIn(
  { db, clock, chance }: World,
  { clients, callback, provider, browser }: SignIn,
): Promise<URL | null> {
  const client = await clients.clientOf(provider);
  if (!client) return null;
  const [state, nonce, verifier] = [makeToken(chance), makeToken(chance), makeToken(chance)];
  await queries.insertAttempt(db, {
    state_hash: hashToken(state),
    provider,
    verifier,
    nonce,
    browser_hash: hashToken(browser),
    expires_at: later(clock.now(), GOOD_FOR_MS),
    used_at: null,
  });
  return buildAuthorizationUrl(client, {
    redirect_uri: callback.href,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}

/**
 * Takes what the browser brought back and makes a ticket of it. Null when it was not this browser
 * that left, when it comes a second time or late, and when the provider knows nothing of it.
 */
export async function finishSignIn(
  world: World,
  { clients, callback, provider, browser }: SignIn,
): Promise<string | null> {
  const client = await clients.clientOf(provider);
  const state = callback.searchParams.get('state') ?? '';
  const attempt = await queries.useAttempt(world.db, {
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    provider,
    now: world.clock.now(),
  });
  if (!client || !attempt) return null;
  const tokens = await authorizationCodeGrant(client, callback, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  return claims ? makeTicket(world, world.db, personOf(provider, claims)) : null;
}

const personOf = (provider: OutsideProvider, claims: IDToken): OutsidePerson => {
  const { sub, name, email, email_verified: isVerified } = claims;
  return {
    provider,
    subject: sub,
    name: typeof name === 'string' ? name : '',
    email: typeof email === 'string' && isVerified === true ? email : null,
  };
};
