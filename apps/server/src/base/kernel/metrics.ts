import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listPools } from '../db/index.ts';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

export const callSeconds = new Histogram({
  name: 'baize_call_seconds',
  help: 'Time to answer a call, by path and status',
  labelNames: ['path', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers,
});

export const jobsDone = new Counter({
  name: 'baize_jobs_total',
  help: 'Jobs run, by name and outcome',
  labelNames: ['job', 'outcome'],
  registers,
});

export const socketsOpen = new Gauge({
  name: 'baize_sockets_open',
  help: 'Sockets open in this process',
  registers,
});

export const batchSize = new Histogram({
  name: 'baize_ledger_batch_requests',
  help: 'Requests that were written to the ledger together',
  buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000],
  registers,
});

export const batchSeconds = new Histogram({
  name: 'baize_ledger_batch_seconds',
  help: 'Time to read, decide and write a batch, attempts that failed included',
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers,
});

export const batchAttempts = new Counter({
  name: 'baize_ledger_batch_attempts_total',
  help: 'Attempts to write a batch, by way and outcome: all but done are made again',
  labelNames: ['way', 'outcome'],
  registers,
});

export const commandsDone = new Counter({
  name: 'baize_wallet_commands_total',
  help: 'Commands of vendors and of modules that bet, by vendor, command and outcome',
  labelNames: ['vendor', 'command', 'outcome'],
  registers,
});

export const jobsLag = new Gauge({
  name: 'baize_jobs_lag_seconds',
  help: 'How long the job that waits longest is overdue',
  registers,
});

export const jobsWaiting = new Gauge({
  name: 'baize_jobs_waiting',
  help: 'Jobs that are due and not taken',
  registers,
});

export const clockDrift = new Gauge({
  name: 'baize_clock_drift_seconds',
  help: 'By how much the clock of the database is ahead of this process',
  registers,
});

/** Asked for when the figures are read. */
export const poolConnections = new Gauge({
  name: 'baize_pool_connections',
  help: 'Connections to the database by pool: open, idle, and callers that wait for one',
  labelNames: ['pool', 'state'],
  registers,
  collect() {
    this.reset();
    for (const { name, pool } of listPools()) {
      this.inc({ pool: name, state: 'open' }, pool.totalCount);
      this.inc({ pool: name, state: 'idle' }, pool.idleCount);
      this.inc({ pool: name, state: 'waiting' }, pool.waitingCount);
    }
  },
});
