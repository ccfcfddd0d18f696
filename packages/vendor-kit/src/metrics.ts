import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The figures every vendor of ours has; its own stand in the same registry. */
export type VendorMetrics = {
  readonly registry: Registry;
  readonly walletSeconds: Histogram<'call' | 'outcome'>;
  readonly callsFailed: Counter;
};

/** `vendor` begins the name of each figure. */
export function createVendorMetrics(vendor: string): VendorMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    walletSeconds: new Histogram({
      name: `${vendor}_wallet_seconds`,
      help: 'Time until the wallet of the platform has answered, by call and outcome',
      labelNames: ['call', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30],
      registers,
    }),
    callsFailed: new Counter({
      name: `${vendor}_calls_failed_total`,
      help: 'Calls of players that ended in a fault of ours',
      registers,
    }),
  };
}
