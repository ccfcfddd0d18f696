type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/** So many are done at once at most. */
const TOGETHER_MAX = 200;

/**
 * Collects what is asked for while the last of its kind is under way, and does it all at once: one
 * statement and one durable write for many players. Nobody waits for company: who comes alone is
 * served alone. Where many fail together each is tried alone, so that nobody fails for another.
 */
export function collect<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isUnderWay = false;

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
    isUnderWay = true;
    while (waiting.length > 0) await serve(waiting.splice(0, TOGETHER_MAX));
    isUnderWay = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isUnderWay) void serveAll();
    });
}
