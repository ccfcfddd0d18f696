import { assert } from '@baize/std/assert';
import { spanOfDay } from '@baize/std/calendar';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import type { Row, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { houseAccount, listMovements } from '../../books/ledger/index.ts';
import type { PaymentProviders, StatementLine } from './provider.ts';
import * as queries from './queries.ts';
import {
  answerableSpan,
  type Disagreement,
  findDisagreements,
  isWithin,
  mergeLines,
  nameOf,
  nextStep,
  oursOf,
  totalsOf,
} from './rules.ts';

/** Whose books are held against each other: the providers', and ours of the brand. */
export type Books = {
  readonly providers: PaymentProviders;
  readonly zone: string;
  readonly currency: string;
};

export type StatementDay = { readonly provider: string; readonly day: string };

export type Comparison = { readonly lines: number; readonly opened: number };

/**
 * Asks a provider what moved on a day and holds it against our books, payment by payment. Nothing
 * here moves money. Asked again, what a person closed stays closed; what has come right since is
 * closed by itself.
 */
export async function compareStatement(
  world: World,
  books: Books,
  { provider: code, day }: StatementDay,
): Promise<Comparison> {
  const provider = books.providers.get(code);
  assert(provider, `${code} is one of our providers`);
  const lines = mergeLines(await provider.readStatement(day));
  const opened = await world.db.transaction().execute(async (tx) => {
    const at = world.clock.now();
    await queries.lockDifferences(tx);
    await queries.saveStatement(tx, { provider: code, day, asked_at: at });
    const rows = lines.map((line) => rowOf(line, { provider: code, day }));
    await queries.replaceLines(tx, { provider: code, day }, rows);
    const look = await lookAt(tx, books, { provider: code, day, lines, at });
    return record(world, tx, { ...look, provider: code, day, at });
  });
  if (opened > 0) {
    const alert = 'payment_books_differ';
    world.log.error({ alert, provider: code, day, opened }, 'a provider tells it differently');
  }
  return { lines: lines.length, opened };
}

const rowOf = (
  { about, orderId, reference, amount, at }: StatementLine,
  place: StatementDay,
): Row<'payments_statement_line'> => ({
  ...place,
  about,
  order_id: orderId,
  reference,
  amount,
  happened_at: at,
});

type Looking = StatementDay & {
  readonly lines: readonly StatementLine[];
  readonly at: Instant;
};

/** Both sides of all that the statement tells, and of all that it should have told. */
async function lookAt(tx: Tx, { zone, currency }: Books, { provider, day, lines, at }: Looking) {
  const span = spanOfDay(day, zone);
  const holder = `provider:${provider}` as const;
  const clearing = await houseAccount(tx, { purpose: 'payment_clearing', currency, holder });
  // What the provider had on that day may have been written here a while before or after.
  const wide = { from: later(span.from, -DAY_MS), to: later(at, 1) };
  const movements = await listMovements(tx, clearing, wide);
  const answerable = answerableSpan(span);
  const expected = movements.filter((each) => isWithin(answerable, each)).map(oursOf);
  const orderIds = new Set([...lines, ...expected].map(({ orderId }) => orderId));
  const said = await queries.listLinesOf(tx, provider, [...orderIds]);
  const there = said.map((row) => ({
    amount: row.amount,
    name: nameOf({ about: row.about, orderId: row.order_id, reference: row.reference }),
  }));
  const names = new Set([...lines.map(nameOf), ...expected.map(({ name }) => name)]);
  const found = findDisagreements(names, totalsOf(movements.map(oursOf)), totalsOf(there));
  return { names, found };
}

type Finding = StatementDay & {
  readonly at: Instant;
  readonly names: ReadonlySet<string>;
  readonly found: ReadonlyMap<string, Disagreement>;
};

/** Writes down what was found; answers how many nobody knew of. */
async function record(
  { newId }: Pick<World, 'newId'>,
  tx: Tx,
  { provider, day, at, names, found }: Finding,
): Promise<number> {
  const last = await queries.listLastDifferences(tx, provider, [...found.keys()]);
  const known = new Map(last.map((row) => [row.reference, row]));
  let opened = 0;
  for (const [reference, { kind, here, there }] of found) {
    const row = known.get(reference);
    const step = nextStep(row && knownOf(row), { kind, here, there });
    if (step === 'seen' && row) await queries.updateDifference(tx, row.id, { kind, here, there });
    if (step !== 'open') continue;
    const figures = { kind, here, there, found_at: at };
    await queries.insertDifference(tx, { id: newId('dif'), provider, day, reference, ...figures });
    opened += 1;
  }
  for (const open of await queries.listOpenDifferences(tx, provider)) {
    const isLookedAt = names.has(open.reference) || open.day === day;
    if (!isLookedAt || found.has(open.reference)) continue;
    await queries.updateClosed(tx, open.id, { closed_at: at, closed_by: null, note: null });
  }
  return opened;
}

const knownOf = ({ kind, here, there, status, closed_by }: Row<'payments_difference'>) => ({
  kind,
  here,
  there,
  status,
  isExplained: closed_by !== null,
});
