import { randomToken } from '../tokens.ts';
import type { Codes } from './codes.ts';
import { subjectOf } from './people.ts';
import type { Client, Query } from './request.ts';

type Asker = {
  readonly authorization: string | undefined;
  readonly client: Client;
  readonly codes: Codes;
  readonly provider: string;
};

export type Exchanged = {
  readonly accessToken: string;
  readonly claims: {
    readonly sub: string;
    readonly name: string;
    readonly email: string;
    readonly email_verified: boolean;
    readonly nonce?: string;
  };
};

/** What a code is worth, or the word by which OAuth refuses it. */
export function exchangeCode(
  form: Query,
  { authorization, client, codes, provider }: Asker,
): Exchanged | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' {
  const { id, secret } = readCredentials(form, authorization);
  if (id !== client.id || secret !== client.secret) return 'invalid_client';
  if (form['grant_type'] !== 'authorization_code') return 'unsupported_grant_type';
  const grant = codes.redeem({
    provider,
    code: form['code'] ?? '',
    redirectUri: form['redirect_uri'] ?? '',
    verifier: form['code_verifier'] ?? '',
  });
  if (!grant) return 'invalid_grant';
  const { person, request } = grant;
  return {
    accessToken: randomToken(),
    claims: {
      sub: subjectOf(provider, person),
      name: person.name,
      email: person.email,
      email_verified: true,
      ...(request.nonce === null ? {} : { nonce: request.nonce }),
    },
  };
}

/** By header or in the form, as the site prefers. */
function readCredentials(form: Query, authorization: string | undefined) {
  const [, encoded] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? [];
  if (!encoded) return { id: form['client_id'], secret: form['client_secret'] };
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}
