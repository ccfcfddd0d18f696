import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '@baize/std/id';
import type pg from 'pg';
import { Refusal, type World } from '../../kernel/index.ts';
import type { StoredRequest } from '../transfer.ts';
import { isConflict, isHeld, isLost } from './faults.ts';
import type { Ask, HotRules } from './hot-path.ts';
import * as queries from './queries.ts';
import { BatchSheet } from './sheet.ts';
import { TransferNumbers } from './transfer-numbers.ts';

type Answers<Answer> = readonly (Answer | Error)[];
type Way = 'guarded' | 'locked';
type Batch<Request> = { readonly requests: readonly Request[]; readonly lane: number };

/**
 * Twice on trust that nobody else is at the same accounts, which among lanes of one process is
 * certain. Then by locks, which always gets there, unless keys themselves collide.
 */
const WAYS: readonly Way[] = ['guarded', 'guarded', 'locked', 'locked', 'locked'];

/** Between attempts when the database was lost, growing: it may be starting again. */
const PAUSE_MS = 100;

/** After so long nothing is begun again: whoever asked has stopped waiting. */
const PATIENCE_MS = 8_000;

/** So many members who cannot be served are not bad luck: it is the database. */
const STUCK_MAX = 3;

const MOVES_PER_REQUEST_MAX = 16;

/** Reads, decides and writes batches. See `HotRules` for what the parts promise. */
export class BatchRunner<Request, Answer, Facts> {
  readonly #world: Pick<World, 'clock' | 'chance'>;
  readonly #rules: HotRules<Request, Answer, Facts>;
  readonly #pool: pg.Pool;
  readonly #numbers = new TransferNumbers();
  /** Processes begin at different stripes, so that the first lanes of all do not meet at one. */
  readonly #firstStripe: number;

  constructor(
    world: Pick<World, 'clock' | 'chance'>,
    rules: HotRules<Request, Answer, Facts>,
    pool: pg.Pool,
  ) {
    this.#world = world;
    this.#rules = rules;
    this.#pool = pool;
    this.#firstStripe = world.chance.bytes(1)[0] ?? 0;
  }

  async run(batch: Batch<Request>): Promise<Answers<Answer>> {
    const endsAt = performance.now() + PATIENCE_MS;
    for (const [count, way] of WAYS.entries()) {
      if (performance.now() > endsAt) break;
      try {
        return await this.#attemptOnce(way, batch);
      } catch (error) {
        if (isHeld(error)) return await this.#oneByOne(batch, new Refusal('unconfirmed'));
        // Sent again, it is safe whatever became of it: what was written is found by its key.
        if (isLost(error)) await pause(PAUSE_MS * count);
        else if (!isConflict(error)) return await this.#oneByOne(batch, error);
      }
    }
    throw new Refusal('unconfirmed');
  }

  /**
   * Something in the batch cannot be written, or somebody holds its account: its neighbours must not
   * suffer for it. A member who is stuck is not waited for twice.
   */
  async #oneByOne({ requests, lane }: Batch<Request>, error: unknown): Promise<Answers<Answer>> {
    if (requests.length === 1) throw error;
    const answers: (Answer | Error)[] = [];
    const stuck = new Set<AccountId | undefined>();
    for (const request of requests) {
      const [lead] = this.#rules.accountsOf(request);
      if (stuck.size >= STUCK_MAX || stuck.has(lead)) {
        answers.push(new Refusal('unconfirmed'));
        continue;
      }
      const alone = this.run({ requests: [request], lane });
      const [answer] = await alone.catch((fault: unknown) => [asError(fault)]);
      answers.push(answer ?? asError(error));
      if (answer instanceof Refusal && answer.code === 'unconfirmed') stuck.add(lead);
    }
    return answers;
  }

  async #attemptOnce(way: Way, batch: Batch<Request>): Promise<Answers<Answer>> {
    const client = await this.#pool.connect();
    let isSound = false;
    try {
      const answers = await (way === 'guarded'
        ? this.#attempt(client, batch)
        : this.#attemptLocked(client, batch));
      isSound = true;
      return answers;
    } finally {
      // After a fault the connection may be in any state; a fresh one is cheap.
      client.release(!isSound);
    }
  }

  async #attemptLocked(client: pg.PoolClient, batch: Batch<Request>): Promise<Answers<Answer>> {
    const locked = queries.lockAccounts;
    await Promise.all([client.query('begin'), locked(client, this.#accountsOf(batch.requests))]);
    const answers = await this.#attempt(client, batch);
    await client.query('commit');
    return answers;
  }

  async #attempt(client: pg.PoolClient, batch: Batch<Request>): Promise<Answers<Answer>> {
    const { requests, lane } = batch;
    const ask: Ask = async ({ name, text, values }) =>
      (await client.query({ name, text, values: [...values] })).rows;
    // Keys last: what another process has just done, and the facts show, is then known as answered.
    const [accounts, facts, stored, firstNumber] = await Promise.all([
      queries.readAccounts(client, this.#accountsOf(requests)),
      this.#rules.readFacts(ask, requests),
      queries.readRequests(client, this.#keysOf(requests)),
      this.#numbers.reserve(client, lane, requests.length * MOVES_PER_REQUEST_MAX),
    ]);
    const at = this.#world.clock.now();
    const stripe = lane + this.#firstStripe;
    const sheet = new BatchSheet({ at, lane: stripe, accounts, stored, firstNumber });
    const answers = requests.map((request) => this.#decide(sheet, request, facts));
    if (sheet.requests.length > 0) {
      await queries.writeBatch(client, sheet, this.#rules.writesOf?.(facts, at) ?? []);
    }
    return answers;
  }

  #decide(sheet: BatchSheet, request: Request, facts: Facts): Answer | Error {
    const { keyOf, contentOf, accountsOf, decide, encode } = this.#rules;
    const [lead] = accountsOf(request);
    const asked = { key: keyOf(request), content: contentOf(request), lead };
    const earlier = sheet.find(asked.key);
    if (earlier) return this.#repeat(earlier, request, facts);
    return sheet.decide(asked, () => decide(sheet, request, facts), encode);
  }

  #repeat(stored: StoredRequest, request: Request, facts: Facts): Answer | Error {
    const { onRepeat, contentOf, decode } = this.#rules;
    try {
      if (onRepeat) return onRepeat(stored, request, facts);
      const isSame = stored.content === contentOf(request);
      return isSame ? decode(stored.answer) : new Refusal('repeated_differently');
    } catch (error) {
      return asError(error);
    }
  }

  #accountsOf(requests: readonly Request[]): readonly AccountId[] {
    const ids = new Set<AccountId>();
    for (const request of requests) for (const id of this.#rules.accountsOf(request)) ids.add(id);
    return [...ids];
  }

  #keysOf(requests: readonly Request[]): readonly string[] {
    const { keyOf, otherKeysOf } = this.#rules;
    if (!otherKeysOf) return requests.map(keyOf);
    return requests.flatMap((request) => [keyOf(request), ...otherKeysOf(request)]);
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
