import os from 'node:os';

/** The settings of the embedded PostgreSQL, given anew at each start. */
export function settings({ port, durable }: { port: number; durable: boolean }): string[] {
  const kind = durable ? { ...DURABLE, shared_buffers: sharedBuffers(memoryBytes()) } : FLEETING;
  const pairs = { ...COMMON, ...kind, port: String(port) };
  return Object.entries(pairs).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const MEGABYTE = 1024 * 1024;
const BUFFERS_LEAST_MB = 128;
const BUFFERS_MOST_MB = 1024;

/**
 * An eighth of the memory there is, because the product itself lives beside it. As long as what was
 * written lately fits, others bring it to the disk; after that, whoever bets waits for it.
 */
export function sharedBuffers(memory: number): string {
  const eighth = Math.floor(memory / 8 / MEGABYTE);
  return `${Math.min(BUFFERS_MOST_MB, Math.max(BUFFERS_LEAST_MB, eighth))}MB`;
}

/** What a container allows, where it allows less than the machine has. */
const memoryBytes = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Infinity);

const COMMON = {
  listen_addresses: '127.0.0.1',
  // The path of a socket is limited to 107 bytes, the path of a clone is not.
  unix_socket_directories: '',
  wal_compression: 'pglz',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // A refusal by a constraint is part of the day's work and is told to the caller.
  log_min_error_statement: 'panic',
  logging_collector: 'off',
};

const DURABLE = {
  max_connections: '100',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A checkpoint every few minutes, however much is written: each makes the next bets dearer.
  max_wal_size: '4GB',
  // Files of the log are kept and written over: making a new one keeps every bet waiting.
  min_wal_size: '1GB',
};

const FLEETING = {
  shared_buffers: '192MB',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};
