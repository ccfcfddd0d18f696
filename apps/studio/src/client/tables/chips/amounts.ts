import type { PaidBet } from '@baize/engines/tables/chips';
import { type Minor, multiply, type Ppm } from '@baize/std/money';
import type { Speech } from '../../words.ts';

/** What lies on a chip: short, as there is little room. */
export function chipText(amount: bigint, scale: number): string {
  const unit = 10n ** BigInt(scale);
  const text = `${amount / unit}.${`${amount % unit}`.padStart(scale, '0')}`;
  const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });
  return format.format(text as `${number}`);
}

/** What a place got back, its stake included. */
export const returnOf = ({ units, pays }: PaidBet, stake: bigint): Minor =>
  multiply((stake * BigInt(units)) as Minor, BigInt(pays) as Ppm, 'down');

/** The price of a won unit as a table says it: 35 : 1, 0.95 : 1. */
export function oddsText(pays: Ppm, { tag }: Speech<never>): string {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  return `${format.format(Number(pays - 1_000_000n) / 1_000_000)} : 1`;
}
