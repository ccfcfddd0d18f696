import { Refusal } from '../../kernel/index.ts';

export type BatcherOptions<Request, Answer> = {
  /** Batches under way at once. One account's requests always share a lane. */
  readonly lanes: number;
  readonly batchMax: number;
  /** Waiting requests of a lane; beyond it the answer is `ledger_busy` at once. */
  readonly queueMax: number;
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

type Lane<Request, Answer> = { waiting: Pending<Request, Answer>[]; isRunning: boolean };

const RECENT_MAX = 10_000;

/**
 * Natural batching: a request goes out at once when its lane is free; what arrives meanwhile leaves
 * together when the lane is free again. There is no timer, so a lone request waits for nothing.
 */
export function createBatcher<Request, Answer>(
  options: BatcherOptions<Request, Answer>,
): Batcher<Request, Answer> {
  const { batchMax, queueMax, keyOf, contentOf, laneOf, run } = options;
  const lanes = Array.from({ length: options.lanes }, newLane<Request, Answer>);
  const inFlight = new Map<string, Pending<Request, Answer>>();
  const recent = new RecentAnswers<Answer>(options.recentMax ?? RECENT_MAX);
  let isStopped = false;

  function submit(request: Request): Promise<Answer> {
    const key = keyOf(request);
    const content = contentOf(request);
    const earlier = inFlight.get(key) ?? recent.find(key);
    if (earlier) {
      return earlier.content === content
        ? earlier.promise
        : Promise.reject(new Refusal('repeated_differently'));
    }
    const number = laneNumber(laneOf(request), lanes.length);
    const lane = lanes[number];
    if (isStopped || !lane || lane.waiting.length >= queueMax) {
      return Promise.reject(new Refusal('ledger_busy'));
    }
    const pending = { request, key, content, ...Promise.withResolvers<Answer>() };
    inFlight.set(key, pending);
    lane.waiting.push(pending);
    if (!lane.isRunning) void pump(lane, number);
    return pending.promise;
  }

  /** Runs while something waits. Nothing can arrive unseen between the last look and the end. */
  async function pump(lane: Lane<Request, Answer>, number: number): Promise<void> {
    lane.isRunning = true;
    while (lane.waiting.length > 0) {
      // What arrives in the same turn of the event loop travels together.
      await nextTurn();
      const batch = lane.waiting.splice(0, batchMax);
      await runBatch(batch, number);
    }
    lane.isRunning = false;
  }

  async function runBatch(batch: readonly Pending<Request, Answer>[], lane: number) {
    let answers: readonly (Answer | Error)[];
    try {
      answers = await run(
        batch.map(({ request }) => request),
        lane,
      );
    } catch (error) {
      for (const pending of batch) fail(pending, error);
      return;
    }
    for (const [index, pending] of batch.entries()) {
      const answer = answers[index];
      if (answer === undefined || answer instanceof Error) fail(pending, answer ?? unanswered());
      else succeed(pending, answer);
    }
  }

  function succeed(pending: Pending<Request, Answer>, answer: Answer) {
    inFlight.delete(pending.key);
    recent.keep(pending);
    pending.resolve(answer);
  }

  function fail(pending: Pending<Request, Answer>, error: unknown) {
    inFlight.delete(pending.key);
    pending.reject(error);
  }

  return {
    submit,
    get depth() {
      return inFlight.size;
    },
    stop: async () => {
      isStopped = true;
      await Promise.allSettled([...inFlight.values()].map(({ promise }) => promise));
    },
  };
}

const newLane = <Request, Answer>(): Lane<Request, Answer> => ({ waiting: [], isRunning: false });

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const unanswered = () => new Error('a batch left a request without an answer');

function laneNumber(by: bigint | string, lanes: number): number {
  if (typeof by === 'bigint') return Number((by < 0n ? -by : by) % BigInt(lanes));
  let hash = 0;
  for (let i = 0; i < by.length; i++) hash = (Math.imul(hash, 31) + by.charCodeAt(i)) | 0;
  return (hash >>> 0) % lanes;
}

type Kept<Answer> = { readonly content: string; readonly promise: Promise<Answer> };

/** The last answers by key. They were committed, and what was committed never changes. */
class RecentAnswers<Answer> {
  readonly #max: number;
  #young = new Map<string, Kept<Answer>>();
  #old = new Map<string, Kept<Answer>>();

  constructor(max: number) {
    this.#max = max;
  }

  find(key: string): Kept<Answer> | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** Two generations instead of a list to reorder: the old one is dropped whole. */
  keep({ key, content, promise }: Kept<Answer> & { key: string }) {
    if (this.#max === 0) return;
    if (this.#young.size >= this.#max) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, { content, promise });
  }
}
