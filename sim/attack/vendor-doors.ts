import { seededDice } from '../dice.ts';
import { rawRequest } from './raw-requests.ts';

/** A vendor of our own house, and a session there. */
export type VendorDoors = {
  readonly url: string;
  readonly token: string;
  /** Served addresses; what begins with a colon is put in by whoever asks. */
  readonly paths: readonly [string, ...string[]];
  /** Names that its queries and bodies know. */
  readonly fields: readonly string[];
};

const LONG = 'x'.repeat(300);
const PARTS = ['%00', 'a%00bcd', '%ff', '%zz', '%2500', LONG, '..%2f..', "'--"] as const;
const TEXTS = ['\0', 'a\0bcd', LONG, "' or 1=1 --", '\\u0000', '__proto__'] as const;

type Sent = { readonly path: string } & RequestInit;

/**
 * Sends what no page of ours would, with a session and without, and answers with all that was no
 * refusal in the envelope: faults of ours, and words of the server's own.
 */
export async function attackVendor(
  doors: VendorDoors,
  { requests, seed }: { readonly requests: number; readonly seed: string },
): Promise<readonly string[]> {
  const dice = seededDice(seed);
  const raw = Array.from({ length: requests }, () =>
    rawRequest(
      dice.pick(doors.paths).replaceAll(/:\w+/g, () => dice.pick(PARTS)),
      dice,
    ),
  );
  const findings: string[] = [];
  for (const { path, ...request } of [...nulShots(doors), ...raw]) {
    for (const held of [{}, { authorization: `Bearer ${doors.token}` }]) {
      const headers = { ...(request.headers as Record<string, string>), ...held };
      const reply = await fetch(`${doors.url}${path}`, {
        ...request,
        headers,
        redirect: 'manual',
      });
      const text = await reply.text();
      if (isSound(reply, text)) continue;
      findings.push(`${request.method ?? 'GET'} ${path.slice(0, 120)} → ${reply.status} ${text}`);
    }
  }
  return findings;
}

/** Every part of an address, every name of a query and every field of a body in turn. */
function nulShots({ paths, fields }: VendorDoors): readonly Sent[] {
  const plain = (path: string) => path.replaceAll(/:\w+/g, 'none');
  return paths.flatMap((path): readonly Sent[] => [
    ...(path.includes(':')
      ? PARTS.map((part) => ({ path: path.replaceAll(/:\w+/g, () => part) }))
      : []),
    ...fields.flatMap((field) =>
      TEXTS.slice(0, 2).map((text) => ({
        path: `${plain(path)}?${field}=${encodeURIComponent(text)}`,
      })),
    ),
    ...TEXTS.map((text) => ({
      path: plain(path),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, text]))),
    })),
  ]);
}

/** Whatever is refused is refused in the envelope; pages and pictures are none. */
function isSound({ status, headers }: Response, text: string): boolean {
  if (status >= 500) return false;
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  if (status < 400 || !isJson || text === '') return true;
  const keys = Object.keys(JSON.parse(text) as object);
  return ['success', 'message', 'value'].every((key) => keys.includes(key));
}
