import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { Obstacle } from './obstacle.ts';

/** The port asked for, or the one the cluster had last, or any that is free. */
export async function choosePort(dataDir: string, fixed?: number): Promise<number> {
  if (fixed !== undefined) {
    if ((await tryPort(fixed)) !== undefined) return fixed;
    throw new Obstacle(`Port ${fixed}, meant for PostgreSQL, is taken by another program.`);
  }
  const file = path.join(dataDir, 'port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const isSound = Number.isInteger(last) && last > 0 && last < 65_536;
  const port = (isSound ? await tryPort(last) : undefined) ?? (await tryPort(0));
  if (port !== undefined) return port;
  throw new Obstacle(
    'No free port is left on 127.0.0.1 for PostgreSQL: stop other programs first.',
  );
}

/** The port if it could be had a moment ago; 0 asks the system for any. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: given } = server.address() as AddressInfo;
      server.close(() => resolve(given));
    });
  });
}
