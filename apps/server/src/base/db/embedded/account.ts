import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Obstacle } from './obstacle.ts';

/** The user PostgreSQL runs as. It refuses to run as root, so root lends it another. */
export type Account = { readonly uid: number; readonly gid: number };

export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
};

/** Accounts root may lend, best first. */
const LENT = ['postgres', 'nobody'];

/**
 * Null for an ordinary user, who runs PostgreSQL as themselves. For root: whoever owns the cluster
 * already, or else an account of the system made for such work.
 */
export function chooseAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of LENT) {
    const account = findAccount(name);
    if (account) return account;
  }
  throw new Obstacle(
    `PostgreSQL does not run as root and this machine has no user named ${LENT.join(' or ')}: ` +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * The command as that account. Below a folder the account may not enter (a clone in root's home)
 * it is given one capability, to pass such doors; `access()` honours it only with the secure bit.
 */
export function commandAs(
  account: Account | null,
  file: string,
  { args, touching }: { args: readonly string[]; touching: string },
): Command {
  if (!account) return { file, args, options: {} };
  if (canEnter(account, path.dirname(file)) && canEnter(account, touching)) {
    return { file, args, options: account };
  }
  requireSetpriv();
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  const passage = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return { file: 'setpriv', args: [...identity, ...passage, file, ...args], options: {} };
}

/** Whether the account may walk from the root of the file system down into the folder. */
export function canEnter({ uid, gid }: Account, folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const stat = statSync(at);
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function findAccount(name: string): Account | undefined {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function requireSetpriv(): void {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'pipe' });
  } catch {
    throw new Obstacle(
      'PostgreSQL does not run as root, and no other user may enter this folder: ' +
        'clone to a folder everyone may enter, install setpriv (util-linux), or set DATABASE_URL.',
    );
  }
}
