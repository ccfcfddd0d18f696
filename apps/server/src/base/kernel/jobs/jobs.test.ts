import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useWorld } from '../../../testing/world.ts';
import { enqueue, job, startWorkers, type Workers } from './jobs.ts';
import { kernelJobs } from './kernel-jobs.ts';

const t = useWorld();
let workers: Workers[] = [];

afterEach(async () => {
  await Promise.all(workers.map((each) => each.stop()));
  workers = [];
});

function greeting() {
  const greeted: string[] = [];
  let wake = () => {};
  const definition = job({
    name: 'test.greet',
    payload: z.object({ name: z.string() }),
    run: async (_world, { name }) => {
      greeted.push(name);
      wake();
      if (name === 'twice' && greeted.length === 1) throw new Error('once');
    },
  });
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      wake = () => greeted.length >= count && resolve();
      wake();
    });
  return { greeted, definition, until };
}

const work = async (definition: ReturnType<typeof greeting>['definition']) => {
  workers.push(await startWorkers(t.world, t.world.connection.pool, [definition]));
};

test('a job runs after the transaction that asked for it', async () => {
  const { greeted, definition, until } = greeting();
  await work(definition);
  await t.world.db.transaction().execute((tx) => enqueue(tx, definition, { name: 'Ploy' }));
  await until(1);
  expect(greeted).toEqual(['Ploy']);
});

test('a job whose transaction was undone never runs', async () => {
  const { greeted, definition, until } = greeting();
  await work(definition);
  const undone = t.world.db.transaction().execute(async (tx) => {
    await enqueue(tx, definition, { name: 'never' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await enqueue(t.world.db, definition, { name: 'after' });
  await until(1);
  expect(greeted).toEqual(['after']);
});

test('a job that failed is tried again', async () => {
  const { greeted, definition, until } = greeting();
  await work(definition);
  await enqueue(t.world.db, definition, { name: 'twice' });
  await until(2);
  expect(greeted).toEqual(['twice', 'twice']);
});

test('fifty jobs and two processes: each runs once', async () => {
  const { greeted, definition, until } = greeting();
  await work(definition);
  await work(definition);
  const names = Array.from({ length: 50 }, (_, i) => `guest ${i}`);
  await Promise.all(names.map((name) => enqueue(t.world.db, definition, { name })));
  await until(50);
  expect(greeted.toSorted()).toEqual(names.toSorted());
});

test('a job that waits once runs once, however often it was asked for before it began', async () => {
  const { greeted, definition, until } = greeting();
  const once = { ...definition, waitsOnce: true };
  for (const name of ['first', 'second', 'last']) await enqueue(t.world.db, once, { name });
  await enqueue(t.world.db, definition, { name: 'besides' });
  await work(definition);
  await until(2);
  expect(greeted.toSorted()).toEqual(['besides', 'last']);
});

test('every scheduled job of the kernel is accepted by the runner', async () => {
  workers.push(await startWorkers(t.world, t.world.connection.pool, kernelJobs));
  expect(kernelJobs.every(({ schedule }) => schedule !== undefined)).toBe(true);
});
