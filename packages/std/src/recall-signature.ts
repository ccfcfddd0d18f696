import { MINUTE_MS } from './time.ts';

/**
 * A round of the studio that somebody else may look at for a while: the platform, whose member asks
 * what became of a bet. Whoever holds the vendor key can make such an address; the studio, which
 * holds it too, checks it. Made of what browsers and servers both have.
 */
export type Recall = {
  readonly roundId: string;
  /** In milliseconds since 1970. */
  readonly expires: number;
};

/** No address is good for longer, whoever signed it. */
export const RECALL_MS = 15 * MINUTE_MS;

const SIGNATURE = /^[0-9a-f]{64}$/;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const messageOf = ({ roundId, expires }: Recall) => bytesOf(`${roundId}:${expires}`);

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/** Hex of HMAC-SHA256 with the key's secret over `roundId:expires`. */
export async function signRecall(secret: string, recall: Recall): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), messageOf(recall));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Compared in constant time, so that nobody finds a signature letter by letter. */
export async function isRecallSigned(
  secret: string,
  recall: Recall,
  signature: string,
): Promise<boolean> {
  if (!SIGNATURE.test(signature)) return false;
  const bytes = Uint8Array.from({ length: signature.length / 2 }, (_, place) =>
    Number.parseInt(signature.slice(2 * place, 2 * place + 2), 16),
  );
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, messageOf(recall));
}

/** The page of a round, as a path at the studio. */
export async function writeRecallPath(
  secret: string,
  recall: Recall,
  language: string,
): Promise<string> {
  const { roundId, expires } = recall;
  const signature = await signRecall(secret, recall);
  const query = new URLSearchParams({ lang: language, expires: `${expires}`, signature });
  return `/recall/${roundId}?${query}`;
}
