import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '@baize/std/id';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import {
  batchAttempts,
  batchSeconds,
  batchSize,
  Refusal,
  type World,
} from '../../../base/kernel/index.ts';
import type { Account } from '../account.ts';
import type { StoredRequest } from '../transfer.ts';
import { isConflict, isHeld, isLost } from './faults.ts';
import type { Ask, ExtraCheck, HotRules } from './hot-path.ts';
import * as queries from './queries.ts';
import { BatchSheet } from './sheet.ts';
import { TransferNumbers } from './transfer-numbers.ts';
import { Trust } from './trust.ts';

type Answers<Answer> = readonly (Answer | Error)[];
type Way = 'remembered' | 'guarded' | 'locked';
type Batch<Request> = { readonly requests: readonly Request[]; readonly lane: number };
type Attempt<Answer, Facts> = {
  readonly answers: Answers<Answer>;
  readonly sheet: BatchSheet;
  readonly facts: Facts;
};

/**
 * Twice on trust that nobody else is at the same accounts, which among lanes of one process is
 * certain. Then by locks, which always gets there, unless keys themselves collide.
 */
const WAYS: readonly Way[] = ['guarded', 'guarded', 'locked', 'locked', 'locked'];

/** First by memory, where there is one: it is the cheapest to find wrong. */
const TRUSTING: readonly Way[] = ['remembered', ...WAYS];

/** Between attempts when the database was lost, growing: it may be starting again. */
const PAUSE_MS = 100;

/** After so long nothing is begun again: whoever asked has stopped waiting. */
const PATIENCE_MS = 8_000;

/** So many members who cannot be served are not bad luck: it is the database. */
const STUCK_MAX = 3;

const MOVES_PER_REQUEST_MAX = 16;

/** Accounts that are remembered: four pockets of as many members as may be at play. */
const ACCOUNTS_MAX = 80_000;

