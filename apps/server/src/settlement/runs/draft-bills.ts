import type { Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/settlement';
import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import { type Minor, minor, ZERO } from '@baize/std/money';
import { type Instant, instant, isBefore } from '@baize/std/time';
import { listInForce, type Standing } from '../../agreements/index.ts';
import type { Db, Tx } from '../../db/index.ts';
import { listCountedLines, type TimeSpan } from '../../teams/index.ts';
import type { SettlementOptions } from '../options.ts';
import { listPlaces } from '../places.ts';
import { type Billable, type ComputedBill, computeBills } from '../reckoning/compute-bills.ts';
import type { Reckoning } from '../reckoning/rules.ts';
import { draftRebates } from './draft-rebates.ts';
import { carryKey, listCarried } from './run-queries.ts';

/** What a run is of. */
export type RunOf = TimeSpan & { readonly kind: BillKind; readonly period: Period };

/** A bill that was not written yet. */
export type Draft = Reckoning & {
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
): Promise<readonly Draft[]> {
  if (kind === 'rebate') return draftRebates(db, options, { from, to });
  const standings = await listInForce(db, { kind, period, from, to });
  return draftOf(db, options, { standings, from, to });
}

type Settled = TimeSpan & {
  readonly standings: readonly Standing[];
  /** Only what was done below this number is looked at. */
  readonly below?: bigint | undefined;
};

/** The bills of these agreements alone. */
export async function draftOf(
  db: Db | Tx,
  options: SettlementOptions,
  { standings, from, to, below }: Settled,
): Promise<readonly Draft[]> {
  const billables = await readBillables(db, standings, { from, to });
  if (billables.length === 0) return [];
  const activeValidBets = activeLimit(options);
  const lines = await listCountedLines(db, {
    from,
    to,
    cuts: cutsOf(billables, from),
    heads: billables.map(({ number }) => BigInt(number)),
    below,
    activeValidBets,
  });
  return computeBills(billables, lines, activeValidBets).map(toDraft);
}

/** Valid bets that make a member active in a span. */
export const activeLimit = ({ brand }: SettlementOptions): Minor =>
  minor(BigInt(brand.agents.activeValidBets));

async function readBillables(
  db: Db | Tx,
  standings: readonly Standing[],
  span: TimeSpan,
): Promise<readonly Billable[]> {
  const places = await listPlaces(
    db,
    standings.map(({ payeeId }) => payeeId),
  );
  const spans = standings.map((standing) => spanOf(standing, span));
  const isDividend = standings.some(({ kind }) => kind === 'dividend');
  const starts = new Set(spans.map(({ from }) => from.getTime()));
  const carried = isDividend ? await listCarried(db, [...starts]) : NOTHING_CARRIED;
  return standings.map((standing, at) => {
    const place = places.get(standing.payeeId);
    const own = spans[at];
    assert(place && own, 'every member has a place');
    return {
      ...standing,
      ...own,
      agreementId: standing.id,
      number: `${place.number}`,
      depth: place.depth,
      carried: carried.get(carryKey({ ...standing, at: own.from })) ?? ZERO,
    };
  });
}

const NOTHING_CARRIED: ReadonlyMap<string, Minor> = new Map();

/** The part of a period in which an agreement was in force. */
const spanOf = ({ startsAt, endsAt }: Standing, { from, to }: TimeSpan): TimeSpan => ({
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

const toDraft = ({ of, ...reckoning }: ComputedBill): Draft => ({
  ...reckoning,
  agreementId: of.agreementId,
  payerId: of.payerId,
  payeeId: of.payeeId,
  from: of.from,
  to: of.to,
  depth: of.depth,
  rates: null,
});
