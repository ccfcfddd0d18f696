import type { Endpoint } from '@baize/contract/endpoint';
import type { Envelope } from '@baize/contract/envelope';
import { readSealKey } from '@baize/contract/kernel';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

export type CallerFacts = {
  readonly token?: string | undefined;
  readonly ip?: string;
  readonly device?: string;
  readonly cookie?: string;
};

export type Client = (
  endpoint: Endpoint,
  wire: Readonly<Record<string, unknown>>,
  options?: CallerFacts,
) => Promise<Envelope<unknown> & { readonly status: number }>;

/** Makes calls as a browser does, to a server that runs: sealed where the row says so. */
export async function createClient(url: string): Promise<Client> {
  const reply = await fetch(`${url}${readSealKey.path}`);
  const { value } = (await reply.json()) as { value: { kid: string; key: JWK } };
  const key = await importJWK(value.key, 'ECDH-ES');

  const seal = (wire: unknown, path: string) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(wire)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: value.kid, path })
      .encrypt(key);

  return async (endpoint, wire, { token, ip, device, cookie } = {}) => {
    const { method, path, sealed, isForm } = endpoint;
    const isQuery = method === 'GET' || method === 'DELETE';
    const fields = new URLSearchParams(wire as Record<string, string>).toString();
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const plain = isForm ? fields : JSON.stringify(wire);
    const answer = await fetch(`${url}${path}${isQuery && fields ? `?${fields}` : ''}`, {
      method,
      headers: {
        ...endpoint.headers,
        ...(isQuery ? {} : { 'content-type': sealed ? 'application/jose' : type }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
        ...(device === undefined ? {} : { 'user-agent': device }),
        ...(cookie === undefined ? {} : { cookie }),
        'x-language': 'EN',
      },
      ...(isQuery ? {} : { body: sealed ? await seal(wire, path) : plain }),
    });
    return { status: answer.status, ...((await answer.json()) as Envelope<unknown>) };
  };
}
