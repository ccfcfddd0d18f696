const WORDS = 4;

/**
 * Which names were seen, as 128 bits of each in one piece of memory: hundreds of thousands of texts
 * would be looked at by every full collection of garbage, while bets wait. That two names share all
 * bits is not to be expected in the life of the universe.
 */
export class SeenNames {
  readonly #mask: number;
  readonly #slots: Uint32Array;
  readonly #sought = new Uint32Array(WORDS);
  #size = 0;

  /** So many are kept without growing; more than that are not asked for. */
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

  /** Where the name lies, or the free place where it would. */
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

/** Four sums that each letter stirs differently. The first is never zero: that marks a free place. */
function writeDigest(name: string, words: Uint32Array): void {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  let c = 0xc2b2ae35;
  let d = 0x27d4eb2f;
  for (let i = 0; i < name.length; i++) {
    const letter = name.charCodeAt(i);
    a = Math.imul(a ^ letter, 0x01000193) ^ (d >>> 15);
    b = Math.imul(b ^ letter, 0x5bd1e995) ^ (a >>> 13);
    c = Math.imul(c ^ letter, 0x1b873593) ^ (b >>> 16);
    d = Math.imul(d ^ letter, 0x2c1b3c6d) ^ (c >>> 14);
  }
  words[0] = stirred(a ^ name.length) | 1;
  words[1] = stirred(b ^ a);
  words[2] = stirred(c ^ b);
  words[3] = stirred(d ^ c);
}

function stirred(word: number): number {
  const half = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return most ^ (most >>> 16);
}
