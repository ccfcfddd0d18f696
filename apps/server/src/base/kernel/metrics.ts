import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const callSeconds = new Histogram({
  name: 'baize_call_seconds',
  help: 'Time to answer a call, by path and status',
  labelNames: ['path', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers: [registry],
});

export const jobsDone = new Counter({
  name: 'baize_jobs_total',
  help: 'Jobs run, by name and outcome',
  labelNames: ['job', 'outcome'],
  registers: [registry],
});

export const socketsOpen = new Gauge({
  name: 'baize_sockets_open',
  help: 'Sockets open in this process',
  registers: [registry],
});
