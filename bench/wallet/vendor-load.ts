import { connect, type Socket } from 'node:net';
import { systemClock } from '../../apps/server/src/kernel/index.ts';
import { sign } from '../../apps/server/src/vendors/index.ts';
import { runLoad } from './load.ts';

/**
 * A game server with many connections, in a process of its own: each connection plays one member,
 * signs a bet with its result, and waits for the answer before the next. Plain sockets, so that the
 * one who asks costs less than the one who answers.
 */
export type LoadOrder = {
  readonly ports: readonly number[];
  readonly seconds: number;
  readonly key: { readonly keyId: string; readonly secret: string };
  readonly players: readonly { readonly memberId: string; readonly token: string }[];
  readonly run: string;
};

const PATH = '/vendor/v1/bet-and-settle';
const HEAD_END = Buffer.from('\r\n\r\n');

process.once('message', (order: LoadOrder) => void play(order));

async function play({ ports, seconds, key, players, run }: LoadOrder): Promise<void> {
  const lines = players.map((_, i) => new Line(ports[i % ports.length] ?? 0));
  const figures = await runLoad({
    clients: players.length,
    seconds,
    call: async (client, count) => {
      const answer = await lines[client]?.ask(letter({ run, key }, players[client], count));
      if (!answer?.includes('"success":true')) throw new Error(answer ?? 'no answer');
    },
  });
  for (const line of lines) line.close();
  process.send?.(figures);
  process.disconnect();
}

function letter(
  { run, key }: Pick<LoadOrder, 'run' | 'key'>,
  player: LoadOrder['players'][number] | undefined,
  count: number,
): string {
  const text = JSON.stringify({
    ...player,
    currency: 'THB',
    txId: `${run}-${count}`,
    game: 'tigers',
    roundId: `${run}-${count}`,
    amount: '100',
    // Wins a little more than one in two, so that nobody runs dry.
    payout: count % 2 === 0 ? '201' : '0',
  });
  const timestamp = String(systemClock.now().getTime());
  const nonce = `${run}${count}`;
  const body = Buffer.from(text);
  const signature = sign(key.secret, { timestamp, nonce, path: PATH, body });
  return `POST ${PATH} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\nx-key-id: ${key.keyId}\r\nx-timestamp: ${timestamp}\r\nx-nonce: ${nonce}\r\nx-signature: ${signature}\r\ncontent-length: ${body.length}\r\n\r\n${text}`;
}

/** One connection that is kept: a question, then its answer. */
class Line {
  readonly #socket: Socket;
  #got: Buffer = Buffer.alloc(0);
  #done: { resolve(text: string): void; reject(error: Error): void } | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (some) => this.#take(some));
    this.#socket.on('error', (error) => this.#done?.reject(error));
    this.#socket.on('close', () => this.#done?.reject(new Error('the line was cut')));
  }

  ask(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#done = { resolve, reject };
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#done = null;
    this.#socket.destroy();
  }

  #take(some: Buffer): void {
    this.#got = this.#got.length === 0 ? some : Buffer.concat([this.#got, some]);
    const head = this.#got.indexOf(HEAD_END);
    if (head === -1) return;
    const length = /content-length: (\d+)/i.exec(this.#got.toString('latin1', 0, head))?.[1];
    const end = head + HEAD_END.length + Number(length);
    if (this.#got.length < end) return;
    const body = this.#got.toString('utf8', head + HEAD_END.length, end);
    this.#got = this.#got.subarray(end);
    this.#done?.resolve(body);
  }
}
