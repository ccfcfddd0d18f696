import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const LONG_MS = 60_000;

test('one works at a time, in the order they asked', async () => {
  const turns = new Turns(LONG_MS);
  const said: string[] = [];
  const work = async (name: string) => {
    const end = await turns.take();
    said.push(`${name} begins`);
    await pause(2);
    said.push(`${name} ends`);
    end();
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  await work('d');
  expect(said).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('who takes too long holds nobody up, and ends later without harm', async () => {
  const turns = new Turns(5);
  const endOfStuck = await turns.take();
  const endOfNext = await turns.take();
  endOfStuck();
  let isThirdIn = false;
  const third = turns.take().then((end) => {
    isThirdIn = true;
    return end;
  });
  await pause(1);
  expect(isThirdIn).toBe(false);
  endOfNext();
  (await third)();
});
