const turns = new Map<string, Promise<unknown>>();

/**
 * One after the other for one key within this process: a flood at one account would else hold every
 * connection of the pool, all waiting for the same row. Other processes are kept apart by its lock.
 */
export function inTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const before = turns.get(key) ?? Promise.resolve();
  const mine = before.then(run, run);
  const settled = mine.catch(() => {});
  turns.set(key, settled);
  void settled.then(() => turns.get(key) === settled && turns.delete(key));
  return mine;
}
