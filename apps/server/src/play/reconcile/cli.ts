import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openKeys } from '@baize/std/node/key-source';
import { type Connection, openDatabase, type Row } from '../../base/db/index.ts';
import {
  createLog,
  idMaker,
  systemChance,
  systemClock,
  type World,
} from '../../base/kernel/index.ts';
import { readConfig } from '../../config/config.ts';
import { createDirectory } from '../vendors/index.ts';
import { closeCase } from './close-case.ts';
import { importStatement } from './import-statement.ts';
import { reconcileBooks, rematchStatements, sweepBets } from './jobs.ts';
import { matchStatement } from './match-statement.ts';
import { listCases, setAge } from './queries.ts';
import { Misread } from './source-row.ts';

const USAGE = `npm run reconcile -- …
  import FILE --vendor X      takes in a statement (CSV or JSON lines) and matches it
  check                       looks at the books, the running bets and the statements of late
  cases [--all]               what differs and is open; with --all also what was closed
  close ID --as explained|corrected --reason TEXT --by NAME
  age VENDOR HOURS            how long bets of a vendor may run`;

const CASES_MAX = 200;

/** Does what the words ask; answers what to say, or null when they make no sense. */
export async function runCommand(world: World, words: readonly string[]): Promise<string | null> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      vendor: { type: 'string' },
      all: { type: 'boolean', default: false },
      as: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const [command, first, second] = positionals;
  if (command === 'import' && first && values.vendor) {
    return importFile(world, first, values.vendor);
  }
  if (command === 'check') return check(world);
  if (command === 'cases') return listed(world, values.all);
  if (command === 'age' && first && /^[1-9]\d{0,4}$/.test(second ?? '')) {
    await setAge(world.db, first, Number(second));
    return `bets of ${first} may run ${second} hours`;
  }
  const { as: status, reason, by: actor } = values;
  const isClosing = command === 'close' && first && reason && actor;
  if (!isClosing || (status !== 'explained' && status !== 'corrected')) return null;
  const isClosed = await closeCase(world, world.db, { id: first, status, reason, actor });
  return isClosed ? `${first} is ${status}` : `there is no open case ${first}`;
}

async function importFile(world: World, file: string, code: string): Promise<string> {
  const vendor = await createDirectory(world)
    .read()
    .then(({ vendors }) => vendors.get(code));
  if (!vendor) return `there is no vendor ${code}`;
  const text = await readFile(file, 'utf8');
  try {
    return await world.db.transaction().execute(async (tx) => {
      const { id, isNew, lines } = await importStatement(world, tx, { vendor, text });
      const opened = await matchStatement(world, tx, id);
      const before = isNew ? '' : ', which had been taken in before';
      return `${lines} lines${before}; ${opened.length} new differences`;
    });
  } catch (error) {
    if (error instanceof Misread) return error.problems.join('\n');
    throw error;
  }
}

async function check(world: World): Promise<string> {
  for (const { run } of [reconcileBooks, sweepBets, rematchStatements]) await run(world, {});
  return listed(world, false);
}

async function listed(world: World, isAll: boolean): Promise<string> {
  const cases = await listCases(world.db, { isAll, limit: CASES_MAX });
  return cases.length === 0 ? 'nothing differs' : cases.map(lineOf).join('\n');
}

const lineOf = (row: Row<'reconcile_case'>): string =>
  [
    `${row.id}  ${row.status}  ${row.kind}  ${row.subject}`,
    `  ours ${row.ours ?? 'nothing'}, theirs ${row.theirs ?? 'nothing'}`,
    `  since ${row.opened_at.toISOString()}, seen ${row.seen_count} times`,
    ...(row.reason === null ? [] : [`  ${row.actor}: ${row.reason}`]),
  ].join('\n');

const worldOf = ({ db }: Connection): World => ({
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('error'),
});

if (import.meta.main) {
  const { databaseUrl, keys } = readConfig();
  const { vault } = await openKeys(keys);
  const connection = openDatabase(databaseUrl, { max: 2, name: 'baize reconcile', vault });
  const said = await runCommand(worldOf(connection), process.argv.slice(2));
  await connection.db.destroy();
  process.stdout.write(`${said ?? USAGE}\n`);
  process.exitCode = said === null ? 1 : 0;
}
