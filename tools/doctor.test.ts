import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { seed } from '../apps/server/src/seed.ts';
import { cloneDatabase } from '../apps/server/src/testing/database.ts';
import { testVault } from '../apps/server/src/testing/keys.ts';
import { ROOT } from './paths.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const STARTING_MS = 180_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'baize-doctor-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;

beforeAll(async () => {
  database = await cloneDatabase();
  await seed(database.url, { vault: testVault, demoOf: loadBrand('mekhala').brand });
}, STARTING_MS);

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function run(script: string, settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      NO_COLOR: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { said: (await text(child.stdout)).trim(), code: await ended };
}

/** One of each, keys and roles by leaving them out; the database brings the demo accounts. */
const BAD = {
  ROLES: 'site,sandbox',
  PORT: '0',
  SANDBOX_PORT: '0',
  SANDBOX_SMTP_PORT: '0',
  PUBLIC_URL: 'http://play.example',
  BIND: '0.0.0.0',
  SMS_URL: 'https://sms.example',
  SMS_KEY: 'sandbox',
};

test(
  'DOOR-04 the doctor prints the list that a start in production refuses with, whole',
  async () => {
    const [doctor, start, unsaid] = await Promise.all([
      run('tools/doctor.ts', BAD),
      run('tools/start.ts', { ...BAD, MODE: 'production' }),
      run('tools/start.ts', { ...BAD, MODE: '' }),
    ]);
    const kinds = [...doctor.said.matchAll(/^ {2}([a-z ]+): /gm)].map(([, kind]) => kind);
    expect(kinds).toEqual([
      'sandbox',
      'secret',
      'public address',
      'bind',
      'keys',
      'database role',
      'demo bank',
      'demo account',
    ]);
    expect(start.said).toBe(doctor.said);
    expect([doctor.code, start.code]).toEqual([1, 1]);
    expect(unsaid).toMatchObject({ code: 1, said: expect.stringContaining('say MODE=production') });
  },
  STARTING_MS,
);
