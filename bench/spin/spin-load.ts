import { connect, type Socket } from 'node:net';
import { type Figures, quantiles } from '../wallet/load.ts';

/**
 * Players in a process of their own: each has a connection, presses, and waits for the round before
 * the next press. It shares the processors with those it measures, so it does nothing it need not.
 */
export type SpinOrder = {
  readonly port: number;
  /** Answers of the first seconds are not counted: programs are slow until they have run a while. */
  readonly warmSeconds: number;
  readonly seconds: number;
  readonly tokens: readonly string[];
  readonly choice: object;
  readonly run: string;
};

const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;
const ENDED_MAX_MS = 10_000;

process.once('message', (order: SpinOrder) => void play(order));

async function play(order: SpinOrder): Promise<void> {
  const countsFrom = performance.now() + order.warmSeconds * 1000;
  const endsAt = countsFrom + order.seconds * 1000;
  const waits: number[] = [];
  let errors = 0;
  const enter = (sentAt: number, isGood: boolean): boolean => {
    const now = performance.now();
    if (!isGood) errors++;
    else if (now >= countsFrom && now < endsAt) waits.push(now - sentAt);
    return now < endsAt;
  };
  await Promise.all(order.tokens.map((_, place) => press(order, place, enter)));
  const figures: Figures = {
    perSecond: waits.length / order.seconds,
    ...quantiles(waits),
    errors,
  };
  process.send?.(figures);
  process.disconnect();
}

type Enter = (sentAt: number, isGood: boolean) => boolean;

/** One player at one connection that is kept, until the time is over. */
function press(order: SpinOrder, place: number, enter: Enter): Promise<void> {
  const socket = connect({ port: order.port, host: '127.0.0.1', noDelay: true });
  const head = `POST /api/rounds HTTP/1.1\r\nhost: spin\r\ncontent-type: application/json\r\nauthorization: Bearer ${order.tokens[place]}\r\n`;
  let count = 0;
  let sentAt = 0;
  let got = '';
  const ask = () => {
    const requestKey = `${order.run}-${place}-${count++}`;
    const text = JSON.stringify({ requestKey, stake: '100', choice: order.choice });
    sentAt = performance.now();
    socket.write(`${head}content-length: ${text.length}\r\n\r\n${text}`, 'latin1');
  };
  socket.setTimeout(ENDED_MAX_MS, () => socket.destroy());
  socket.on('error', () => {});
  socket.once('connect', ask);
  socket.on('data', (part: Buffer) => {
    got += part.toString('latin1');
    const answer = wholeOf(got);
    if (answer === null) return;
    got = '';
    const isGood = answer.includes('"status":"settled"');
    if (enter(sentAt, isGood)) ask();
    else socket.destroy();
  });
  return ended(socket);
}

/** The body of an answer that has come whole. */
function wholeOf(got: string): string | null {
  const headEnd = got.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const body = got.slice(headEnd + 4);
  return body.length < Number(LENGTH.exec(got)?.[1]) ? null : body;
}

const ended = (socket: Socket) =>
  new Promise<void>((resolve) => void socket.once('close', () => resolve()));
