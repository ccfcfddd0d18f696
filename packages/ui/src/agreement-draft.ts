import {
  type AgreementKind,
  type Carry,
  PERIODS_OF,
  type Period,
  type Terms,
  THRESHOLDS_OF,
  type Threshold,
  type Tier,
} from '@baize/contract/agreement';
import { type Minor, minor, ZERO } from '@baize/std/money';
import { parseAmount } from './parse-amount.ts';
import { parseRate } from './parse-rate.ts';

/** A tier as somebody types it. */
export type DraftTier = {
  readonly id: number;
  readonly rate: string;
  readonly activeMembers: string;
  readonly validBets: string;
  readonly profit: string;
};

export type Draft = {
  readonly period: Period;
  readonly carry: Carry;
  readonly tiers: readonly DraftTier[];
};

export const newTier = (id: number): DraftTier => ({
  id,
  rate: '',
  activeMembers: '',
  validBets: '',
  profit: '',
});

export const newDraft = (kind: AgreementKind, own: Period | null): Draft => ({
  period: own ?? PERIODS_OF[kind][0] ?? 'day',
  // The careful choice: what the house lost is made up before it pays again.
  carry: kind === 'dividend' ? 'forever' : 'none',
  tiers: [newTier(0)],
});

/** What is in force, to be changed and offered anew: whoever offers other terms begins from them. */
export const draftOf = ({ period, carry, tiers }: Terms, scale: number): Draft => ({
  period,
  carry,
  tiers: tiers.map((tier, id) => ({
    id,
    rate: String(tier.rate / 100),
    activeMembers: tier.activeMembers === 0 ? '' : String(tier.activeMembers),
    validBets: amountText(tier.validBets, scale),
    profit: amountText(tier.profit, scale),
  })),
});

/** As somebody would type it; nothing for nothing. */
function amountText(amount: Minor, scale: number): string {
  if (amount === 0n) return '';
  const unit = 10n ** BigInt(scale);
  const rest = String(amount % unit).padStart(scale, '0');
  return amount % unit === 0n ? String(amount / unit) : `${amount / unit}.${rest}`;
}

export type Wrong = 'rate' | Threshold | 'order';

export type Checked = {
  /** What is wrong with each tier. */
  readonly wrong: readonly (readonly Wrong[])[];
  /** What would be offered; null while something is wrong. */
  readonly terms: Terms | null;
};

type Rules = {
  readonly kind: AgreementKind;
  readonly limit: number;
  /** Of the brand's money. */
  readonly scale: number;
};

/** Reads what was typed. The server checks the same; this says it before it is sent. */
export function checkDraft({ period, carry, tiers }: Draft, rules: Rules): Checked {
  const read = tiers.map((tier) => readTier(tier, rules));
  const wrong = read.map(({ tier, wrong: own }, at) => {
    const before = read[at - 1]?.tier;
    const isOrdered = !tier || !before || isStepUp(before, tier);
    return isOrdered ? own : [...own, 'order' as const];
  });
  const right = read.flatMap(({ tier }) => tier ?? []);
  const isRight = wrong.every((each) => each.length === 0) && right.length === tiers.length;
  return { wrong, terms: isRight ? { period, carry, tiers: right } : null };
}

function readTier(typed: DraftTier, { kind, limit, scale }: Rules) {
  const asks = (name: Threshold) => THRESHOLDS_OF[kind].includes(name);
  const rate = parseRate(typed.rate);
  const activeMembers = asks('activeMembers') ? readCount(typed.activeMembers) : 0;
  const validBets = asks('validBets') ? readMoney(typed.validBets, scale) : ZERO;
  const profit = asks('profit') ? readMoney(typed.profit, scale) : ZERO;
  const wrong: Wrong[] = [
    ...(rate === null || rate < 1 || rate > limit ? (['rate'] as const) : []),
    ...(activeMembers === null ? (['activeMembers'] as const) : []),
    ...(validBets === null ? (['validBets'] as const) : []),
    ...(profit === null ? (['profit'] as const) : []),
  ];
  const isRead = rate !== null && activeMembers !== null && validBets !== null && profit !== null;
  const tier: Tier | null = isRead ? { rate, activeMembers, validBets, profit } : null;
  return { tier, wrong };
}

/** Nothing typed asks for nothing. */
const readCount = (text: string): number | null => {
  const plain = text.replaceAll(/[\s,]/g, '');
  if (plain === '') return 0;
  return /^\d{1,7}$/.test(plain) && Number(plain) <= 1_000_000 ? Number(plain) : null;
};

const readMoney = (text: string, scale: number): Minor | null =>
  /^[\s0.,]*$/.test(text) ? minor(0n) : parseAmount(text, scale);

const isStepUp = (before: Tier, tier: Tier): boolean => {
  const names = ['activeMembers', 'validBets', 'profit'] as const;
  return (
    tier.rate > before.rate &&
    names.every((name) => tier[name] >= before[name]) &&
    names.some((name) => tier[name] > before[name])
  );
};
