import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Engine } from '@baize/engines/core/engine';
import { type Rng, rngOf } from '@baize/engines/core/rng';
import { findEngines } from './find-engines.ts';
import { usualChoice } from './usual-choice.ts';

const CHUNK = 65_536;

/**
 * Streams chance to standard output, for test batteries such as dieharder and ent: the bytes of the
 * operating system as they are, or with a game the numbers that its rounds draw from these bytes,
 * scaled as in play. A number is written as one byte, the place in its bound in 256 parts: 9 of a
 * bound of 10 is 230. Bytes of a game are therefore not all as likely, as its numbers are; a battery
 * reads the first kind, and the second is for counting how often each number came.
 */
export async function streamBytes(key: string | null, count: number): Promise<void> {
  const [engine] = key === null ? [] : findEngines(key);
  const next = engine ? outcomesOf(engine) : () => randomBytes(CHUNK);
  try {
    await pipeline(Readable.from(chunksOf(next, count)), process.stdout);
  } catch (error) {
    // The program that reads the pipe has ended (`head`, a test battery): that is no fault.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

function* chunksOf(next: () => Uint8Array, count: number): Generator<Uint8Array> {
  for (let left = count; left > 0; ) {
    const chunk = next().subarray(0, Math.min(left, CHUNK));
    left -= chunk.length;
    yield chunk;
  }
}

function outcomesOf(engine: Engine): () => Uint8Array {
  const drawn: number[] = [];
  const rng = telling(systemRng(), drawn);
  const choice = usualChoice(engine);
  return () => {
    drawn.length = 0;
    while (drawn.length < CHUNK) engine.play(choice, rng);
    return Uint8Array.from(drawn);
  };
}

/** Writes down what is drawn. */
const telling = (rng: Rng, drawn: number[]): Rng => ({
  next(bound) {
    const number = rng.next(bound);
    drawn.push(Math.floor((number * 256) / bound));
    return number;
  },
});

function systemRng(): Rng {
  let words = new Uint32Array(0);
  let place = 0;
  return rngOf(() => {
    if (place === words.length) {
      words = new Uint32Array(new Uint8Array(randomBytes(CHUNK)).buffer);
      place = 0;
    }
    return words[place++] ?? 0;
  });
}
