import http from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';

export type WalletPost = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** Sends requests to the wallet over connections that stay open. */
export type WalletLine = {
  /** The answer as it was written; it throws when none came in time. */
  post(request: WalletPost): Promise<string>;
  close(): void;
};

/** More at once wait for each other: a wallet that is slow is not made slower. */
const CONNECTIONS = 128;

/** A bet is answered within a second; a wallet that takes longer is asked again. */
const PATIENCE_MS = 3_000;

export function openLine(url: string): WalletLine {
  const address = new URL(url);
  const { protocol, hostname, port } = urlToHttpOptions(address);
  const { Agent, request } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const base = address.pathname.replace(/\/+$/, '');
  const place = { agent, protocol, hostname, port, method: 'POST' };
  return {
    post: ({ path, headers, text }) =>
      new Promise((resolve, reject) => {
        const body = Buffer.from(text);
        const asking = request({
          ...place,
          path: `${base}${path}`,
          headers: { ...headers, 'content-length': body.length },
        });
        // The whole answer is due by then, not only its next part.
        const patience = setTimeout(() => asking.destroy(new Error('no answer')), PATIENCE_MS);
        asking.once('close', () => clearTimeout(patience));
        asking.once('error', reject);
        asking.once('response', (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('end', () => resolve(Buffer.concat(parts).toString()));
          response.once('error', reject);
          response.once('close', () => reject(new Error('cut off')));
        });
        asking.end(body);
      }),
    close: () => agent.destroy(),
  };
}
