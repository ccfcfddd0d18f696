import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a call on its way: through, not sent on, or sent on and its answer lost. */
export type Fate = 'through' | 'unsent' | 'unanswered' | 'held';

/** A line to the wallet that a test can cut. It hands on what comes, byte for byte. */
export async function openFlakyLine(target: string) {
  const calls: string[] = [];
  const held: (() => void)[] = [];
  let fateOf: (call: string) => Fate = () => 'through';

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const call = (request.url ?? '').split('/').at(-1) ?? '';
      calls.push(call);
      const fate = fateOf(call);
      if (fate === 'unsent') return void response.destroy();
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => /^(x-|content-type)/.test(name)),
      ) as Record<string, string>;
      const body = Buffer.concat(chunks);
      const reply = await fetch(`${target}${request.url}`, { method: 'POST', headers, body });
      const text = await reply.text();
      if (fate === 'unanswered') return void response.destroy();
      if (fate === 'held') await new Promise<void>((resolve) => void held.push(resolve));
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    cut: (decide: (call: string) => Fate) => {
      fateOf = decide;
    },
    close: () => {
      for (const release of held) release();
      server.closeAllConnections();
      server.close();
    },
  };
}
