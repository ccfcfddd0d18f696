/** The settings of the embedded PostgreSQL, given anew at each start. */
export function settings({ port, durable }: { port: number; durable: boolean }): string[] {
  const pairs = { ...COMMON, ...(durable ? DURABLE : FLEETING), port: String(port) };
  return Object.entries(pairs).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const COMMON = {
  listen_addresses: '127.0.0.1',
  // The path of a socket is limited to 107 bytes, the path of a clone is not.
  unix_socket_directories: '',
  shared_buffers: '192MB',
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
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};
