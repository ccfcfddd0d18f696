import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which push services may be called; browsers name them, so nothing inside may be among them. */
export type Reach = {
  readonly allows: (endpoint: URL) => boolean;
  readonly reaches: (ip: string) => boolean;
};

const INSIDE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of IPv6 only global unicast is outside, without the ways back to IPv4 (6to4, Teredo). */
const OUTSIDE_V6 = ['2000::', 3] as const;
const INSIDE_V6 = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const inside = new BlockList();
for (const [net, bits] of INSIDE_V4) inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of INSIDE_V6) inside.addSubnet(net, bits, 'ipv6');
const outside = new BlockList();
outside.addSubnet(...OUTSIDE_V6, 'ipv6');

export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return !inside.check(ip, 'ipv4');
  return isIP(ip) === 6 && outside.check(ip, 'ipv6') && !inside.check(ip, 'ipv6');
}

/** Hosts of the internet over TLS, by name, at the usual port. */
export const PUBLIC_REACH: Reach = {
  allows: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 &&
    hostname.includes('.') &&
    !/\.(?:localhost|local|internal|home\.arpa)$/.test(hostname),
  reaches: isPublicAddress,
};

/** Looks a name up and refuses an address inside, at the moment of the call: a name may change. */
const lookupWithin =
  ({ reaches }: Reach): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = addresses?.filter(({ address }) => reaches(address)) ?? [];
      const [first] = allowed;
      if (error || !first) {
        callback(error ?? new Error(`${hostname} is no public host`), '', 0);
      } else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });

const WAIT_MS = 10_000;

export type PushRequest = {
  readonly endpoint: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Posts to a push service and gives its status; follows nothing and reads nothing it answers. */
export function post(reach: Reach, { endpoint, headers, body }: PushRequest): Promise<number> {
  const { request } = endpoint.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      lookup: lookupWithin(reach),
      signal: AbortSignal.timeout(WAIT_MS),
      agent: false,
    });
    call.once('error', reject);
    call.once('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    call.end(body);
  });
}
