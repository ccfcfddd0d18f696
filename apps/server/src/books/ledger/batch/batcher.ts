import { LRUCache } from 'lru-cache';
import { Refusal } from '../../../base/kernel/index.ts';
import { Turns } from './turns.ts';

export type BatcherOptions<Request, Answer> = {
  /** Batches under way at once. One account's requests always share a lane. */
  readonly lanes: number;
  readonly batchMax: number;
  /** Waiting requests of a lane; beyond it the answer is `ledger_busy` at once. */
  readonly queueMax: number;
  /**
   * Lanes take turns, and a batch waits so long at most for that of another lane to be back. It is for
   * requests that cost this process as much as the database: while one half of those who ask is
   * written, the other half is heard and answered, instead of all at once and then none. Without it
   * every lane goes by itself.
   */
  readonly turnMaxMs?: number;
  readonly keyOf: (request: Request) => string;
  /** What was asked, to tell a repeat from a conflict. */
  readonly contentOf: (request: Request) => string;
  /** Requests with the same value are decided one after another, in order of arrival. */
  readonly laneOf: (request: Request) => bigint | string;
  /** Answers every request at its place. An `Error` at a place fails that request alone. */
  readonly run: (
    requests: readonly Request[],
    lane: number,
  ) => Promise<readonly (Answer | Error)[]>;
  /** How many answers are kept to answer a quick repeat without the database. */
  readonly recentMax?: number;
  /** Whether the answer of a request may be kept so; without this, always. */
  readonly isLasting?: (request: Request) => boolean;
};

export type Batcher<Request, Answer> = {
  submit(request: Request): Promise<Answer>;
  /** Requests waiting or under way. */
  readonly depth: number;
  /** Refuses what comes from now on and waits for what came before. */
  stop(): Promise<void>;
};

