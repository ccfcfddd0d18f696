import { Worker } from 'node:worker_threads';
import type { FeedMessage } from '@baize/sports/feed/message';
import { simulator } from '@baize/sports/sim/simulator';
import { vaultOf } from '@baize/std/node/database-vault';
import { placeOf } from '@baize/std/node/seal-rows';
import { type Chance, drawSecret } from '@baize/vendor-kit/chance';
import type { Db } from '../../db/client.ts';
import { SPORT_SEED } from '../../db/sealed-columns.ts';
import type { PriceBuilder } from '../slips/price-builder.ts';
import type { FeedSource } from './feed-source.ts';
import type { SimulatorQuestion } from './simulator-thread.ts';

const CODE = 'simulator';

export type OpenSimulator = {
  readonly source: FeedSource;
  readonly priceBuilder: PriceBuilder;
  stop(): Promise<void>;
};

/**
 * Our simulator on the seed of this house, which is drawn once and kept sealed: the same matches after
 * every start, and nobody who could work them out beforehand. It thinks in a thread of its own.
 */
export async function openSimulator(db: Db, chance: Chance): Promise<OpenSimulator> {
  const seed = await readSeed(db, chance);
  const matches = simulator({ seed });
  const thread = openThread(seed);
  return {
    source: {
      name: matches.name,
      messagesBetween: (from, to) => thread.ask({ ask: 'messages', from, to }),
      snapshotAt: (now, recovery) => thread.ask({ ask: 'snapshot', now, recovery }),
    },
    priceBuilder: (eventId, at, picks) => matches.builder(eventId, at, picks),
    stop: thread.stop,
  };
}

async function readSeed(db: Db, chance: Chance): Promise<string> {
  const vault = vaultOf(db);
  const fresh = vault.seal(drawSecret(chance, 'hex'), placeOf(SPORT_SEED, CODE));
  await db
    .insertInto('sport_seed')
    .values({ code: CODE, seed: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seed } = await db
    .selectFrom('sport_seed')
    .select('seed')
    .where('code', '=', CODE)
    .executeTakeFirstOrThrow();
  return vault.open(seed, placeOf(SPORT_SEED, CODE));
}

type Answer = { readonly id: number; readonly messages: readonly FeedMessage[] };
type Waiting = PromiseWithResolvers<readonly FeedMessage[]>;
type Question =
  | { readonly ask: 'messages'; readonly from: number; readonly to: number }
  | { readonly ask: 'snapshot'; readonly now: number; readonly recovery: string };

/** A thread that is started when something is asked for the first time, and again if it broke. */
function openThread(seed: string) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;
  const giveUp = (why: unknown) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  const start = (): Worker => {
    const fresh = new Worker(new URL('./simulator-thread.ts', import.meta.url), {
      workerData: seed,
    });
    fresh.unref();
    fresh.on('message', ({ id, messages }: Answer) => {
      waiting.get(id)?.resolve(messages);
      waiting.delete(id);
    });
    fresh.on('error', giveUp);
    fresh.on('exit', () => giveUp(new Error('the simulator has ended')));
    return fresh;
  };
  return {
    ask: (question: Question): Promise<readonly FeedMessage[]> => {
      worker ??= start();
      asked += 1;
      const answer = Promise.withResolvers<readonly FeedMessage[]>();
      waiting.set(asked, answer);
      worker.postMessage({ id: asked, ...question } satisfies SimulatorQuestion, []);
      return answer.promise;
    },
    stop: async () => {
      await worker?.terminate();
    },
  };
}
