import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { assert } from '@baize/std/assert';
import type { Clock } from '../../../base/kernel/index.ts';
import type { Answer } from '../../play/index.ts';
import { hasStrayBytes, type PlainRequest, readPlainRequest } from './plain-request.ts';

/** Answers a request, or says by null that it is none of ours. It never throws. */
export type Serve = (request: PlainRequest, peer: string) => Promise<Answer> | null;

export type Lines = {
  /** Ends lines that wait for a question, and the others after the answer they owe. */
  stop(): void;
};

type Options = { readonly serve: Serve; readonly clock: Clock; readonly lookMs?: number };

/** The vendor's dialect is not known here: whatever it reads, the status says that nothing was done. */
const STRAY: Answer = {
  status: 400,
  body: JSON.stringify({
    success: false,
    message: 'request_invalid',
    value: { text: 'Bytes behind the body: nothing was read', class: 'final-reject' },
  }),
};

/** How often lines are looked at, and how often in a row one may be found unused. */
const LOOK_MS = 8_000;
const UNUSED_MAX = 9;

/** Whoever sends more than this without waiting for an answer is no vendor. */
const EARLY_MAX = 1024 * 1024;

/**
 * Answers plain calls of vendors on the connection itself, before Node's HTTP server sees it: bets
 * are most of all traffic, and the objects Node makes of a request cost more than the bet. One
 * question, one answer, the next question. A connection that brings anything else goes to Node's
 * server with all that came, and stays there, where the same calls are answered too.
 */
export function openLines(server: Server, options: Options): Lines {
  const [toNode, ...others] = server.listeners('connection');
  assert(toNode && others.length === 0, 'one listener serves the connections of the server');
  const state: VendorServer = {
    ...options,
    open: new Set(),
    isStopping: false,
    passOn: (socket) => toNode.call(server, socket),
  };
  server.removeAllListeners('connection');
  server.on('connection', (socket) => new Line(state, socket));
  // One timer for all: a timer of each is set twice a call, for what happens once a day.
  const look = () => {
    for (const line of state.open) line.endIfUnused();
  };
  const looking = setInterval(look, options.lookMs ?? LOOK_MS).unref();
  return {
    stop: () => {
      clearInterval(looking);
      state.isStopping = true;
      for (const line of state.open) line.endWhenIdle();
    },
  };
}

type VendorServer = Options & {
  readonly open: Set<Line>;
  readonly passOn: (socket: Socket) => void;
  isStopping: boolean;
};

class Line {
  readonly #server: VendorServer;
  readonly #socket: Socket;
  readonly #peer: string;
  #isBusy = false;
  /** What came before the answer was out: this vendor does not wait, so Node takes over. */
  #early: Buffer[] = [];
  #earlySize = 0;
  #isEnding = false;
  /** How often it was looked at since something came. */
  #looks = 0;

  constructor(server: VendorServer, socket: Socket) {
    this.#server = server;
    this.#socket = socket;
    this.#peer = socket.remoteAddress ?? '';
    server.open.add(this);
    socket.on('data', this.#onData);
    socket.on('end', this.#onEnd);
    socket.on('close', this.#onClose);
    socket.on('error', this.#onError);
  }

  endWhenIdle(): void {
    this.#isEnding = true;
    if (!this.#isBusy) this.#socket.end();
  }

  /** What is owed is waited for; a vendor may leave a connection unused for a minute or so. */
  endIfUnused(): void {
    if (this.#isBusy) return;
    this.#looks += 1;
    if (this.#looks > UNUSED_MAX) this.#socket.destroy();
  }

  readonly #onData = (bytes: Buffer): void => {
    if (this.#isEnding) return;
    this.#looks = 0;
    if (this.#isBusy) {
      this.#keepEarly(bytes);
      return;
    }
    const request = readPlainRequest(bytes);
    const answering = request && this.#server.serve(request, this.#peer);
    if (!answering) {
      if (!request && hasStrayBytes(bytes)) {
        this.#refuse(STRAY);
        return;
      }
      this.#passOn(bytes);
      return;
    }
    this.#isBusy = true;
    void answering.then(this.#answer);
  };

  #refuse(answer: Answer): void {
    this.#isEnding = true;
    this.#write(answer, true);
    this.#socket.end();
  }

  #keepEarly(bytes: Buffer): void {
    this.#early.push(bytes);
    this.#earlySize += bytes.length;
    if (this.#earlySize > EARLY_MAX) this.#socket.destroy();
  }

  readonly #answer = (answer: Answer): void => {
    this.#isBusy = false;
    const isLast = this.#isEnding || this.#server.isStopping;
    if (!this.#socket.destroyed) this.#write(answer, isLast);
    if (isLast) this.#socket.end();
    else if (this.#early.length > 0) this.#passOn(Buffer.concat(this.#early));
  };

  #write({ status, body }: Answer, isLast: boolean): void {
    const size = Buffer.byteLength(body);
    // ASCII, which nearly every answer is, is copied byte by byte.
    const encoding = size === body.length ? 'latin1' : 'utf8';
    const ending = isLast ? 'connection: close\r\n' : '';
    const date = dateOf(this.#server.clock);
    this.#socket.write(
      `${headOf(status)}date: ${date}\r\n${ending}content-length: ${size}\r\n\r\n${body}`,
      encoding,
    );
  }

  #passOn(bytes: Buffer): void {
    const socket = this.#socket;
    this.#server.open.delete(this);
    socket.off('data', this.#onData);
    socket.off('end', this.#onEnd);
    socket.off('close', this.#onClose);
    socket.off('error', this.#onError);
    socket.unshift(bytes);
    this.#server.passOn(socket);
  }

  readonly #onEnd = (): void => this.endWhenIdle();

  readonly #onClose = (): void => {
    this.#server.open.delete(this);
  };

  /** A broken connection closes by itself; what was asked on it is decided all the same. */
  readonly #onError = (): void => {};
}

let second = 0;
let date = '';

/** The time of day by the second, as HTTP writes it: made once a second. */
function dateOf(clock: Clock): string {
  const now = clock.now();
  const nowSecond = Math.floor(now.getTime() / 1000);
  if (nowSecond !== second) {
    second = nowSecond;
    date = now.toUTCString();
  }
  return date;
}

const headOf = (status: number): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\ncontent-type: application/json; charset=utf-8\r\n`;
