type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/** So many are done at once at most. */
const TOGETHER_MAX = 200;

type CollectOptions = {
  /** So many runs are under way at most: one that hangs then keeps nobody else waiting. */
  readonly atOnce?: number;
};

/**
 * Collects what is asked for while those before of its kind are under way, and does it all at once: one
 * statement and one durable write for many players. Nobody waits for company: who comes alone is
 * served alone. Where many fail together each is tried alone, so that nobody fails for another.
 */
export function collect<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce = 1 }: CollectOptions = {},
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;

  async function serve(served: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(served.map(({ item }) => item));
      for (const [place, { resolve }] of served.entries()) resolve(results[place] as Result);
    } catch (error) {
      if (served.length === 1) served[0]?.reject(error);
      else for (const one of served) await serve([one]);
    }
  }

  async function serveAll(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0) await serve(waiting.splice(0, TOGETHER_MAX));
    underWay -= 1;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay < atOnce) void serveAll();
    });
}
