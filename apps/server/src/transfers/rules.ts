import type { Brand } from '@baize/contract/brand';
import { type Minor, minor, subtract, ZERO } from '@baize/std/money';

/** What a brand says about money sent upwards. */
export type TransferRules = {
  readonly isOn: boolean;
  readonly min: Minor;
  readonly max: Minor;
  readonly perDay: Minor;
  /** How often a deposit must be bet before it can leave. */
  readonly turnover: bigint;
  readonly zone: string;
};

export function rulesOf({ payments, timezone }: Brand): TransferRules {
  const { toUpline, min, max, perDay } = payments.transfers;
  return {
    isOn: toUpline,
    min: minor(BigInt(min)),
    max: minor(BigInt(max)),
    perDay: minor(BigInt(perDay)),
    turnover: BigInt(payments.withdrawal.depositTurnover),
    zone: timezone,
  };
}

export const leftOf = (perDay: Minor, sent: Minor): Minor =>
  sent < perDay ? subtract(perDay, sent) : ZERO;
