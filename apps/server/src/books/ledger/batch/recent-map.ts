/** The last things by name. Two generations instead of a list to reorder: the old is dropped whole. */
export class RecentMap<Name, Thing> {
  readonly #max: number;
  #young = new Map<Name, Thing>();
  #old = new Map<Name, Thing>();

  /** At most twice as many are kept; none at all when it is zero. */
  constructor(max: number) {
    this.#max = max;
  }

  find(name: Name): Thing | undefined {
    return this.#young.get(name) ?? this.#old.get(name);
  }

  keep(name: Name, thing: Thing): void {
    if (this.#max === 0) return;
    if (this.#young.size >= this.#max && !this.#young.has(name)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(name, thing);
  }

  forget(name: Name): void {
    this.#young.delete(name);
    this.#old.delete(name);
  }
}
