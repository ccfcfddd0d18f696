import type { Rng } from '../core/rng.ts';
import type { SlotEvent } from './events.ts';
import type { Machine } from './machine.ts';

/** A round while it is played: what happened so far and what it pays so far, in coins. */
export type Table = {
  readonly machine: Machine;
  readonly rng: Rng;
  readonly events: SlotEvent[];
  coins: number;
};

/** The most a round may pay is reached: nothing more can happen in it. */
export const isFull = ({ coins, machine }: Table): boolean => coins >= machine.coinsMax;

export function pay(table: Table, coins: number): void {
  table.coins = Math.min(table.coins + coins, table.machine.coinsMax);
}
