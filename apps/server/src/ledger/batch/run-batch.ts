import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '@baize/std/id';
import type pg from 'pg';
import { Refusal, type World } from '../../kernel/index.ts';
import type { StoredRequest } from '../transfer.ts';
import { isConflict, isLost } from './faults.ts';
import type { Ask, HotRules } from './hot-path.ts';
import * as queries from './queries.ts';
import { BatchSheet } from './sheet.ts';

type Answers<Answer> = readonly (Answer | Error)[];
type Way = 'guarded' | 'locked';

/**
 * Twice on trust that nobody else is at the same accounts, which among lanes of one process is
 * certain. Then by locks, which always gets there, unless keys themselves collide.
 */
const WAYS: readonly Way[] = ['guarded', 'guarded', 'locked', 'locked', 'locked'];

/** Between attempts when the database was lost, growing: it may be starting again. */
const PAUSE_MS = 250;

const MOVES_PER_REQUEST_MAX = 16;
const NUMBERS_PER_BLOCK = 65_536n;

type Numbers = { next: bigint; end: bigint };

/** Reads, decides and writes a batch. See `HotRules` for what the parts promise. */
export function createRunner<Request, Answer, Facts>(
  world: Pick<World, 'clock' | 'chance'>,
  rules: HotRules<Request, Answer, Facts>,
  pool: pg.Pool,
) {
  const numbersOf = new Map<number, Numbers>();
  // Processes begin at different stripes, so that the first lanes of all do not meet at one.
  const firstStripe = world.chance.bytes(1)[0] ?? 0;

  async function run(requests: readonly Request[], lane: number): Promise<Answers<Answer>> {
    for (const [count, way] of WAYS.entries()) {
      try {
        return await attemptOnce(way, requests, lane);
      } catch (error) {
        // Sent again, it is safe whatever became of it: what was written is found by its key.
        if (isLost(error)) await pause(PAUSE_MS * count);
        else if (!isConflict(error)) return await oneByOne(requests, lane, error);
      }
    }
    throw new Refusal('unconfirmed');
  }

  async function attemptOnce(way: Way, requests: readonly Request[], lane: number) {
    const client = await pool.connect();
    let isSound = false;
    try {
      const answers = await (way === 'guarded'
        ? attempt(client, requests, lane)
        : attemptLocked(client, requests, lane));
      isSound = true;
      return answers;
    } finally {
      // After a fault the connection may be in any state; a fresh one is cheap.
      client.release(!isSound);
    }
  }

  /** Something in the batch cannot be written: its neighbours must not suffer for it. */
  async function oneByOne(requests: readonly Request[], lane: number, error: unknown) {
    if (requests.length === 1) throw error;
    const answers: (Answer | Error)[] = [];
    for (const request of requests) {
      const alone = await run([request], lane).catch((fault: unknown) => [asError(fault)]);
      answers.push(alone[0] ?? asError(error));
    }
    return answers;
  }

  async function attemptLocked(client: pg.PoolClient, requests: readonly Request[], lane: number) {
    await Promise.all([
      client.query('begin'),
      queries.lockAccounts(client, accountsOf(rules, requests)),
    ]);
    const answers = await attempt(client, requests, lane);
    await client.query('commit');
    return answers;
  }

  async function attempt(client: pg.PoolClient, requests: readonly Request[], lane: number) {
    const ask: Ask = async ({ name, text, values }) =>
      (await client.query({ name, text, values: [...values] })).rows;
    const [accounts, stored, facts, firstNumber] = await Promise.all([
      queries.readAccounts(client, accountsOf(rules, requests)),
      queries.readRequests(client, keysOf(rules, requests)),
      rules.readFacts(ask, requests),
      reserveNumbers(client, requests.length, lane),
    ]);
    const at = world.clock.now();
    const source = { at, lane: lane + firstStripe, accounts, stored, firstNumber };
    const sheet = new BatchSheet(source);
    const answers = requests.map((request) => decideOne(rules, sheet, { request, facts }));
    if (sheet.requests.length > 0) {
      await queries.writeBatch(client, sheet, rules.writesOf?.(facts) ?? []);
    }
    return answers;
  }

  async function reserveNumbers(client: pg.PoolClient, requests: number, lane: number) {
    const wanted = BigInt(requests * MOVES_PER_REQUEST_MAX);
    let numbers = numbersOf.get(lane);
    if (!numbers || numbers.end - numbers.next < wanted) {
      const next = await queries.takeNumbers(client);
      numbers = { next, end: next + NUMBERS_PER_BLOCK };
      numbersOf.set(lane, numbers);
    }
    const first = numbers.next;
    numbers.next += wanted;
    return first;
  }

  return run;
}

function decideOne<Request, Answer, Facts>(
  rules: HotRules<Request, Answer, Facts>,
  sheet: BatchSheet,
  { request, facts }: { request: Request; facts: Facts },
): Answer | Error {
  const key = rules.keyOf(request);
  const content = rules.contentOf(request);
  const earlier = sheet.find(key);
  if (earlier) return repeat(rules, earlier, request);
  return sheet.decide({ key, content }, () => rules.decide(sheet, request, facts), rules.encode);
}

function repeat<Request, Answer, Facts>(
  rules: HotRules<Request, Answer, Facts>,
  stored: StoredRequest,
  request: Request,
): Answer | Error {
  try {
    if (rules.onRepeat) return rules.onRepeat(stored, request);
    const isSame = stored.content === rules.contentOf(request);
    return isSame ? rules.decode(stored.answer) : new Refusal('repeated_differently');
  } catch (error) {
    return asError(error);
  }
}

function accountsOf<Request, Answer, Facts>(
  rules: HotRules<Request, Answer, Facts>,
  requests: readonly Request[],
): readonly AccountId[] {
  return [...new Set(requests.flatMap((request) => rules.accountsOf(request)))];
}

function keysOf<Request, Answer, Facts>(
  rules: HotRules<Request, Answer, Facts>,
  requests: readonly Request[],
): readonly string[] {
  const others = rules.otherKeysOf;
  if (!others) return requests.map(rules.keyOf);
  return requests.flatMap((request) => [rules.keyOf(request), ...others(request)]);
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
