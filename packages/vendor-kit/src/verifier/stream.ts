import { bytesOf, hexOf, hmac } from './bytes.ts';

const WORDS = 2 ** 32;

export type Drawn = readonly [bound: number, number: number];

/** The numbers that seeds give, one after another, with a record of all that were drawn. */
export class Stream {
  readonly drawn: Drawn[] = [];
  readonly #key: Uint8Array;
  readonly #text: string;
  #block: DataView = new DataView(new ArrayBuffer(0));
  #blocks = 0;
  #at = 0;

  /** `text` stands before the number of each block: `client seed:nonce:`. */
  constructor(key: string, text: string) {
    this.#key = bytesOf(key);
    this.#text = text;
  }

  blockText(block: number): string {
    return `${this.#text}${block}`;
  }

  blockHex(block: number): string {
    return hexOf(hmac(this.#key, bytesOf(this.blockText(block))));
  }

  #word(): number {
    if (this.#at === this.#block.byteLength) {
      const bytes = hmac(this.#key, bytesOf(this.blockText(this.#blocks++)));
      this.#block = new DataView(bytes.buffer);
      this.#at = 0;
    }
    this.#at += 4;
    return this.#block.getUint32(this.#at - 4);
  }

  /** 0 to n − 1. Words of the last, incomplete share of all words are skipped. */
  next(n: number): number {
    const whole = Math.floor(WORDS / n) * n;
    let word = this.#word();
    while (word >= whole) word = this.#word();
    this.drawn.push([n, word % n]);
    return word % n;
  }

  /** k different numbers of 0 to n − 1, in the order they come. */
  some(n: number, k: number): number[] {
    const list = Array.from({ length: n }, (_, number) => number);
    for (let place = 0; place < k; place++) {
      const other = place + this.next(n - place);
      [list[place], list[other]] = [list[other]!, list[place]!];
    }
    return list.slice(0, k);
  }

  /** The place of a row in whose span the number falls. */
  weighted(weights: readonly number[]): number {
    let number = this.next(weights.reduce((all, weight) => all + weight, 0));
    return weights.findIndex((weight) => {
      number -= weight;
      return number < 0;
    });
  }

  /** A shoe of so many decks; it gives the next card, 0 to 51. */
  shoe(decks: number): () => number {
    const cards = Array.from({ length: 52 * decks }, (_, place) => Math.floor(place / decks));
    return () => cards.splice(this.next(cards.length), 1)[0]!;
  }
}
