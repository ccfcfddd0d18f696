import { createServer } from 'node:net';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by you (numbers below 1024 belong to root)',
};

/** Says at once that a port cannot be had, and by which variable another is chosen. */
export function checkPort(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      const reason = REASONS[code] ?? `cannot be used (${code})`;
      reject(
        new Obstacle(`Port ${port} ${reason}: choose another with ${variable}=${port + 100}.`),
      );
    });
    server.listen({ port, exclusive: true }, () => server.close(() => resolve()));
  });
}
