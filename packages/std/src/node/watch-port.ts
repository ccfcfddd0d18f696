import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WatchPlace = {
  readonly port: number;
  /** Loopback unless a private network is named: figures tell how much is played and by how many. */
  readonly host: string;
};

/** What a process tells of itself. */
export type Watched = {
  /** Its figures, as Prometheus reads them. */
  readonly figures: { readonly contentType: string; metrics(): Promise<string> };
  /** Whether it does its work now: false, or a failure, while what it needs is away. */
  readonly isReady: () => Promise<boolean>;
};

/** Serves figures and health of a process at a port of its own, which no visitor reaches. */
export async function openWatchPort({ port, host }: WatchPlace, { figures, isReady }: Watched) {
  const answers: Readonly<Record<string, () => Promise<[number, string, string]>>> = {
    '/metrics': async () => [200, figures.contentType, await figures.metrics()],
    '/healthz': async () => [200, 'application/json', '{"alive":true}'],
    '/readyz': async () => {
      const ready = await isReady().catch(() => false);
      return [ready ? 200 : 503, 'application/json', JSON.stringify({ ready })];
    },
  };
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined;
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    answer().then(
      ([status, type, text]) => response.writeHead(status, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
