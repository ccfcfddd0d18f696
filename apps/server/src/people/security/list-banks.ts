import type { Input, Output } from '@baize/contract/endpoint';
import type { PayoutBankRules } from '@baize/contract/payment-methods';
import type * as contract from '@baize/contract/security';
import { ensure } from '../../base/kernel/index.ts';

type List = typeof contract.listBanks;

/** The brand's banks, in the language asked for. */
export const listBanks =
  (banks: readonly PayoutBankRules[]) =>
  (_ctx: unknown, { language }: Input<List>): Output<List> => ({
    banks: banks.map(({ code, names, digits }) => ({
      bankCode: code,
      bankName: names[language] ?? names['EN'] ?? code,
      digitsMin: digits.min,
      digitsMax: digits.max,
    })),
  });

type Typed = { readonly bankCode: string; readonly accountNumber: string };

/** The bank of the brand's list and the bare digits of an account that could be one of it. */
export function readAccount(
  banks: readonly PayoutBankRules[],
  { bankCode, accountNumber }: Typed,
): { readonly bankName: string; readonly number: string } {
  const bank = banks.find(({ code }) => code === bankCode);
  ensure(bank, 'bank_unknown');
  const number = accountNumber.replaceAll(/\D/g, '');
  const { min, max } = bank.digits;
  const isOfBank = number.length >= min && number.length <= max && !/^(\d)\1*$/.test(number);
  ensure(isOfBank, 'bank_number_wrong', { digitsMin: min, digitsMax: max });
  return { bankName: bank.names['EN'] ?? bankCode, number };
}
