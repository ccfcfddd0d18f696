import { HOUR_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { TrialBalance } from '../../books/ledger/index.ts';

export type CaseKind =
  | 'books_unbalanced'
  | 'clearing_differs'
  | 'movement_missing_here'
  | 'movement_missing_there'
  | 'amount_differs'
  | 'player_differs'
  | 'statement_contradicts'
  | 'bet_aged';

/** Two tellings of one thing that do not agree; null is silence. */
export type Difference = {
  readonly kind: CaseKind;
  readonly subject: string;
  readonly vendor: string | null;
  readonly ours: string | null;
  readonly theirs: string | null;
};

/** Currencies whose balances do not make zero. */
export function findUnbalanced(
  rows: readonly Pick<TrialBalance, 'currency' | 'balance'>[],
): readonly Difference[] {
  const totals = new Map<string, bigint>();
  for (const { currency, balance } of rows) {
    totals.set(currency, (totals.get(currency) ?? 0n) + balance);
  }
  return [...totals]
    .filter(([, total]) => total !== 0n)
    .map(([currency, total]) => ({
      kind: 'books_unbalanced',
      subject: currency,
      vendor: null,
      ours: `${total}`,
      theirs: '0',
    }));
}

type Clearing = {
  readonly vendor: string;
  readonly currency: string;
  readonly balance: bigint;
  readonly entries: bigint;
};

/** The third side of the match: what a vendor's clearing account holds and what its entries make. */
export const findClearing = ({
  vendor,
  currency,
  balance,
  entries,
}: Clearing): readonly Difference[] =>
  balance === entries
    ? []
    : [
        {
          kind: 'clearing_differs',
          subject: `${vendor}:${currency}`,
          vendor,
          ours: `${balance}`,
          theirs: `${entries}`,
        },
      ];

/** A movement of money as one side tells it, by the key both know. */
export type ReportedMovement = {
  readonly key: string;
  readonly player: string;
  readonly currency: string;
  readonly amount: bigint;
};

export type Sides = {
  readonly vendor: string;
  /** What our books have of the movements the vendor tells of. */
  readonly ours: readonly ReportedMovement[];
  readonly theirs: readonly ReportedMovement[];
  /** What our books have in the period of the statement. */
  readonly inPeriod: readonly ReportedMovement[];
};

/** Our movements against the vendor's statement, one by one. */
export function matchMovements({ vendor, ours, theirs, inPeriod }: Sides): readonly Difference[] {
  const here = new Map(ours.map((told) => [told.key, told]));
  const there = new Map(theirs.map((told) => [told.key, told]));
  return [
    ...theirs.flatMap((told) => matchOne(vendor, here.get(told.key), told)),
    ...inPeriod.filter(({ key }) => !there.has(key)).flatMap((told) => matchOne(vendor, told)),
  ];
}

/** A movement of nothing leaves no trace in our books, and none is asked for. */
function matchOne(
  vendor: string,
  ours?: ReportedMovement,
  theirs?: ReportedMovement,
): readonly Difference[] {
  const subject = ours?.key ?? theirs?.key ?? '';
  const texts = { ours: ours ? wordsOf(ours) : null, theirs: theirs ? wordsOf(theirs) : null };
  const differ = (kind: CaseKind): readonly Difference[] => [{ kind, subject, vendor, ...texts }];
  if (!ours) return theirs?.amount === 0n ? [] : differ('movement_missing_here');
  if (!theirs) return differ('movement_missing_there');
  const isSameMoney = ours.amount === theirs.amount && ours.currency === theirs.currency;
  if (!isSameMoney) return differ('amount_differs');
  return ours.player === theirs.player ? [] : differ('player_differs');
}

const wordsOf = ({ amount, currency, player }: ReportedMovement): string =>
  `${amount} ${currency} ${player}`;

/** Lines that say something else than the same vendor said before. */
export const findContradictions = (
  vendor: string,
  before: readonly ReportedMovement[],
  now: readonly ReportedMovement[],
): readonly Difference[] => {
  const said = new Map(before.map((told) => [told.key, wordsOf(told)]));
  return now.flatMap((told) => {
    const first = said.get(told.key);
    const differs = first !== undefined && first !== wordsOf(told);
    const subject = told.key;
    return differs
      ? [{ kind: 'statement_contradicts', subject, vendor, ours: first, theirs: wordsOf(told) }]
      : [];
  });
};

/**
 * The two clocks are not one: what happened close to the end of a statement may be in the one after
 * it, and is not missed before that one is there.
 */
const EDGE_MS = 15 * MINUTE_MS;

type Edges = { readonly from_at: Instant; readonly to_at: Instant };

/**
 * Where a statement is answerable for what it does not tell: from where the one before it ceased to
 * be, so that a gap between two is missed by the second. Before the first nothing is missed.
 */
export function periodOf({ from_at: from, to_at: to }: Edges, previousEnd: Instant | null) {
  const own = later(from, EDGE_MS);
  const ceased = previousEnd === null ? own : later(previousEnd, -EDGE_MS);
  return { from: isBefore(ceased, own) ? ceased : own, to: later(to, -EDGE_MS) };
}

/** A day: games end sooner, and a vendor whose bets run longer gets an age of its own. */
const AGED_AFTER_HOURS = 24;

type Running = {
  readonly vendor: string;
  readonly kind: string;
  readonly ref: string;
  readonly round_id: string | null;
  readonly placed_at: Instant;
};

/** A bet that was placed before has run for too long; some vendors have a moment of their own. */
export const agedSince = (now: Instant, hours: ReadonlyMap<string, number>) => ({
  before: later(now, -AGED_AFTER_HOURS * HOUR_MS),
  beforeAt: new Map([...hours].map(([vendor, own]) => [vendor, later(now, -own * HOUR_MS)])),
});

/** Bets that run longer than bets of their vendor may. */
export const findAged = (bets: readonly Running[]): readonly Difference[] =>
  bets.map(({ vendor, kind, ref, round_id: roundId, placed_at: placedAt }) => ({
    kind: 'bet_aged',
    subject: `${vendor}:${kind}:${ref}`,
    vendor,
    ours: `running since ${placedAt.toISOString()}${roundId === null ? '' : ` in ${roundId}`}`,
    theirs: null,
  }));

type StoredDifference = Pick<Difference, 'ours' | 'theirs'> & {
  readonly status: 'open' | 'explained' | 'corrected';
};

/**
 * What a difference that was found does to the last case about it. An explained one that is still
 * just so needs no second explanation; a corrected one that is back was not corrected.
 */
export function nextStep(
  last: StoredDifference | undefined,
  found: Pick<Difference, 'ours' | 'theirs'>,
): 'open' | 'seen' | 'leave' {
  if (!last) return 'open';
  if (last.status === 'open') return 'seen';
  const isSame = last.ours === found.ours && last.theirs === found.theirs;
  return last.status === 'explained' && isSame ? 'leave' : 'open';
}
