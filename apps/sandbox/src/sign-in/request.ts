/** What a site asks for when it sends a browser here. */
export type SignInRequest = {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | null;
  readonly state: string | null;
};

export type Client = {
  readonly id: string;
  readonly secret: string;
  readonly origins: readonly string[];
};

export type Query = Readonly<Record<string, string | undefined>>;

/** `stay`: nobody can be trusted with the answer. `back`: the site is told what it did wrong. */
export type RequestReading =
  | { readonly kind: 'fine'; readonly request: SignInRequest }
  | { readonly kind: 'stay'; readonly error: 'unknown_client' | 'unknown_redirect' }
  | { readonly kind: 'back'; readonly to: URL };

const CHALLENGE = /^[\w-]{43}$/;

export function readRequest(query: Query, client: Client): RequestReading {
  const { redirect_uri: redirectUri = '', code_challenge: challenge = '' } = query;
  if (query['client_id'] !== client.id) return { kind: 'stay', error: 'unknown_client' };
  if (!isRegistered(redirectUri, client)) return { kind: 'stay', error: 'unknown_redirect' };
  const state = query['state'] ?? null;
  const back = (error: string): RequestReading => ({
    kind: 'back',
    to: answer({ redirectUri, state }, { error }),
  });
  if (query['response_type'] !== 'code') return back('unsupported_response_type');
  if (!(query['scope'] ?? '').split(' ').includes('openid')) return back('invalid_scope');
  if (query['code_challenge_method'] !== 'S256' || !CHALLENGE.test(challenge)) {
    return back('invalid_request');
  }
  return {
    kind: 'fine',
    request: { redirectUri, challenge, state, nonce: query['nonce'] ?? null },
  };
}

/** The address the browser returns to, with what it brings. */
export function answer(
  { redirectUri, state }: Pick<SignInRequest, 'redirectUri' | 'state'>,
  brings: Readonly<Record<string, string>>,
): URL {
  const to = new URL(redirectUri);
  for (const [name, value] of Object.entries(brings)) to.searchParams.set(name, value);
  if (state !== null) to.searchParams.set('state', state);
  return to;
}

/** Sites on this machine need no registration, on whatever port they are. */
function isRegistered(redirectUri: string, { origins }: Client): boolean {
  const uri = URL.parse(redirectUri);
  if (!uri || uri.hash !== '' || !/^https?:$/.test(uri.protocol)) return false;
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(uri.hostname) || origins.includes(uri.origin);
}
