import { spawn } from 'node:child_process';

/**
 * A shell that waits at the end of a pipe. We tell it when PostgreSQL needs it no more; if the pipe
 * closes without that word we were killed, and it stops PostgreSQL in our place: first as soon as
 * the server has hung up, then, after the time a server has to stop, at once.
 */
const WATCH = `read word && exit
kill -TERM "$1"; i=0
while [ $i -lt 15 ] && kill -0 "$1" 2>/dev/null; do sleep 1; i=$((i+1)); done
kill -INT "$1"`;

export type Guard = { dismiss(): void };

export function setGuard(pid: number): Guard {
  const shell = spawn('sh', ['-c', WATCH, 'guard', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell there is no guard, and the next start deals with what was left behind.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  return { dismiss: () => shell.stdin.end('done\n') };
}
