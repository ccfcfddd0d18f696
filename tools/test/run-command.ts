import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../paths.ts';

const BIN = path.join(ROOT, 'node_modules', '.bin');

/** Runs a program of node_modules with our Node; its words go straight to the terminal. */
export function runCommand(name: string, args: readonly string[]): Promise<number> {
  const child = spawn(path.join(BIN, name), args, {
    cwd: ROOT,
    env: commandEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Our Node first on the path, and no colours where nobody sees them. */
function commandEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '', ...rest } = process.env;
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return { ...rest, ...plain, PATH: `${BIN}${path.delimiter}${PATH}` };
}
