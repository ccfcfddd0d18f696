import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';

/** What the site and the sandbox prove themselves to each other by: the names of the variables. */
const NAMES = [
  'SANDBOX_SMS_KEY',
  'SANDBOX_CLIENT_SECRET',
  'SANDBOX_PAYMENT_SECRET',
  'SANDBOX_NOTICE_SECRET',
  'SANDBOX_WALLET_SECRET',
] as const;

export type DemoSecrets = Readonly<Record<(typeof NAMES)[number], string>>;

const BYTES = 32;

/**
 * The secrets of a demonstration: random for each data folder and kept there for its owner alone.
 * They go to the processes in their environment, never on a command line that others can list.
 */
export function openDemoSecrets(dataDir: string): DemoSecrets {
  const file = path.join(dataDir, 'demo-secrets.json');
  const kept = existsSync(file) ? read(file) : {};
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, kept[name] || randomBytes(BYTES).toString('base64url')]),
  ) as DemoSecrets;
  if (NAMES.some((name) => kept[name] !== secrets[name])) {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}

function read(file: string): Partial<DemoSecrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<DemoSecrets>;
  } catch {
    throw new Obstacle(`${file} cannot be read: remove it, and new secrets are made.`);
  }
}
