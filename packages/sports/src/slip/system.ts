import { assert } from '@baize/std/assert';

/**
 * How legs are joined into lines: `2/3` is every pair of three. A named system is every size from two
 * (from one in the lucky ones and the patent) to all of its legs.
 */
export const NAMED_SYSTEMS = {
  trixie: { legs: 3, from: 2 },
  patent: { legs: 3, from: 1 },
  yankee: { legs: 4, from: 2 },
  'lucky-15': { legs: 4, from: 1 },
  canadian: { legs: 5, from: 2 },
  'lucky-31': { legs: 5, from: 1 },
  heinz: { legs: 6, from: 2 },
  'lucky-63': { legs: 6, from: 1 },
  'super-heinz': { legs: 7, from: 2 },
  goliath: { legs: 8, from: 2 },
} as const;

export type NamedSystem = keyof typeof NAMED_SYSTEMS;

export type System = 'singles' | 'parlay' | NamedSystem | `${number}/${number}`;

/** A slip never has more legs, so that a system never has more lines than can be read. */
export const LEGS_MAX = 20;
/** Above it a system of sizes is not offered: 12 over 6 is 924. */
export const SYSTEM_LEGS_MAX = 12;

export const isNamedSystem = (system: string): system is NamedSystem =>
  Object.hasOwn(NAMED_SYSTEMS, system);

/** The lines of a system over so many legs, each the places of its legs, shortest lines first. */
export function linesOf(system: System, legCount: number): readonly (readonly number[])[] {
  const sizes = sizesOf(system, legCount);
  assert(sizes.length > 0, `a system of ${legCount} legs: ${system}`);
  return sizes.flatMap((size) => choose(legCount, size));
}

/** The systems that so many legs can make, in the order a slip lists them. */
export function systemsFor(legCount: number): readonly System[] {
  if (legCount < 1) return [];
  if (legCount === 1) return ['singles'];
  const parts: System[] = [];
  if (legCount <= SYSTEM_LEGS_MAX) {
    for (let size = 2; size < legCount; size++) parts.push(`${size}/${legCount}`);
  }
  const named = Object.entries(NAMED_SYSTEMS).filter(([, { legs }]) => legs === legCount);
  return ['singles', 'parlay', ...parts, ...named.map(([name]) => name as NamedSystem)];
}

function sizesOf(system: System, legCount: number): readonly number[] {
  if (system === 'singles') return [1];
  if (system === 'parlay') return legCount >= 2 ? [legCount] : [];
  if (isNamedSystem(system)) {
    const { legs, from } = NAMED_SYSTEMS[system];
    if (legs !== legCount) return [];
    return Array.from({ length: legs - from + 1 }, (_, index) => from + index);
  }
  const [size = 0, of = 0] = system.split('/').map(Number);
  return of === legCount && of <= SYSTEM_LEGS_MAX && size >= 1 && size <= of ? [size] : [];
}

function choose(count: number, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  const lines: number[][] = [];
  const grow = (line: readonly number[], from: number): void => {
    if (line.length === size) {
      lines.push([...line]);
      return;
    }
    for (let next = from; next <= count - (size - line.length); next++)
      grow([...line, next], next + 1);
  };
  grow([], 0);
  return lines;
}
