import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

const SCRIPT = path.join(import.meta.dirname, '../main.ts');
/** What Node made of our files the last time: whoever is killed is back sooner. */
const COMPILED = path.join(import.meta.dirname, '../../../../node_modules/.cache/compiled');

/** The platform in a process of its own, that can be killed as a machine dies, and started again. */
export async function openKillablePlatform(settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const start = async () => {
    const child = spawn(process.execPath, [SCRIPT], {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        LOG_LEVEL: 'silent',
        ...settings,
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the platform ended before it was ready');
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
    return child;
  };
  let child = await start();
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    kill,
    start: async () => {
      child = await start();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
