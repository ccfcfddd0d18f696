/** How a load went: calls answered in a second, and how long one waited. */
export type Figures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
};

export type Load = {
  readonly clients: number;
  readonly seconds: number;
  /** One call of one client; the count says which of all calls it is. */
  readonly call: (client: number, count: number) => Promise<unknown>;
};

/** Clients that each wait for an answer before they ask again, for some seconds. */
export async function runLoad({ clients, seconds, call }: Load): Promise<Figures> {
  const waits: number[] = [];
  let count = 0;
  let errors = 0;
  const begunAt = performance.now();
  const endsAt = begunAt + seconds * 1000;
  const client = async (number: number) => {
    for (let sentAt = performance.now(); sentAt < endsAt; ) {
      try {
        await call(number, count++);
      } catch {
        errors++;
      }
      const answeredAt = performance.now();
      waits.push(answeredAt - sentAt);
      sentAt = answeredAt;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  const took = (performance.now() - begunAt) / 1000;
  return { perSecond: (waits.length - errors) / took, ...quantiles(waits), errors };
}

export function quantiles(waits: readonly number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(waits).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
