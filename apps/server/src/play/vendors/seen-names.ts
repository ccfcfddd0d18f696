import { hash } from 'node:crypto';

const WORDS = 4;

/**
 * A set of names that keeps 128 bits of each name's SHA-256 in one array. A `Set` of half a million
 * strings would be walked by every full garbage collection, and bets would wait for it.
 */
export class SeenNames {
  readonly #mask: number;
  readonly #slots: Uint32Array;
  readonly #sought = new Uint32Array(WORDS);
  #size = 0;

  /** The array has room for twice `max` names and never grows; the caller adds at most `max`. */
  constructor(max: number) {
    const count = 2 ** Math.ceil(Math.log2(Math.max(max, 1) * 2));
    this.#mask = count - 1;
    this.#slots = new Uint32Array(count * WORDS);
  }

  get size(): number {
    return this.#size;
  }

  has(name: string): boolean {
    return this.#slots[this.#find(name)] !== 0;
  }

  /** False when it was there already. */
  add(name: string): boolean {
    const at = this.#find(name);
    if (this.#slots[at] !== 0) return false;
    this.#slots.set(this.#sought, at);
    this.#size += 1;
    return true;
  }

  clear(): void {
    if (this.#size > 0) this.#slots.fill(0);
    this.#size = 0;
  }

  /** The index of the name's words, or of the free place where they belong. */
  #find(name: string): number {
    writeDigest(name, this.#sought);
    const [a, b, c, d] = this.#sought;
    const slots = this.#slots;
    for (let slot = (b ?? 0) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const at = slot * WORDS;
      const first = slots[at];
      if (first === 0) return at;
      if (first === a && slots[at + 1] === b && slots[at + 2] === c && slots[at + 3] === d)
        return at;
    }
  }
}

/** The first word is never zero, because zero marks a free place. */
function writeDigest(name: string, words: Uint32Array): void {
  const digest = hash('sha256', name, 'buffer');
  for (let word = 0; word < WORDS; word++) words[word] = digest.readUInt32LE(word * 4);
  words[0] = (words[0] ?? 0) | 1;
}
