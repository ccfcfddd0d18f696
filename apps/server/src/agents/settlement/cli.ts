/**
 * `npm run settlement -- replay run_…`: reckons a run again and holds its payments against the ledger.
 * `npm run settlement -- preview daily day`: what the running period would come to.
 */
import {
  AGREEMENT_KINDS,
  type AgreementKind,
  PERIODS,
  type Period,
} from '@baize/contract/agreement';
import { isId } from '@baize/std/id';
import { loadBrand } from '../../base/brand/index.ts';
import { type Db, openDatabase } from '../../base/db/index.ts';
import { readConfig } from '../../config/config.ts';
import { previewRun } from './runs/preview-run.ts';
import { replayRun } from './runs/replay-run.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const isKind = (text: string): text is AgreementKind => AGREEMENT_KINDS.some((one) => one === text);
const isPeriod = (text: string): text is Period => PERIODS.some((one) => one === text);

async function replay(db: Db, brand: ReturnType<typeof loadBrand>['brand'], runId: string) {
  if (!isId('run', runId)) return false;
  const replayed = await replayRun(db, { brand }, runId);
  if (!replayed) return false;
  const { run, payments, differences } = replayed;
  for (const difference of differences) say(difference);
  const name = `${run.kind} from ${run.from_at.toISOString()}: ${run.bill_count} bills`;
  const outcome = differences.length === 0 ? 'all as it was' : `${differences.length} differences`;
  say(`${name}, ${payments} payments, ${outcome}.`);
  if (differences.length > 0) process.exitCode = 1;
  return true;
}

async function preview(db: Db, brand: ReturnType<typeof loadBrand>['brand'], names: string[]) {
  const [kind = '', period = ''] = names;
  if (!isKind(kind) || !isPeriod(period)) return false;
  const told = await previewRun(db, { brand }, { kind, period });
  for (const { payer, payee, base, rate, amount } of told.bills) {
    say(`${payer?.account ?? 'the platform'} to ${payee.account}: ${rate} of ${base}, ${amount}`);
  }
  say(`${kind} from ${told.from} up to ${told.asOf}: ${told.billCount} bills, ${told.amount}.`);
  return true;
}

const [command, ...rest] = process.argv.slice(2);
const config = readConfig();
const { brand } = loadBrand(config.brand);
const { db } = openDatabase(config.databaseUrl, { max: 1, name: 'baize settlement' });
try {
  const isDone =
    (command === 'replay' && (await replay(db, brand, rest[0] ?? ''))) ||
    (command === 'preview' && (await preview(db, brand, rest)));
  if (!isDone) {
    process.stderr.write(
      'Which? npm run settlement -- replay RUN, by the id of a run,\n    or npm run settlement -- preview daily day\n',
    );
    process.exitCode = 1;
  }
} finally {
  await db.destroy();
}
