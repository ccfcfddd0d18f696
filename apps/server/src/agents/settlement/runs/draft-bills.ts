import type { AgreementKind, Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/bill-shape';
import { assert } from '@baize/std/assert';
import type { TimeSpan } from '@baize/std/calendar';
import type { Id, MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import { type Instant, instant, isBefore } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/db/index.ts';
import {
  type AgreementInForce,
  listInForce,
  listTurns,
  payeesInForce,
} from '../../agreements/index.ts';
import { activeAmountOf, listCountedLines } from '../../teams/index.ts';
import type { SettlementOptions } from '../options.ts';
import { findPlaces, listPlaces, type PlaceOf } from '../places.ts';
import { type Billable, type ComputedBill, computeBills } from '../reckoning/compute-bills.ts';
import type { Reckoning } from '../reckoning/rules.ts';
import type { TeamLine } from '../reckoning/sum-teams.ts';
import { draftRebates } from './draft-rebates.ts';
import { type CarriedLosses, carryKey, listCarried } from './run-queries.ts';

/** What a run is of. */
export type RunOf = TimeSpan & { readonly kind: BillKind; readonly period: Period };

/** A bill that was not written yet. */
export type BillDraft = Reckoning & {
  readonly agreementId: Id<'agr'> | null;
  readonly payerId: MemberId | null;
  readonly payeeId: MemberId;
  readonly from: Instant;
  readonly to: Instant;
  readonly depth: number;
  readonly rates: Readonly<Record<string, number>> | null;
};

/** The bills of a period by what was counted, as they would be written. */
export async function draftBills(
  db: Db | Tx,
  options: SettlementOptions,
  { kind, period, from, to }: RunOf,
): Promise<readonly BillDraft[]> {
  if (kind === 'rebate') return draftRebates(db, options, { from, to });
  const sought = { kind, period, from, to };
  const turns = await listTurns(db, sought);
  const activeValidBets = activeAmountOf(options.brand);
  const heads = payeesInForce(sought);
  const cuts = [...turns, to];
  const lines = await listCountedLines(db, { from, to, cuts, heads, activeValidBets });
  const carried = await readCarried(db, kind, [from, ...turns]);
  // Whoever did nothing and brings nothing has no bill, and is not looked at.
  const places = await findPlaces(db, numbersOf(lines));
  const payees = new Set([...places.keys(), ...carried.values().map(({ payeeId }) => payeeId)]);
  const standings = await listInForce(db, sought, [...payees]);
  const billables = await toBillables(db, standings, { from, to, places, carried });
  return computeBills(billables, lines, activeValidBets).map(toDraft);
}

function numbersOf(lines: readonly TeamLine[]): ReadonlySet<string> {
  const numbers = new Set<string>();
  for (const { path } of lines) for (const number of path.split('.')) numbers.add(number);
  return numbers;
}

type Settled = TimeSpan & {
  readonly standings: readonly AgreementInForce[];
  /** Only what was done below this number is looked at. */
  readonly below?: bigint | undefined;
};

/** The bills of these agreements alone. */
export async function draftOf(
  db: Db | Tx,
  options: SettlementOptions,
  { standings, from, to, below }: Settled,
): Promise<readonly BillDraft[]> {
  const [first] = standings;
  if (!first) return [];
  const payees = standings.map(({ payeeId }) => payeeId);
  const starts = standings.map((standing) => spanOf(standing, { from, to }).from);
  const places = await listPlaces(db, payees);
  const carried = await readCarried(db, first.kind, starts);
  const billables = await toBillables(db, standings, { from, to, places, carried });
  const activeValidBets = activeAmountOf(options.brand);
  const lines = await listCountedLines(db, {
    from,
    to,
    cuts: cutsOf(billables, from),
    heads: sql`select unnest(${payees}::text[]) as member_id`,
    below,
    activeValidBets,
  });
  return computeBills(billables, lines, activeValidBets).map(toDraft);
}

/** What was left to periods that begin at these moments; of dividends alone. */
const readCarried = async (
  db: Db | Tx,
  kind: AgreementKind,
  starts: readonly Instant[],
): Promise<CarriedLosses> => (kind === 'dividend' ? listCarried(db, starts) : NOTHING_CARRIED);

const NOTHING_CARRIED: CarriedLosses = new Map();

type Around = TimeSpan & {
  readonly places: ReadonlyMap<MemberId, PlaceOf>;
  readonly carried: CarriedLosses;
};

async function toBillables(
  db: Db | Tx,
  standings: readonly AgreementInForce[],
  { places, carried, ...span }: Around,
): Promise<readonly Billable[]> {
  const missing = standings.flatMap(({ payeeId }) => (places.has(payeeId) ? [] : [payeeId]));
  const others = missing.length === 0 ? NOWHERE : await listPlaces(db, missing);
  return standings.map((standing) => {
    const place = places.get(standing.payeeId) ?? others.get(standing.payeeId);
    assert(place, 'every member has a place');
    const own = spanOf(standing, span);
    return {
      ...standing,
      ...own,
      agreementId: standing.id,
      number: `${place.number}`,
      depth: place.depth,
      carried: carried.get(carryKey({ ...standing, at: own.from }))?.carry ?? ZERO,
    };
  });
}

const NOWHERE: ReadonlyMap<MemberId, PlaceOf> = new Map();

/** The part of a period in which an agreement was in force. */
const spanOf = ({ startsAt, endsAt }: AgreementInForce, { from, to }: TimeSpan): TimeSpan => ({
  from: isBefore(startsAt, from) ? from : startsAt,
  to: endsAt !== null && isBefore(endsAt, to) ? endsAt : to,
});

/** Every moment within the period at which an agreement began or ended, in their order. */
function cutsOf(billables: readonly Billable[], start: Instant): readonly Instant[] {
  const moments = new Set(billables.flatMap(({ from, to }) => [from.getTime(), to.getTime()]));
  return [...moments]
    .filter((moment) => moment > start.getTime())
    .toSorted((a, b) => a - b)
    .map((moment) => instant(new Date(moment)));
}

const toDraft = ({ of, ...reckoning }: ComputedBill): BillDraft => ({
  ...reckoning,
  agreementId: of.agreementId,
  payerId: of.payerId,
  payeeId: of.payeeId,
  from: of.from,
  to: of.to,
  depth: of.depth,
  rates: null,
});
