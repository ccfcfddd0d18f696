import type { Brand } from '@baize/contract/brand';
import { type Minor, minor } from '@baize/std/money';
import { ensure } from '../../base/kernel/index.ts';

/** What a brand says about envelopes that members send each other. */
export type GiftRules = {
  readonly isOn: boolean;
  readonly min: Minor;
  readonly max: Minor;
  readonly perDay: Minor;
  readonly packets: number;
  readonly least: Minor;
  /** From so much a day on the sender is asked for the second factor. */
  readonly stepUpFrom: Minor;
  /** How often a deposit must be bet before it can leave. */
  readonly turnover: bigint;
  readonly zone: string;
};

/** May be kept: what operators set of it is read when it is asked for. */
export function giftRulesOf(brand: Brand): GiftRules {
  const { isOn, min, max, perDay, packets, least } = brand.envelopes.gifts;
  return {
    isOn,
    min: minor(BigInt(min)),
    max: minor(BigInt(max)),
    perDay: minor(BigInt(perDay)),
    packets,
    least: minor(BigInt(least)),
    get stepUpFrom() {
      return minor(BigInt(brand.payments.withdrawal.stepUpFrom));
    },
    get turnover() {
      return BigInt(brand.payments.withdrawal.depositTurnover);
    },
    zone: brand.timezone,
  };
}

type Packets = { readonly total: Minor; readonly packets: number };

/** Each packet gets at least the least, and there are not too many of them. */
export function ensurePackets(rules: GiftRules, { total, packets }: Packets): void {
  const isEnough = total >= rules.least * BigInt(packets);
  ensure(packets <= rules.packets && isEnough, 'envelope_too_thin');
}
