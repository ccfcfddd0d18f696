import { connect, type Socket } from 'node:net';
import { systemClock } from '../../apps/server/src/base/kernel/index.ts';
import { createSign } from '../../apps/server/src/play/vendors/index.ts';
import { type Figures, quantiles } from './load.ts';

/**
 * A game server with many connections, in a process of its own: each connection plays one member,
 * sends a signed bet with its result, and waits for the answer before the next. It shares the
 * processors with those it measures, so it does nothing meanwhile that it need not: plain sockets, one
 * buffer to read into, requests written and signed before it begins.
 */
export type LoadOrder = {
  readonly ports: readonly number[];
  /** Answers of the first seconds are not counted: programs are slow until they have run a while. */
  readonly warmSeconds: number;
  readonly seconds: number;
  readonly key: { readonly keyId: string; readonly secret: string };
  readonly players: readonly { readonly memberId: string; readonly token: string }[];
  readonly run: string;
};

const PATH = '/vendor/v1/bet-and-settle';
/** Requests are prepared for so many answers a second; a faster server waits for more to be signed. */
const READY_PER_SECOND = 10_000;
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;
const ENDED_MAX_MS = 10_000;

process.once('message', (order: LoadOrder) => void play(order));

async function play(order: LoadOrder): Promise<void> {
  const tally = new Tally(order);
  const count = order.players.length;
  const ready = ((order.warmSeconds + order.seconds) * READY_PER_SECOND) / count;
  const writers = order.players.map((_, place) => new Writer(order, place, tally));
  for (const writer of writers) writer.prepare(ready);
  tally.begin();
  const lines = writers.map((writer, place) => new Line(order, { place, tally, writer }));
  await Promise.all(lines.map((line) => line.ended));
  process.send?.(tally.figures());
  process.disconnect();
}

/** What was answered within the seconds that count. */
class Tally {
  endsAt = 0;
  #countsFrom = 0;
  readonly #warmSeconds: number;
  readonly #seconds: number;
  readonly #waits: number[] = [];
  #errors = 0;
  #sent = 0;

  constructor({ warmSeconds, seconds }: LoadOrder) {
    this.#warmSeconds = warmSeconds;
    this.#seconds = seconds;
  }

  begin(): void {
    this.#countsFrom = performance.now() + this.#warmSeconds * 1000;
    this.endsAt = this.#countsFrom + this.#seconds * 1000;
  }

  next(): number {
    return this.#sent++;
  }

  enter(sentAt: number, answeredAt: number, isGood: boolean): void {
    if (!isGood) this.#errors++;
    else if (answeredAt >= this.#countsFrom && answeredAt < this.endsAt) {
      this.#waits.push(answeredAt - sentAt);
    }
  }

  figures(): Figures {
    const perSecond = this.#waits.length / this.#seconds;
    return { perSecond, ...quantiles(this.#waits), errors: this.#errors };
  }
}

/** Writes the requests of one member. */
class Writer {
  readonly #run: string;
  readonly #tally: Tally;
  readonly #bodyStart: string;
  readonly #headStart: string;
  readonly #sign: ReturnType<typeof createSign>;
  readonly #ready: Buffer[] = [];

  constructor({ key, players, run }: LoadOrder, place: number, tally: Tally) {
    this.#run = run;
    this.#tally = tally;
    this.#sign = createSign(key.secret);
    const told = { ...players[place], currency: 'THB', game: 'tigers', amount: '100' };
    this.#bodyStart = JSON.stringify(told).slice(0, -1);
    this.#headStart = `POST ${PATH} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\nx-key-id: ${key.keyId}\r\n`;
  }

  prepare(count: number): void {
    while (this.#ready.length < count) this.#ready.push(this.#write());
  }

  next(): Buffer {
    return this.#ready.pop() ?? this.#write();
  }

  #write(): Buffer {
    const count = this.#tally.next();
    const nonce = `${this.#run}-${count}`;
    // Wins a little more than one in two, so that nobody runs dry.
    const payout = count % 2 === 0 ? '201' : '0';
    const text = `${this.#bodyStart},"txId":"${nonce}","roundId":"${nonce}","payout":"${payout}"}`;
    const timestamp = String(systemClock.now().getTime());
    const signed = { timestamp, nonce, path: PATH, body: Buffer.from(text, 'latin1') };
    const signature = this.#sign(signed);
    return Buffer.from(
      `${this.#headStart}x-timestamp: ${timestamp}\r\nx-nonce: ${nonce}\r\nx-signature: ${signature}\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
      'latin1',
    );
  }
}

type Seat = { readonly place: number; readonly tally: Tally; readonly writer: Writer };

/** All lines read into one buffer: what came is read before anything else can come. */
const arrived = Buffer.alloc(64 * 1024);

/** One connection that is kept: a question, its answer, the next question. */
class Line {
  readonly ended: Promise<void>;
  readonly #tally: Tally;
  readonly #writer: Writer;
  readonly #socket: Socket;
  #sentAt = 0;
  #got = '';

  constructor({ ports }: LoadOrder, { place, tally, writer }: Seat) {
    this.#tally = tally;
    this.#writer = writer;
    const port = ports[place % ports.length] ?? 0;
    const onread = { buffer: arrived, callback: (size: number) => this.#take(size) };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket.setTimeout(ENDED_MAX_MS, () => this.#socket.destroy());
    this.#socket.on('error', () => {});
    this.#socket.once('connect', () => this.#ask());
    this.ended = new Promise((resolve) => this.#socket.once('close', resolve));
  }

  #ask(): void {
    this.#sentAt = performance.now();
    this.#socket.write(this.#writer.next());
  }

  #take(size: number): boolean {
    this.#got += arrived.toString('latin1', 0, size);
    const headEnd = this.#got.indexOf('\r\n\r\n');
    if (headEnd === -1) return true;
    const length = Number(LENGTH.exec(this.#got)?.[1]);
    if (this.#got.length < headEnd + 4 + length) return true;
    const answeredAt = performance.now();
    const isGood = this.#got.startsWith('{"success":true,', headEnd + 4);
    this.#tally.enter(this.#sentAt, answeredAt, isGood);
    this.#got = '';
    if (answeredAt < this.#tally.endsAt) this.#ask();
    else this.#socket.destroy();
    return true;
  }
}
