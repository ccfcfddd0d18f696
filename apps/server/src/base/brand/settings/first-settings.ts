import { APPROVED_SUBJECTS, usualChains } from '@baize/contract/approval-rules';
import type { Brand } from '@baize/contract/brand';
import type { SettingsLists } from '@baize/contract/settings-rules';

/** The settings as the brand's file has them: the first version of each row. */
export function firstSettings(brand: Brand): SettingsLists {
  const { payments, currency, theme } = brand;
  const { withdrawal } = payments;
  const chains = brand.approvals ?? usualChains(brand);
  return {
    depositWays: payments.deposits.map(({ code, bank, ...way }) => ({
      id: code,
      names: way.names,
      min: way.min,
      max: way.max,
      feeFixed: way.feeFixed,
      feePpm: way.feePpm,
      minutes: way.minutes,
      expiresMinutes: way.expiresMinutes,
      presets: way.presets,
      isOn: way.isOn ?? true,
      hours: way.hours ?? null,
      bank: bank && {
        bankName: bank.bankName,
        accountName: bank.accountName,
        accountNumber: bank.accountNumber,
      },
    })),
    payouts: [
      {
        id: 'withdrawals',
        min: withdrawal.min,
        max: withdrawal.max,
        perDay: withdrawal.perDay,
        feeFixed: withdrawal.feeFixed,
        feePpm: withdrawal.feePpm,
        depositTurnover: withdrawal.depositTurnover,
        automaticUpTo: withdrawal.automaticUpTo,
        stepUpFrom: withdrawal.stepUpFrom,
        canCancel: withdrawal.canCancel,
        autoReceiveMinutes: brand.withdrawalAutoReceiveMinutes,
      },
    ],
    currency: [
      {
        id: currency.code,
        symbol: currency.symbol,
        place: currency.place ?? 'language',
        decimals: currency.decimals ?? 'always',
      },
    ],
    theme: [
      {
        id: 'theme',
        initial: theme.initial,
        displayFont: theme.displayFont,
        dark: theme.dark.colors,
        light: theme.light.colors,
      },
    ],
    approvals: APPROVED_SUBJECTS.map((id) => ({ id, steps: chains[id] })),
  };
}
