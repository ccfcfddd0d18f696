import { type Id, makeId } from '@baize/std/id';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';

export type NewId = <P extends string>(prefix: P) => Id<P>;

export const idMaker =
  (clock: Clock, chance: Chance): NewId =>
  (prefix) =>
    makeId(prefix, clock.now().getTime(), chance.bytes(16));
