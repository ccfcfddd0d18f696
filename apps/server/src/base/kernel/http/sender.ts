import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Who sent a request: the peer, or whom it names where its word is trusted. As Fastify tells it. */
export type SenderOf = (peer: string, forwardedFor: string | undefined) => string;

export function createSenderOf(trustProxy: string): SenderOf {
  const trust = proxyAddr.compile(trustProxy.split(',').map((name) => name.trim()));
  return (peer, forwardedFor) => {
    if (forwardedFor === undefined) return peer;
    const request = {
      headers: { 'x-forwarded-for': forwardedFor },
      socket: { remoteAddress: peer },
    };
    // It reads these two alone.
    return proxyAddr(request as unknown as IncomingMessage, trust);
  };
}