type Pending<Request, Answer> = {
  readonly request: Request;
  readonly key: string;
  readonly content: string;
  readonly promise: Promise<Answer>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/** Requests by their keys, in order of arrival. */
type Requests<Request, Answer> = Map<string, Pending<Request, Answer>>;

/**
 * Each batch is a map of its own, and none is emptied to be filled again: a map that lives long leaves
 * the tables it has outgrown behind, each with a pointer to the next, and the garbage collector would
 * carry everything that ever went through it from one space to another.
 */
type Lane<Request, Answer> = {
  waiting: Requests<Request, Answer>;
  running: Requests<Request, Answer>;
  isRunning: boolean;
};

/** Enough for a repeat that comes at once; a later one is found in the database. */
const RECENT_MAX = 1_000;
const TURNS_MAX = 16;

/**
 * Natural batching: a request goes out at once when its lane is free; what arrives meanwhile leaves
 * together when the lane is free again. There is no timer, so a lone request waits for nothing.
 */
export const createBatcher = <Request, Answer>(
  options: BatcherOptions<Request, Answer>,
): Batcher<Request, Answer> => new NaturalBatcher(options);

class NaturalBatcher<Request, Answer> implements Batcher<Request, Answer> {
  readonly #options: BatcherOptions<Request, Answer>;
  readonly #lanes: readonly Lane<Request, Answer>[];
  /** Answers that were given lately; null where none are kept. */
  readonly #recent: LRUCache<string, RecentAnswer<Answer>> | null;
  readonly #turns: Turns | null;
  #isStopped = false;

  constructor(options: BatcherOptions<Request, Answer>) {
    this.#options = options;
    this.#lanes = Array.from({ length: options.lanes }, newLane<Request, Answer>);
    const max = options.recentMax ?? RECENT_MAX;
    this.#recent = max === 0 ? null : new LRUCache({ max });
    this.#turns = options.turnMaxMs === undefined ? null : new Turns(options.turnMaxMs);
  }

  submit(request: Request): Promise<Answer> {
    const { keyOf, contentOf, laneOf, queueMax } = this.#options;
    const key = keyOf(request);
    const content = contentOf(request);
    const earlier = this.#findInFlight(key) ?? this.#recent?.get(key);
    if (earlier) {
      return earlier.content === content
        ? earlier.promise
        : Promise.reject(new Refusal('repeated_differently'));
    }
    const number = laneNumber(laneOf(request), this.#lanes.length);
    const lane = this.#lanes[number];
    if (this.#isStopped || !lane || lane.waiting.size >= queueMax) {
      return Promise.reject(new Refusal('ledger_busy'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const pending = { request, key, content, promise, resolve, reject };
    lane.waiting.set(key, pending);
    if (!lane.isRunning) void this.#pump(lane, number);
    return pending.promise;
  }

  get depth(): number {
    return this.#lanes.reduce((sum, { waiting, running }) => sum + waiting.size + running.size, 0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const all = this.#lanes.flatMap(({ waiting, running }) => [
      ...running.values(),
      ...waiting.values(),
    ]);
    await Promise.allSettled(all.map(({ promise }) => promise));
  }

  /** The same key may come by another lane, when it stands for something else. */
  #findInFlight(key: string): Pending<Request, Answer> | undefined {
    for (const { waiting, running } of this.#lanes) {
      const found = waiting.get(key) ?? running.get(key);
      if (found) return found;
    }
    return undefined;
  }

  /** Runs while something waits. Nothing can arrive unseen between the last look and the end. */
  async #pump(lane: Lane<Request, Answer>, number: number): Promise<void> {
    lane.isRunning = true;
    while (lane.waiting.size > 0) {
      await this.#gather(lane);
      const end = await this.#turns?.take();
      lane.running = this.#take(lane);
      await this.#run(lane, number);
      end?.();
    }
    lane.isRunning = false;
  }

  /** Those who have waited longest, as many as a batch takes. */
  #take(lane: Lane<Request, Answer>): Requests<Request, Answer> {
    const { batchMax } = this.#options;
    const all = lane.waiting;
    if (all.size <= batchMax) {
      lane.waiting = new Map();
      return all;
    }
    const rows = [...all];
    lane.waiting = new Map(rows.slice(batchMax));
    return new Map(rows.slice(0, batchMax));
  }

  /**
   * What arrives in the same turn of the event loop travels together, and as long as turns bring
   * more, one more is waited for: many who ask at once come in a row. A lone request waits for none.
   */
  async #gather({ waiting }: Lane<Request, Answer>): Promise<void> {
    for (let turns = 0; turns < TURNS_MAX; turns++) {
      const before = waiting.size;
      await nextTurn();
      if (waiting.size === before || waiting.size >= this.#options.batchMax) return;
    }
  }

  async #run(lane: Lane<Request, Answer>, number: number): Promise<void> {
    const batch = [...lane.running.values()];
    const requests = batch.map(({ request }) => request);
    let answers: readonly (Answer | Error)[];
    try {
      answers = await this.#options.run(requests, number);
    } catch (error) {
      lane.running = new Map();
      for (const pending of batch) pending.reject(error);
      return;
    }
    // Before the promises resolve: a caller that submits again at once starts a new request.
    lane.running = new Map();
    for (const [index, pending] of batch.entries()) {
      const answer = answers[index] ?? new Error('a batch left a request without an answer');
      if (answer instanceof Error) pending.reject(answer);
      else this.#succeed(pending, answer);
    }
  }

  #succeed(pending: Pending<Request, Answer>, answer: Answer): void {
    if (this.#options.isLasting?.(pending.request) ?? true) {
      const { key, content, promise } = pending;
      this.#recent?.set(key, { content, promise });
    }
    pending.resolve(answer);
  }
}

const newLane = <Request, Answer>(): Lane<Request, Answer> => ({
  waiting: new Map(),
  running: new Map(),
  isRunning: false,
});

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

function laneNumber(by: bigint | string, lanes: number): number {
  if (typeof by === 'bigint') return Number((by < 0n ? -by : by) % BigInt(lanes));
  let hash = 0;
  for (let i = 0; i < by.length; i++) hash = (Math.imul(hash, 31) + by.charCodeAt(i)) | 0;
  return (hash >>> 0) % lanes;
}

/** They were committed, and what was committed never changes. */
type RecentAnswer<Answer> = { readonly content: string; readonly promise: Promise<Answer> };
