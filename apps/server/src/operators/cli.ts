/** `npm run operators`: for who runs the server; it makes the first operator, and helps the last. */
import { addOperator as contract } from '@baize/contract/operator';
import { OPERATOR_ROLES } from '@baize/contract/operator-roles';
import * as z from 'zod/mini';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/index.ts';
import { createLog, idMaker, systemChance, systemClock, type World } from '../kernel/index.ts';
import { addOperator } from './add-operator.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import * as queries from './queries.ts';
import { renewOperator } from './renew-operator.ts';

const USAGE = `npm run operators -- …
  list                       who works here, and as what
  add USERNAME ROLE NAME     adds one (${OPERATOR_ROLES.join(', ')}), with a first password
  renew USERNAME             another first password and authenticator, for who has lost both
  prove                      recomputes the log of what operators did`;

/** Does what the words ask; answers what to say, or null when they make no sense. */
export async function runCommand(world: World, words: readonly string[]): Promise<string | null> {
  const [command, username = '', role, ...names] = words;
  const ctx = { ...world, caller: null };
  if (command === 'list') return list(world);
  if (command === 'prove') return prove(world);
  if (command === 'renew') {
    const password = await renewOperator(ctx, username);
    return password === null ? `there is no ${username}` : firstPassword(username, password);
  }
  const asked = z.safeDecode(contract.input, { username, role, name: names.join(' ') } as never);
  if (command !== 'add' || !asked.success) return null;
  if (await queries.findByUsername(world.db, username)) return `there is a ${username} already`;
  const added = await addOperator(ctx, asked.data);
  return firstPassword(username, added.firstPassword);
}

const firstPassword = (username: string, password: string): string =>
  `${username} comes in with ${password} and is then asked for another password.`;

async function list({ db }: World): Promise<string> {
  const rows = await queries.listOperators(db);
  const lines = rows.map(({ username, role, name, is_active: isActive }) =>
    [username.padEnd(20), role.padEnd(8), name, ...(isActive ? [] : ['(closed)'])].join(' '),
  );
  return lines.join('\n') || 'There is nobody yet: add an admin.';
}

async function prove({ db }: World): Promise<string> {
  const { lines, head, breaks } = await verifyAudit(db);
  const verdict =
    breaks.length === 0 ? 'The log is sound.' : `The log is BROKEN (${breaks.length}).`;
  return [`${lines} lines, last digest ${head.toString('hex')}`, ...breaks, verdict].join('\n');
}

if (import.meta.main) {
  const { db } = openDatabase(readConfig().databaseUrl, { max: 1, name: 'baize operators' });
  const [clock, chance] = [systemClock, systemChance];
  const world = { db, clock, chance, newId: idMaker(clock, chance), log: createLog('silent') };
  const said = await runCommand(world, process.argv.slice(2));
  await db.destroy();
  process.stdout.write(`${said ?? USAGE}\n`);
  process.exitCode = said === null || said.includes('BROKEN') ? 1 : 0;
}
