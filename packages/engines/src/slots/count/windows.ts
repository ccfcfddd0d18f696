import type { Machine, Strip } from '../machine.ts';

/** What a reel may show, and at how many of its stops. */
export type Window = {
  readonly symbols: readonly number[];
  /** How many scatters or coins are among them. */
  readonly marks: number;
  readonly weight: number;
};

/** What is counted apart from wins, because it leads on: coins where they are held, else scatters. */
export const markOf = ({ definition, coin, scatter }: Machine): number =>
  definition.hold ? coin : scatter;

/** The different windows of a strip: where symbols lie in stacks, many stops show the same. */
export function windowsOf(machine: Machine, strip: Strip): readonly Window[] {
  const { rows } = machine;
  const mark = markOf(machine);
  const windows = new Map<string, Window>();
  for (let stop = 0; stop < strip.length; stop++) {
    const symbols = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!);
    const name = symbols.join();
    const weight = (windows.get(name)?.weight ?? 0) + 1;
    const marks = symbols.filter((symbol) => symbol === mark).length;
    windows.set(name, { symbols, marks, weight });
  }
  return [...windows.values()];
}
