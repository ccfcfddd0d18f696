import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to one call: served, refused, or lost on the way in or on the way back. */
export type Fate = 'serve' | 'refuse' | 'lose-request' | 'lose-answer' | 'break';

type Order = { reference: string; memberId: string; direction: 'in' | 'out'; amount: string };
type Word = { status: 'done'; balance: string } | { status: 'failed' | 'unheard' };

/**
 * A vendor that keeps wallets: small, but a real server with a memory of its own, on a line that
 * loses what the test tells it to lose. Orders under one reference are carried out once.
 */
export async function startVendorWalletServer() {
  const balances = new Map<string, bigint>();
  const words = new Map<string, Word>();
  const fates: Fate[] = [];
  const balanceOf = (memberId: string) => balances.get(memberId) ?? 0n;

  function move({ reference, memberId, direction, amount }: Order, isRefused: boolean): Word {
    const earlier = words.get(reference);
    if (earlier) return earlier;
    const by = direction === 'in' ? BigInt(amount) : -BigInt(amount);
    const next = balanceOf(memberId) + by;
    const isDone = !isRefused && next >= 0n;
    if (isDone) balances.set(memberId, next);
    const word: Word = isDone ? { status: 'done', balance: `${next}` } : { status: 'failed' };
    words.set(reference, word);
    return word;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const order = JSON.parse(await textOf(request)) as Order;
    const fate = fates.shift() ?? 'serve';
    if (fate === 'lose-request') return void request.socket.destroy();
    if (fate === 'break') return void response.writeHead(500).end('out of order');
    const word =
      request.url === '/move'
        ? move(order, fate === 'refuse')
        : (words.get(order.reference) ?? { status: 'unheard' });
    if (fate === 'lose-answer') return void request.socket.destroy();
    return void response.writeHead(200).end(JSON.stringify(word));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The fates of the next calls, in their order; what comes after them is served. */
    next: (...coming: readonly Fate[]) => void fates.push(...coming),
    balanceOf,
    /** The member plays there. */
    win: (memberId: string, by: bigint) => balances.set(memberId, balanceOf(memberId) + by),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
