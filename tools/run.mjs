// The one door to every command of the repository. It runs on whatever Node the machine has, brings
// the packages up to date if need be, and hands over to the Node that came with them. When it cannot
// go on it says so in one line.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Halt } from './setup/halt.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { onOrphaned } from './setup/parents.mjs';

const OLDEST_NODE = 20;
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const COMMANDS = {
  start: 'tools/start.ts',
  test: 'tools/test.ts',
  workshop: 'packages/ui/workshop/serve.ts',
  'db:types': 'tools/gen-schema.ts',
  lock: 'tools/lock.ts',
  sbom: 'tools/sbom.ts',
  doctor: 'tools/doctor.ts',
  sim: 'sim/simulator/main.ts',
  'sim:lottery': 'sim/lottery/main.ts',
  chaos: 'sim/chaos/main.ts',
  conformance: 'sim/conformance/main.ts',
  attack: 'sim/attack/main.ts',
  engines: 'tools/engines/main.ts',
  keys: 'tools/keys/main.ts',
  backup: 'tools/backup/main.ts',
  restore: 'tools/backup/main.ts',
  sound: 'tools/sound/main.ts',
};

/** Commands for the database of the running product. */
const ON_DATABASE = {
  reconcile: 'apps/server/src/play/reconcile/cli.ts',
  brand: 'apps/server/src/base/brand/cli.ts',
  'ledger:verify': 'apps/server/src/books/ledger/verify-cli.ts',
  operators: 'apps/server/src/people/operators/cli.ts',
  records: 'apps/server/src/records/cli.ts',
  'valid-bets': 'apps/server/src/play/valid-bets/cli.ts',
  settlement: 'apps/server/src/agents/settlement/cli.ts',
  generate: 'bench/records/generate.ts',
};

try {
  checkNode();
  const [script, ...rest] = chooseScript(process.argv.slice(2));
  const node = await ensureInstalled(ROOT);
  handOver(node, [script, ...rest]);
} catch (error) {
  if (!(error instanceof Halt)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function checkNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return;
  throw new Halt(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer, then try again.`,
  );
}

function chooseScript([command, ...rest]) {
  if (command === 'bench') return [`bench/${rest[0]}.ts`, ...rest.slice(1)];
  const onDatabase = ON_DATABASE[command];
  if (onDatabase) return ['tools/on-database.ts', onDatabase, ...rest];
  const script = COMMANDS[command];
  // One file for both: it is told which of them is asked for.
  if (script === COMMANDS.backup) return [script, command, ...rest];
  if (script) return [script, ...rest];
  throw new Halt(
    `There is no command ${command}: try ${[...Object.keys(COMMANDS), ...Object.keys(ON_DATABASE), 'bench'].join(', ')}.`,
  );
}

function handOver(node, [script, ...rest]) {
  if (!existsSync(path.join(ROOT, script))) throw new Halt(`There is no ${script}.`);
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const child = spawn(node, [script, ...rest], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    // The channel carries no word: when it closes, the other side knows that we are gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  onOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Node could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
