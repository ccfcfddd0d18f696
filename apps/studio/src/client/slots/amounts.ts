import type { SlotDefinition } from '@baize/engines/slots/definition';
import type { WireRound } from '../../wire.ts';
import type { Money } from '../money.ts';

/** What so many coins are worth in a round. What the server paid is cut once, in the end. */
export const amountOf = (pays: number, stake: bigint, { coins }: SlotDefinition): bigint =>
  (BigInt(pays) * stake) / BigInt(coins);

/** Only what is more than was staked is a win. */
export const isWin = ({ payout, staked }: WireRound): boolean =>
  BigInt(payout ?? 0) > BigInt(staked);

/** Without decimals that are nothing, for small places. */
export const shortText = (amount: bigint, money: Money): string =>
  money.text(amount).replace(/[.,]0+$/, '');

/** A pay in stakes, as lists show it. */
export function timesText(pays: number, { coins }: SlotDefinition, tag: string): string {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return `${format.format(pays / coins)}×`;
}

/** Whether a round won the pot; what a pot paid is told as a text. */
export const isPotPaid = (pot: string | null): pot is string => BigInt(pot ?? 0) > 0n;
