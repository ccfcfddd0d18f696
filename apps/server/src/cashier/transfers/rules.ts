import type { Brand } from '@baize/contract/brand';
import { type Minor, minor, subtract, ZERO } from '@baize/std/money';
import { ensure } from '../../base/kernel/index.ts';

/** What a brand says about money that members send each other. */
export type TransferRules = {
  /** Whether money may go upwards; down to one's own team it always may. */
  readonly isOn: boolean;
  readonly min: Minor;
  readonly max: Minor;
  readonly perDay: Minor;
  /** From so much a day on the sender is asked for the second factor. */
  readonly stepUpFrom: Minor;
  /** How often a deposit must be bet before it can leave. */
  readonly turnover: bigint;
  readonly zone: string;
};

/** May be kept: what operators set of it is read when it is asked for. */
export function rulesOf(brand: Brand): TransferRules {
  const { toUpline, min, max, perDay } = brand.payments.transfers;
  return {
    isOn: toUpline,
    min: minor(BigInt(min)),
    max: minor(BigInt(max)),
    perDay: minor(BigInt(perDay)),
    get stepUpFrom() {
      return minor(BigInt(brand.payments.withdrawal.stepUpFrom));
    },
    get turnover() {
      return BigInt(brand.payments.withdrawal.depositTurnover);
    },
    zone: brand.timezone,
  };
}

export const leftOf = (perDay: Minor, sent: Minor): Minor =>
  sent < perDay ? subtract(perDay, sent) : ZERO;

/** Neither too little nor too much, at once and with what was sent today. */
export function ensureAmount(
  rules: Pick<TransferRules, 'min' | 'max' | 'perDay'>,
  { amount, sentToday }: { readonly amount: Minor; readonly sentToday: Minor },
): void {
  const left = leftOf(rules.perDay, sentToday);
  ensure(amount >= rules.min, 'amount_too_small');
  ensure(amount <= rules.max && amount <= left, 'amount_too_large', { leftToday: `${left}` });
}
