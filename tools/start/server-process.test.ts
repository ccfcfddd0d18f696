import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from './server-process.ts';

/** The least a server does: it answers, and it writes down that it was stopped in good order. */
const SERVER = `import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const note = (word) => appendFileSync(process.env.NOTES, word + ' ');
process.on('SIGTERM', () => { note('stopped'); process.exit(0); });
createServer((_, reply) => reply.end('ready')).listen(Number(process.env.PORT), '127.0.0.1');
note('began:' + process.pid);`;

const WORKER = `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync(process.env.NOTES, 'stopped'); process.exit(0); });
setTimeout(() => {}, 60_000);
process.send?.('ready');`;

let folder: string;
let port: number;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baize server '));
  fs.writeFileSync(path.join(folder, 'server.ts'), SERVER);
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  ({ port } = probe.address() as AddressInfo);
  await new Promise((resolve) => probe.close(resolve));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const options = (script = 'server.ts') => ({
  script: path.join(folder, script),
  env: { PORT: String(port), NOTES: path.join(folder, 'notes') },
  readyUrl: `http://127.0.0.1:${port}/readyz`,
  logFile: path.join(folder, 'server.log'),
});

const notes = () => fs.readFileSync(path.join(folder, 'notes'), 'utf8');

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

test('it is there once it answers, and stops in good order', async () => {
  const server = await startServer(options());
  expect(await (await fetch(options().readyUrl)).text()).toBe('ready');
  await server.stop();
  expect(notes()).toMatch(/^began:\d+ stopped $/);
  expect(await server.ended).toBe(0);
});

test('a worker, which answers nobody, is there once it says so', async () => {
  fs.writeFileSync(path.join(folder, 'worker.ts'), WORKER);
  const worker = await startServer({ ...options('worker.ts'), readyUrl: null });
  await worker.stop();
  expect(notes()).toBe('stopped');
});

test('a server that dies before it answers is shown with its last words', async () => {
  fs.writeFileSync(path.join(folder, 'bad.ts'), `console.error('no such brand'); process.exit(3);`);
  await expect(startServer(options('bad.ts'))).rejects.toThrow(
    /^The server did not start\.\nno such brand\n\(all of it: .*server\.log\)$/,
  );
});

test('when its starter is killed the server stops by itself', async () => {
  const module = path.join(import.meta.dirname, 'server-process.ts');
  const code = `import { startServer } from ${JSON.stringify(module)};
    await startServer(${JSON.stringify(options())});
    console.log('started');`;
  const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', code]);
  await new Promise((resolve) => starter.stdout.once('data', resolve));
  starter.kill('SIGKILL');
  await until(() => notes().includes('stopped'));
  expect(notes()).toMatch(/^began:\d+ stopped $/);
});
