import http from 'node:http';
import type { Bench } from '../wallet/database.ts';
import { quantiles } from '../wallet/load.ts';

type Page = { readonly heard: (text: string) => void };

/** How long pages wait for a result that was just written, on so many sockets at once. */
export async function measureResults(
  bench: Bench,
  url: string,
  { sockets, results }: { readonly sockets: number; readonly results: number },
) {
  const agent = new http.Agent({ keepAlive: true });
  let page: Page = { heard: () => {} };
  const open = Array.from({ length: sockets }, () => {
    const request = http.get(`${url}/api/events`, { agent });
    return new Promise<http.ClientRequest>((resolve, reject) => {
      request.once('error', reject);
      request.once('response', (response) => {
        response.setEncoding('latin1');
        response.on('data', (text: string) => page.heard(text));
        response.once('data', () => resolve(request));
      });
    });
  });
  const requests = await Promise.all(open);
  const waits: number[] = [];
  for (let number = 0; number < results; number++) {
    await new Promise<void>((resolve, reject) => {
      let missing = sockets;
      const sentAt = performance.now();
      page = {
        heard: (text) => {
          if (!text.includes(`bench-${number}"`)) return;
          waits.push(performance.now() - sentAt);
          missing -= 1;
          if (missing === 0) resolve();
        },
      };
      bench.connection.pool
        .query(`select pg_notify('book_draw', json_build_object('id', $1::text)::text)`, [
          `bench-${number}`,
        ])
        .catch(reject);
    });
  }
  for (const request of requests) request.destroy();
  agent.destroy();
  return quantiles(waits);
}
