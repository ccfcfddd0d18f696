import type { TimeSpan } from '@baize/std/calendar';
import type { Row, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import {
  findMovements,
  houseAccount,
  listMovements,
  type Movement,
  weighAccount,
} from '../../books/ledger/index.ts';
import { type CommandKind, movementKey } from '../play/index.ts';
import type { StatementLine } from './parse-statement.ts';
import * as queries from './queries.ts';
import { recordDifferences } from './record-differences.ts';
import {
  type Difference,
  findClearing,
  matchMovements,
  periodOf,
  type ReportedMovement,
} from './rules.ts';

const KINDS = [
  'movement_missing_here',
  'movement_missing_there',
  'amount_differs',
  'player_differs',
  'clearing_differs',
] as const;

/**
 * Holds three tellings against each other: our movements, the vendor's statement, and the balance
 * of the vendor's clearing account. May be done again: what has come since is then no case any more.
 */
export async function matchStatement(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  statementId: string,
): Promise<readonly Difference[]> {
  const statement = await queries.getStatement(tx, statementId);
  const lines = await queries.listLines(tx, statementId);
  const theirs = rowsTold(lines);
  const previousEnd = await queries.findEndBefore(tx, statement);
  const period = periodOf(statement, previousEnd);
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  const found: Difference[] = [];
  for (const currency of currencies) {
    found.push(...(await matchCurrency(tx, statement.vendor, { currency, theirs, period })));
  }
  return recordDifferences(world, tx, { kinds: KINDS, statementId, found });
}

async function matchCurrency(
  tx: Tx,
  vendor: string,
  {
    currency,
    theirs,
    period,
  }: { currency: string; theirs: readonly ReportedMovement[]; period: TimeSpan },
): Promise<readonly Difference[]> {
  const holder = `vendor:${vendor}` as const;
  const clearing = await houseAccount(tx, { purpose: 'vendor_clearing', holder, currency });
  const said = theirs.filter((told) => told.currency === currency);
  const keys = said.map(({ key }) => key);
  const ours = (await findMovements(tx, keys)).map(toldIn(currency));
  const inPeriod = (await listMovements(tx, clearing, period))
    .filter(({ requestKey }) => isOfVendor(vendor, requestKey))
    .map(toldIn(currency));
  const elsewhere = await saidElsewhere(tx, vendor, inPeriod);
  const weight = await weighAccount(tx, clearing);
  return [
    ...matchMovements({
      vendor,
      ours,
      theirs: said,
      inPeriod: inPeriod.filter(({ key }) => !elsewhere.has(key)),
    }),
    ...findClearing({ vendor, currency, ...weight }),
  ];
}

/** Vendors tell of what they asked for, and not of what we reckoned ourselves. */
const isOfVendor = (vendor: string, key: string): boolean => key.startsWith(`${vendor}:`);

/** Movements that another statement of the vendor tells of are not missing in this one. */
async function saidElsewhere(tx: Tx, vendor: string, ours: readonly ReportedMovement[]) {
  const names = ours.map(({ key }) => nameOf(key));
  return new Set(rowsTold(await queries.findLines(tx, vendor, names)).map(({ key }) => key));
}

/** `vendor:kind:id` again as the kind and the id, which may hold colons itself. */
function nameOf(key: string) {
  const [, kind = '', ...rest] = key.split(':');
  return { kind, tx_id: rest.join(':') };
}

const toldIn =
  (currency: string) =>
  ({ requestKey, holder, amount }: Movement): ReportedMovement => ({
    key: requestKey,
    player: holder,
    currency,
    amount,
  });

export const linesTold = (
  vendor: string,
  lines: readonly StatementLine[],
): readonly ReportedMovement[] =>
  lines.map(({ kind, txId, player, currency, amount }) => ({
    key: movementKey(vendor, kind as CommandKind, txId),
    player,
    currency,
    amount,
  }));

export const rowsTold = (rows: readonly Row<'reconcile_line'>[]): readonly ReportedMovement[] =>
  rows.map((row) => ({
    key: movementKey(row.vendor, row.kind as CommandKind, row.tx_id),
    player: row.member_id,
    currency: row.currency,
    amount: row.amount,
  }));
