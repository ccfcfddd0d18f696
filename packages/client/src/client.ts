import type { Endpoint, Input, Output } from '@baize/contract/endpoint';
import type { Envelope } from '@baize/contract/envelope';
import { readSealKey } from '@baize/contract/kernel';
import * as z from 'zod/mini';
import { ApiError, codeOf } from './api-error.ts';
import type { SealKey } from './seal.ts';

const TIMEOUT_MS = 20_000;

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
) => Promise<Output<E>>;

export type Client = {
  /** Makes a call of the contract. It knows nothing of toasts, routes or React. */
  readonly call: Call;
  /** Answers come in this language from now on. */
  readonly speak: (language: string) => void;
};

/** The browser's end of the contract; `token` is asked for at every call. */
export function createClient(token: () => string | null): Client {
  let language = '';
  let sealKey: Promise<SealKey> | null = null;

  const call: Call = async (endpoint, input, signal) => {
    const wire = z.encode(endpoint.input, input);
    const value = endpoint.sealed
      ? await sendSealed(endpoint, wire, signal)
      : await send(requestOf(endpoint, wire), signal);
    return z.decode(endpoint.output, value) as Output<typeof endpoint>;
  };

  const currentKey = (): Promise<SealKey> => {
    sealKey ??= call(readSealKey, {}).catch((error: unknown) => {
      sealKey = null;
      throw error;
    });
    return sealKey;
  };

  /** The key changes daily; a server that no longer knows the one we hold is asked for its new one. */
  const sendSealed = async (endpoint: Endpoint, wire: unknown, signal?: AbortSignal) => {
    const { seal } = await import('./seal.ts').catch(() => {
      throw new ApiError('network');
    });
    const attempt = async () => {
      const body = await seal(wire, endpoint.path, await currentKey());
      const headers = { 'content-type': 'application/jose' };
      return send({ url: endpoint.path, init: { method: endpoint.method, headers, body } }, signal);
    };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'seal_key_unknown') throw error;
      sealKey = null;
      return attempt();
    }
  };

  const send = (request: Request, signal?: AbortSignal) =>
    fetchValue(request, { ...spoken(language), ...authorized(token()) }, signal);

  return { call, speak: (code) => void (language = code) };
}

type Headers = Readonly<Record<string, string>>;

type Request = {
  readonly url: string;
  readonly init: Omit<RequestInit, 'headers'> & { headers?: Headers };
};

const spoken = (language: string): Headers => (language === '' ? {} : { 'x-language': language });

const authorized = (token: string | null): Headers =>
  token === null ? {} : { authorization: `Bearer ${token}` };

function requestOf(endpoint: Endpoint, wire: unknown): Request {
  const { method, path, headers: asked = {}, isForm } = endpoint;
  const fields = () => new URLSearchParams(wire as Record<string, string>).toString();
  if (method === 'GET' || method === 'DELETE') {
    const query = fields();
    return { url: query === '' ? path : `${path}?${query}`, init: { method, headers: asked } };
  }
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = { 'content-type': type, ...asked };
  return { url: path, init: { method, headers, body: isForm ? fields() : JSON.stringify(wire) } };
}

async function fetchValue({ url, init }: Request, extra: Headers, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { ...init.headers, ...extra };
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const envelope = await fetch(url, { ...init, headers, signal: either })
    .then((response) => response.json() as Promise<Envelope<unknown>>)
    .catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError(timeout.aborted ? 'timeout' : 'network');
    });
  if (!envelope.success) throw new ApiError(codeOf(envelope.message), envelope.value);
  return envelope.value;
}
