import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../world.ts';
import { plainAddress } from './address.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const COUNTRY = /^[A-Z]{2}$/;
const LANGUAGE = /^[A-Z]{2}(_[A-Z]{2})?$/;

/** A caller may name its request, so that both sides can speak of the same one. */
export const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

export function originOf(request: FastifyRequest): Origin {
  const { headers } = request;
  return {
    requestId: request.id,
    ip: plainAddress(request.ip),
    proxyRegion: proxyRegionOf(request),
    language: languageOf(request),
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
  };
}

/**
 * Believed only under the name the operator gave it, and only when a trusted proxy handed the
 * request on: then `ips` holds more than the peer.
 */
function proxyRegionOf(request: FastifyRequest): string | null {
  const { regionHeader } = request.server;
  const named = regionHeader === null ? undefined : request.headers[regionHeader];
  const isForwarded = (request.ips?.length ?? 0) > 1;
  return isForwarded && typeof named === 'string' && COUNTRY.test(named) ? named : null;
}

/** What the client says it speaks, else what it chose last time; empty when it says neither. */
function languageOf({ headers }: FastifyRequest): string {
  const said = headers['x-language'];
  if (typeof said === 'string' && LANGUAGE.test(said)) return said;
  const kept = /(?:^|;\s*)lang=([A-Z]{2}(?:_[A-Z]{2})?)(?:;|$)/.exec(headers.cookie ?? '');
  return kept?.[1] ?? '';
}
