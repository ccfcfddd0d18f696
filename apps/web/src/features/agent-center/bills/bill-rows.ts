import type { Output } from '@baize/contract/endpoint';
import type { exportBill } from '@baize/contract/settlement';
import type { Formats } from '@baize/i18n/formats';
import type { Translate } from '@baize/i18n/translate';
import { minor } from '@baize/std/money';
import { activeTitle } from '@baize/ui/active-title';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';

/** A rate is in hundredths of a per cent: ten-thousandths of one. */
const RATE_SCALE = 4;

type FormatsOfBill = Pick<Formats, 'money'> & { readonly currency: { readonly scale: number } };

type Exported = Output<typeof exportBill>;

/**
 * Every member of a bill, then the sums, the base, the rate as a plain number and the amount: base
 * times rate, rounded down, is the amount in any spreadsheet.
 */
export function billRows(
  { bill, rows }: Exported,
  t: Translate,
  { currency: { scale }, ...formats }: FormatsOfBill,
): readonly (readonly string[])[] {
  const money = (amount: Parameters<typeof plainDecimal>[0]) => plainDecimal(amount, scale);
  return [
    [
      t('agents.account'),
      t('agents.line'),
      t('agents.bets'),
      t('agents.valid_bets'),
      t('agents.prizes'),
      t('agents.gross_win'),
      t('agents.is_active'),
    ],
    ...rows.map((row) => [
      row.account,
      row.line,
      String(row.betCount),
      money(row.validBets),
      money(row.prizes),
      money(row.profit),
      row.isActive ? '1' : '0',
    ]),
    [],
    [t('agents.valid_bets'), money(bill.validBets)],
    [t('agents.gross_win'), money(bill.profit)],
    [activeTitle(bill.activeValidBets, t, formats), String(bill.activeMembers)],
    [t('agents.carried'), money(bill.carried)],
    [t('agents.base'), money(bill.base)],
    [t('agents.rate'), plainDecimal(minor(BigInt(bill.rate)), RATE_SCALE)],
    [t('agents.amount'), money(bill.amount)],
    [t('agents.paid'), money(bill.paid)],
  ];
}
