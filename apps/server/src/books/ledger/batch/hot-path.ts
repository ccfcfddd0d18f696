import type { AccountId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type pg from 'pg';
import { isTracing, type World } from '../../../base/kernel/index.ts';
import type { StoredRequest } from '../transfer.ts';
import { BatchRunner } from './batch-runner.ts';
import { BatchTraces } from './batch-traces.ts';
import { type Batcher, createBatcher } from './batcher.ts';
import type { Sheet } from './sheet.ts';

/**
 * A write of the module itself, in the same statement and transaction as the money. `sql` is one
 * insert, update or delete with its values as `$1`, `$2` … (arrays, to be unnested). It may raise
 * BZ409 or break a unique index to say that what was read is stale: the batch is decided again.
 */
export type ExtraWrite = {
  readonly name: string;
  readonly sql: string;
  readonly values: readonly unknown[];
};

/**
 * A look at what the batch was decided on, in the statement that writes it: a select of one row with
 * one column `done`, which calls `decide_again()` where what was taken to be so is not.
 */
export type ExtraCheck = ExtraWrite;

/**
 * What spares a batch the reading: facts that this process read or wrote last. They are never taken
 * on trust alone. What is decided on them and accepted is written only where it still holds, by the
 * revisions of accounts, the versions and unique keys of rows, and checks; what is refused on them
 * is read and decided again, because a refusal writes nothing that could meet a guard.
 */
export type Memory<Request, Facts> = {
  /**
   * What it makes is new, or else breaks a unique key: neither its own key nor what it makes need
   * be looked for.
   */
  readonly isNew: (request: Request) => boolean;
  readonly isRefused: (facts: Facts, request: Request) => boolean;
  /** After the facts were written, with all that was decided. */
  readonly keep: (facts: Facts, requests: readonly Request[]) => void;
  /** Before they are read afresh, and whenever it is not known what was written. */
  readonly forget: (requests: readonly Request[]) => void;
};

/** Asks the database on the batch's own connection; several asked at once travel together. */
export type Ask = <Row extends object>(query: {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}) => Promise<readonly Row[]>;

/**
 * The rules of a kind of request that moves money too often for a transaction each.
 *
 * A batch is read, decided request by request in order of arrival, and written by one statement.
 * `decide` is pure but for the sheet and the facts: it either answers or throws, a `Refusal` for
 * "no". Its moves are undone when it throws; it must not have touched the facts by then. What it
 * answers is stored with the money and given again, to the byte, whenever the key comes again; what
 * it throws is not stored. The whole batch may be read and decided again: nothing else may happen
 * in `decide`.
 */
export type HotRules<Request, Answer, Facts> = {
  readonly keyOf: (request: Request) => string;
  readonly contentOf: (request: Request) => string;
  /** The member, or the member's account: all that must be decided in order shares it. */
  readonly laneOf: (request: Request) => bigint | string;
  /**
   * Every account it may touch, the member's own first: all that is decided about a member, in
   * whichever process, is decided one after another by it. The house's by their whole account.
   */
  readonly accountsOf: (request: Request) => readonly AccountId[];
  /** Other requests it must know of, such as the bet a cancel speaks of. See `Sheet.find`. */
  readonly otherKeysOf?: (request: Request) => readonly string[];
  /**
   * Read after the balances: what changes with money cannot then be older than them. And before the
   * keys: what the facts show as done is then known as answered. All questions are asked at once.
   * Of those in doubt nothing is taken to be new.
   */
  readonly readFacts: (
    ask: Ask,
    requests: readonly Request[],
    inDoubt: ReadonlySet<Request>,
  ) => Promise<Facts>;
  readonly decide: (sheet: Sheet, request: Request, facts: Facts) => Answer;
  /** What is written beside the money, at that moment: of a few kinds, always in the same order. */
  readonly writesOf?: (facts: Facts, at: Instant) => readonly ExtraWrite[];
  /** What else must be so when it is written, where no write would find out. */
  readonly checksOf?: (facts: Facts) => readonly ExtraCheck[];
  /** Without it, every batch reads all it decides on. */
  readonly memory?: Memory<Request, Facts>;
  readonly encode: (answer: Answer) => string;
  readonly decode: (text: string) => Answer;
  /**
   * The key was answered before. Without this the same content gets the same answer and other
   * content is refused as `repeated_differently`.
   */
  readonly onRepeat?: (stored: StoredRequest, request: Request, facts: Facts) => Answer;
  /** Whether its answer may be given again without a look at the facts; without this, always. */
  readonly isLasting?: (request: Request) => boolean;
};

export type HotPathOptions = {
  /** A pool of its own, opened with `pipeline: true`, of at least one connection a lane. */
  readonly pool: pg.Pool;
  readonly lanes?: number;
  /** See `BatcherOptions`. */
  readonly turnMaxMs?: number;
  readonly batchMax?: number;
  readonly queueMax?: number;
  readonly recentMax?: number;
};

export type HotPath<Request, Answer> = Batcher<Request, Answer>;

export const LANES = 2;
const BATCH_MAX = 1_000;
const QUEUE_MAX = 10_000;

export function createHotPath<Request, Answer, Facts>(
  world: Pick<World, 'clock' | 'chance'>,
  rules: HotRules<Request, Answer, Facts>,
  options: HotPathOptions,
): HotPath<Request, Answer> {
  const { keyOf, contentOf, laneOf } = rules;
  const runner = new BatchRunner(world, rules, options.pool);
  const traces = new BatchTraces<Request>();
  const batcher = createBatcher<Request, Answer>({
    lanes: options.lanes ?? LANES,
    batchMax: options.batchMax ?? BATCH_MAX,
    queueMax: options.queueMax ?? QUEUE_MAX,
    ...(options.turnMaxMs === undefined ? {} : { turnMaxMs: options.turnMaxMs }),
    ...(options.recentMax === undefined ? {} : { recentMax: options.recentMax }),
    ...(rules.isLasting ? { isLasting: rules.isLasting } : {}),
    keyOf,
    contentOf,
    laneOf,
    run: (requests, lane) =>
      isTracing()
        ? traces.run(requests, () => runner.run({ requests, lane }))
        : runner.run({ requests, lane }),
  });
  return {
    submit: (request) => {
      traces.note(request);
      return batcher.submit(request);
    },
    get depth() {
      return batcher.depth;
    },
    stop: () => batcher.stop(),
  };
}
