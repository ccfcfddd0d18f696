import {
  type AgreementKind,
  PERIODS_OF,
  type Period,
  type Terms,
  THRESHOLDS,
  THRESHOLDS_OF,
  type Tier,
} from '@baize/contract/agreement';
import type { Instant } from '@baize/std/time';
import { isBefore } from '@baize/std/time';
import { periodOf } from '../teams/index.ts';

/** Whether terms can be offered for a kind at all, whoever offers them. */
export function areTermsRight(kind: AgreementKind, { period, carry, tiers }: Terms): boolean {
  return (
    PERIODS_OF[kind].includes(period) &&
    (kind === 'dividend' || carry === 'none') &&
    tiers.every((tier) => asksWhatItMay(kind, tier)) &&
    tiers.every((tier, at) => isStepUp(tiers[at - 1], tier))
  );
}

/** Nothing below zero, and nothing that the kind does not look at. */
const asksWhatItMay = (kind: AgreementKind, tier: Tier): boolean =>
  THRESHOLDS.every((name) =>
    THRESHOLDS_OF[kind].includes(name) ? tier[name] >= 0 : isNone(tier[name]),
  );

const isNone = (threshold: number | bigint): boolean => BigInt(threshold) === 0n;

/** A tier that asks no more than the one before would make that one meaningless. */
const isStepUp = (before: Tier | undefined, tier: Tier): boolean =>
  before === undefined ||
  (tier.rate > before.rate &&
    THRESHOLDS.every((name) => tier[name] >= before[name]) &&
    THRESHOLDS.some((name) => tier[name] > before[name]));

/** The highest rate is that of the last tier. */
export const topRateOf = ({ tiers }: Pick<Terms, 'tiers'>): number => tiers.at(-1)?.rate ?? 0;

/** In the order they are locked in. */
const SALARIES: readonly AgreementKind[] = ['daily', 'hourly', 'realtime'];

/** The kinds that are shares of the same thing: salaries of valid bets, a dividend of the profit. */
export const kindsTogether = (kind: AgreementKind): readonly AgreementKind[] =>
  kind === 'dividend' ? [kind] : SALARIES;

/** What decides whether one agreement fits under another. */
export type Bounds = { readonly topRate: number; readonly period: Period };

/** Nobody gives more than they get, nor by another period than they get it. */
export const fits = (given: Bounds, own: Bounds): boolean =>
  given.topRate <= own.topRate && given.period === own.period;

/** When an agreement is in force: from one moment up to another, or for good. */
export type Force = { readonly startsAt: Instant; readonly endsAt: Instant | null };

export const isOver = ({ endsAt }: Pick<Force, 'endsAt'>, now: Instant): boolean =>
  endsAt !== null && !isBefore(now, endsAt);

export type Moment = { readonly now: Instant; readonly zone: string };

/** At the end of the period that runs; what has not begun by then never begins. */
export const endOf = (
  { startsAt, period }: Pick<Force, 'startsAt'> & Pick<Bounds, 'period'>,
  { now, zone }: Moment,
): Instant => (isBefore(now, startsAt) ? startsAt : periodOf(period, now, zone).to);

/** With the next slot, or when whatever was agreed before has run out. */
export function startAfter(ends: readonly Instant[], { now, zone }: Moment): Instant {
  const next = periodOf('slot', now, zone).to;
  return ends.reduce((latest, end) => (isBefore(latest, end) ? end : latest), next);
}

/** Whether somebody named exactly those, in whatever order. */
export function namesExactly<Name>(named: readonly Name[], meant: readonly Name[]): boolean {
  const names = new Set(named);
  return names.size === new Set(meant).size && meant.every((each) => names.has(each));
}
