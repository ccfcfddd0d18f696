import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What becomes of a call on its way: through; not sent on (`unsent`), or not sent on while nobody
 * hears of it (`stuck`); sent on and its answer lost (`unanswered`), or kept back (`held`).
 */
export type Fate = 'through' | 'unsent' | 'stuck' | 'unanswered' | 'held';

/** A call by the last part of its path, and whose it is where it says so. */
type Decide = (call: string, memberId: string) => Fate;

/** A line to the wallet that a test can cut. It hands on what comes, byte for byte. */
export async function openFlakyLine(target: string) {
  const calls: string[] = [];
  const kept = new Set<() => void>();
  let fateOf: Decide = () => 'through';

  const keep = () => new Promise<void>((resolve) => void kept.add(resolve));

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const call = (request.url ?? '').split('/').at(-1) ?? '';
      const body = Buffer.concat(chunks);
      const { memberId = '' } = JSON.parse(body.toString()) as { memberId?: string };
      calls.push(call);
      const fate = fateOf(call, memberId);
      if (fate === 'stuck') await keep();
      if (fate === 'unsent' || fate === 'stuck') return void response.destroy();
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => /^(x-|content-type)/.test(name)),
      ) as Record<string, string>;
      const reply = await fetch(`${target}${request.url}`, { method: 'POST', headers, body });
      const text = await reply.text();
      if (fate === 'unanswered') return void response.destroy();
      if (fate === 'held') await keep();
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const release = () => {
    for (const letGo of kept) letGo();
    kept.clear();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** How many calls are kept back now. */
    kept: () => kept.size,
    cut: (decide: Decide) => {
      fateOf = decide;
    },
    release,
    close: () => {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
