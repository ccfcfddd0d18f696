const PAUSE_MAX = 256;

type LanePause = { pause: number; left: number };

/**
 * Whether a lane may decide by what it remembers. Where other processes serve the same members its
 * memory is mostly wrong, and being wrong costs a write for nothing: after each further failure in a
 * row it is asked half as often, and after a success at once again.
 */
export class Trust {
  readonly #lanes = new Map<number, LanePause>();

  /** Asked once a batch. */
  isDue(lane: number): boolean {
    const standing = this.#lanes.get(lane);
    if (!standing || standing.left === 0) return true;
    standing.left -= 1;
    return false;
  }

  succeeded(lane: number): void {
    this.#lanes.delete(lane);
  }

  failed(lane: number): void {
    const before = this.#lanes.get(lane);
    const pause = before ? Math.min(Math.max(before.pause * 2, 1), PAUSE_MAX) : 0;
    this.#lanes.set(lane, { pause, left: pause });
  }
}
