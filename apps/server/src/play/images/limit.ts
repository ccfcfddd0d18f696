export type Limit = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets only so many run at a time; the others wait in the order they came. */
export function createLimit(atOnce: number): Limit {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const enter = () =>
    new Promise<void>((resolve) => {
      if (free > 0) {
        free--;
        resolve();
      } else {
        waiting.push(resolve);
      }
    });
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
