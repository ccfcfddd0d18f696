/** Several who work one after another, in the order they asked; who takes too long is not waited for. */
export class Turns {
  readonly #maxMs: number;
  /** Over when the one who asked last is done, or had its time. */
  #last: Promise<void> = Promise.resolve();

  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  /** Waits for all who asked before; what it gives is called when the work is done. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    const timer = setTimeout(resolve, this.#maxMs);
    return () => {
      clearTimeout(timer);
      resolve();
    };
  }
}
