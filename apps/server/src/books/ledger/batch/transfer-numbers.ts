import type pg from 'pg';
import { takeNumbers } from './queries.ts';

const NUMBERS_PER_BLOCK = 65_536n;

type Block = { readonly next: bigint; readonly end: bigint };

/** Numbers for transfers, taken by the block, so that a batch can name its own before it writes. */
export class TransferNumbers {
  readonly #blocks = new Map<number, Block>();

  /** The first of so many numbers in a row that nobody else has. */
  async reserve(client: pg.ClientBase, lane: number, count: number): Promise<bigint> {
    const wanted = BigInt(count);
    let block = this.#blocks.get(lane);
    if (!block || block.end - block.next < wanted) {
      const next = await takeNumbers(client);
      block = { next, end: next + NUMBERS_PER_BLOCK };
    }
    this.#blocks.set(lane, { next: block.next + wanted, end: block.end });
    return block.next;
  }
}
