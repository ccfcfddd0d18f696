import type { Rng } from '../core/rng.ts';

/** Three dice, in the order they lie. */
export type Throw = readonly [number, number, number];

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export const throwDice = (rng: Rng): Throw => [rollOne(rng), rollOne(rng), rollOne(rng)];

const rollOne = (rng: Rng): number => rng.next(FACES.length) + 1;

export const totalOf = ([a, b, c]: Throw): number => a + b + c;

export const isTriple = ([a, b, c]: Throw): boolean => a === b && b === c;

export const countFace = (faces: Throw, face: number): number =>
  faces.filter((one) => one === face).length;
