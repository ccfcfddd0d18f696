/** `npm run operators`: for who runs the server; it makes the first operator, and helps the last. */
import { addOperator as contract, LINK_HOURS } from '@baize/contract/operator';
import { OPERATOR_ROLES } from '@baize/contract/operator-roles';
import { openKeys } from '@baize/std/node/key-source';
import * as z from 'zod/mini';
import { openDatabase } from '../../base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../../base/kernel/index.ts';
import { readConfig } from '../../config/config.ts';
import { clearNetworksAtServer } from './access/networks.ts';
import { addOperatorAtServer } from './add-operator.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { addressOfLink } from './link.ts';
import * as queries from './queries.ts';
import { renewOperator } from './renew-operator.ts';

const USAGE = `npm run operators -- …
  list                       who works here, and as what
  add USERNAME ROLE NAME     adds one (${OPERATOR_ROLES.join(', ')}), and prints their link
  networks clear             lets operators in from every network again
  renew USERNAME             another link, for who has lost password or authenticator
  prove                      recomputes the log of what operators did`;

/** A link that is printed is handed over by who runs the server, and needs no address. */
const NEW_OPERATOR = z.extend(z.omit(contract.input, { email: true }), {
  role: z.enum(OPERATOR_ROLES),
});

/** Does what the words ask; answers what to say, or null when they make no sense. */
export async function runCommand(
  world: World & { readonly publicUrl: string },
  words: readonly string[],
): Promise<string | null> {
  const [command, username = '', role, ...names] = words;
  const ctx = { ...world, caller: null };
  if (command === 'list') return list(world);
  if (command === 'networks' && username === 'clear') {
    await clearNetworksAtServer(ctx);
    return 'Operators are let in from every network.';
  }
  if (command === 'prove') return prove(world);
  if (command === 'renew') {
    const token = await renewOperator(ctx, username);
    return token === null ? `there is no ${username}` : told(world, username, token);
  }
  const asked = z.safeDecode(NEW_OPERATOR, { username, role, name: names.join(' ') } as never);
  if (command !== 'add' || !asked.success) return null;
  if (await queries.findByUsername(world.db, username)) return `there is a ${username} already`;
  return told(world, username, await addOperatorAtServer(ctx, asked.data));
}

const told = ({ publicUrl }: { publicUrl: string }, username: string, token: string): string =>
  [
    `${username} sets a password and an authenticator here, once, within ${LINK_HOURS} hours:`,
    addressOfLink(publicUrl, token),
  ].join('\n');

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
  const { databaseUrl, publicUrl, keys } = readConfig();
  const { vault } = await openKeys(keys);
  const { db } = openDatabase(databaseUrl, { max: 1, name: 'baize operators', vault });
  const [clock, chance] = [systemClock, systemChance];
  const log = createLog('silent');
  const world = { db, clock, chance, newId: idMaker(clock, chance), log, publicUrl };
  const said = await runCommand(world, process.argv.slice(2));
  await db.destroy();
  process.stdout.write(`${said ?? USAGE}\n`);
  process.exitCode = said === null || said.includes('BROKEN') ? 1 : 0;
}
