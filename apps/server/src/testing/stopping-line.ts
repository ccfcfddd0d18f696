import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `unheard`: the call never arrives. `unanswered`: it arrives, and its answer never comes back. */
export type Fate = 'unheard' | 'unanswered';

type Stop = { readonly path: string; readonly fate: Fate; readonly reached: () => void };

const HANDED_ON = /^(x-|content-type)/;

/**
 * A line between two servers that can be stopped at one call: from then on nothing passes, either
 * way, until it is opened again. It hands on what comes, byte for byte.
 */
export async function openStoppingLine(target: () => string) {
  let stop: Stop | null = null;
  let isDown = false;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const own = !isDown && stop?.path === path ? stop : null;
    if (own) isDown = true;
    if (own?.fate === 'unheard') return own.reached();
    if (isDown && !own) return void response.destroy();
    const headers = Object.entries(request.headers).filter(([name]) => HANDED_ON.test(name));
    const reply = await fetch(`${target()}${path}`, {
      method: 'POST',
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: Buffer.concat(chunks),
    });
    const text = await reply.text();
    if (own) return own.reached();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Resolves when the next call of that path is where it stops. */
    stopAt: (path: string, fate: Fate) =>
      new Promise<void>((resolve) => {
        stop = { path, fate, reached: resolve };
      }),
    /** Nothing passes any more. */
    close: () => {
      isDown = true;
    },
    open: () => {
      stop = null;
      isDown = false;
      server.closeAllConnections();
    },
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
