import type { Endpoint, Input, Output } from '@baize/contract/endpoint';
import type { QueryFunctionContext } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '../server/api.ts';
import { keepPersonal, keptPersonal, type PersonalKey } from './kept.ts';

type KeptQuery<E extends Endpoint> = {
  readonly endpoint: E;
  readonly input: Input<E>;
  readonly key: PersonalKey;
  /** An answer is in the words of one language, and serves no other. */
  readonly language: string;
};

/**
 * An answer that the session of the browser keeps. The first to ask in a page is given the kept
 * one; whoever asks anew, such as after a change of the catalogue, asks the server.
 */
export async function keptAnswer<E extends Endpoint>(
  { endpoint, input, key, language }: KeptQuery<E>,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<Output<E>> {
  const isFirst = client.getQueryData(queryKey) === undefined;
  const kept = isFirst ? readKept(endpoint, key, language) : null;
  if (kept) return kept;
  const answer = await call(endpoint, input, signal);
  const value = z.encode(endpoint.output, answer);
  keepPersonal(key, JSON.stringify({ language, value }));
  return answer;
}

const kept = z.object({ language: z.string(), value: z.unknown() });

/** Anything could have been written there; only what has the shape of the answer is one. */
function readKept<E extends Endpoint>(
  endpoint: E,
  key: PersonalKey,
  language: string,
): Output<E> | null {
  try {
    const found = z.parse(kept, JSON.parse(keptPersonal(key) ?? ''));
    if (found.language !== language) return null;
    return z.decode(endpoint.output, found.value) as Output<E>;
  } catch {
    return null;
  }
}