/** Reads, decides and writes batches. See `HotRules` for what the parts promise. */
export class BatchRunner<Request, Answer, Facts> {
  readonly #world: Pick<World, 'clock' | 'chance'>;
  readonly #rules: HotRules<Request, Answer, Facts>;
  readonly #pool: pg.Pool;
  readonly #numbers = new TransferNumbers();
  readonly #accounts = new LRUCache<AccountId, Account>({ max: ACCOUNTS_MAX });
  readonly #trust = new Trust();
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
    const end = batchSeconds.startTimer();
    batchSize.observe(batch.requests.length);
    return this.#runByWays(batch).finally(() => end());
  }

  async #runByWays(batch: Batch<Request>): Promise<Answers<Answer>> {
    const endsAt = performance.now() + PATIENCE_MS;
    const isDue = this.#rules.memory !== undefined && this.#trust.isDue(batch.lane);
    for (const [count, way] of (isDue ? TRUSTING : WAYS).entries()) {
      if (performance.now() > endsAt) break;
      try {
        const answers = await this.#attemptOnce(way, batch);
        batchAttempts.inc({ way, outcome: 'done' });
        if (way === 'remembered') this.#trust.succeeded(batch.lane);
        return answers;
      } catch (error) {
        this.#forget(batch.requests);
        batchAttempts.inc({ way, outcome: outcomeOf(error) });
        if (way === 'remembered') this.#trust.failed(batch.lane);
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
      const attempt = await this.#attemptBy(way, client, batch);
      isSound = true;
      this.#keep(attempt, batch.requests);
      return attempt.answers;
    } finally {
      // After a fault the connection may be in any state; a fresh one is cheap.
      client.release(!isSound);
    }
  }

  async #attemptBy(way: Way, client: pg.PoolClient, batch: Batch<Request>) {
    if (way === 'remembered') return this.#attempt(client, batch, new Set());
    this.#forget(batch.requests);
    const inDoubt = new Set(batch.requests);
    if (way === 'guarded') return this.#attempt(client, batch, inDoubt);
    const locked = queries.lockAccounts;
    await Promise.all([client.query('begin'), locked(client, this.#accountsOf(batch.requests))]);
    const attempt = await this.#attempt(client, batch, inDoubt);
    await client.query('commit');
    return attempt;
  }

  /** What was refused by memory alone is read and decided again; then, if need be, all is. */
  async #attempt(
    client: pg.PoolClient,
    batch: Batch<Request>,
    inDoubt: ReadonlySet<Request>,
  ): Promise<Attempt<Answer, Facts>> {
    const { requests, lane } = batch;
    const { facts, ...known } = await this.#read(client, batch, inDoubt);
    const at = this.#world.clock.now();
    const sheet = new BatchSheet({ at, lane: lane + this.#firstStripe, ...known });
    const answers = requests.map((request) => this.#decide(sheet, request, facts));
    const attempt = { answers, sheet, facts };
    const refused = this.#refusedOf(attempt, requests).filter((request) => !inDoubt.has(request));
    if (refused.length > 0) {
      const doubted = inDoubt.size === 0 ? refused : requests;
      this.#forget(doubted);
      return this.#attempt(client, batch, new Set(doubted));
    }
    if (sheet.requests.length > 0) {
      const writes = this.#rules.writesOf?.(facts, at) ?? [];
      await queries.writeBatch(client, sheet, { writes, checks: this.#checksOf(attempt) });
    } else if (this.#refusedOf(attempt, requests).length > 0) {
      await queries.confirmSeen(client, sheet.seen());
    }
    return attempt;
  }

  async #read(client: pg.PoolClient, batch: Batch<Request>, inDoubt: ReadonlySet<Request>) {
    const { requests, lane } = batch;
    const ask: Ask = async ({ name, text, values }) =>
      (await client.query({ name, text, values: [...values] })).rows;
    const remembered: Account[] = [];
    const others: AccountId[] = [];
    for (const id of this.#accountsOf(requests)) {
      const account = this.#accounts.get(id);
      if (account) remembered.push(account);
      else others.push(id);
    }
    const keys = this.#keysOf(requests, inDoubt);
    // Keys last: what another process has just done, and the facts show, is then known as answered.
    const [read, facts, stored, firstNumber] = await Promise.all([
      others.length > 0 ? queries.readAccounts(client, others) : [],
      this.#rules.readFacts(ask, requests, inDoubt),
      keys.length > 0 ? queries.readRequests(client, keys) : [],
      this.#numbers.reserve(client, lane, requests.length * MOVES_PER_REQUEST_MAX),
    ]);
    return { accounts: [...remembered, ...read], facts, stored, firstNumber };
  }

  #refusedOf({ answers, facts }: Attempt<Answer, Facts>, requests: readonly Request[]) {
    const { memory } = this.#rules;
    if (!memory) return [];
    return requests.filter(
      (request, i) => answers[i] instanceof Error || memory.isRefused(facts, request),
    );
  }

  /** Where nothing is remembered, what was left alone was read a moment ago. */
  #checksOf({ sheet, facts }: Attempt<Answer, Facts>): readonly ExtraCheck[] {
    const { memory, checksOf } = this.#rules;
    const seen = memory ? sheet.seen() : [];
    const own = seen.length > 0 ? [queries.checkSeen(seen)] : [];
    return checksOf ? [...own, ...checksOf(facts)] : own;
  }

  /** Only what was written is remembered: nothing else was guarded. */
  #keep({ sheet, facts }: Attempt<Answer, Facts>, requests: readonly Request[]): void {
    const { memory } = this.#rules;
    if (!memory || sheet.requests.length === 0) return;
    for (const account of sheet.written()) this.#accounts.set(account.id, account);
    memory.keep(facts, requests);
  }

  #forget(requests: readonly Request[]): void {
    const { memory } = this.#rules;
    if (!memory) return;
    for (const id of this.#accountsOf(requests)) this.#accounts.delete(id);
    memory.forget(requests);
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

  /** A key that is new needs no look: if it is known after all, the write says so. */
  #keysOf(requests: readonly Request[], inDoubt: ReadonlySet<Request>): readonly string[] {
    const { keyOf, otherKeysOf, memory } = this.#rules;
    const keys: string[] = [];
    for (const request of requests) {
      if (inDoubt.has(request) || !memory?.isNew(request)) keys.push(keyOf(request));
      if (otherKeysOf) keys.push(...otherKeysOf(request));
    }
    return keys;
  }
}

/** Why an attempt came to nothing, for the figures. */
function outcomeOf(error: unknown): string {
  if (isHeld(error)) return 'held';
  if (isLost(error)) return 'lost';
  return isConflict(error) ? 'conflict' : 'failed';
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
