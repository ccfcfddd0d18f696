import { type ApprovalChains, usualChains } from '@baize/contract/approval-rules';
import type { Brand } from '@baize/contract/brand';
import type { Content } from '@baize/contract/content';
import type { PaymentsRules } from '@baize/contract/payment-methods';

/** The brand with its settings as they are in force; a row that is not there leaves the file's. */
export function withSettings(brand: Brand, content: Content): Brand {
  const { id: _, ...display } = content.currency[0] ?? { id: '' };
  const [payouts] = content.payouts;
  return {
    ...brand,
    currency: { ...brand.currency, ...display },
    theme: themeOf(brand, content),
    payments: paymentsOf(brand.payments, content),
    withdrawalAutoReceiveMinutes: payouts?.autoReceiveMinutes ?? brand.withdrawalAutoReceiveMinutes,
    approvals: chainsOf(brand, content),
  };
}

function themeOf({ theme }: Brand, { theme: [row] }: Content): Brand['theme'] {
  if (!row) return theme;
  const { initial, displayFont, dark, light } = row;
  return {
    ...theme,
    initial,
    displayFont,
    dark: { ...theme.dark, colors: dark },
    light: { ...theme.light, colors: light },
  };
}

function paymentsOf(payments: PaymentsRules, { depositWays, payouts }: Content): PaymentsRules {
  const { id: _, autoReceiveMinutes: __, ...withdrawal } = payouts[0] ?? { id: '' };
  return {
    ...payments,
    withdrawal: { ...payments.withdrawal, ...withdrawal },
    deposits: payments.deposits.map((method) => {
      const row = depositWays.find(({ id }) => id === method.code);
      if (!row) return method;
      const { id: ___, ...way } = row;
      return { ...method, ...way };
    }),
  };
}

const chainsOf = (brand: Brand, { approvals }: Content): ApprovalChains => ({
  ...(brand.approvals ?? usualChains(brand)),
  ...Object.fromEntries(approvals.map(({ id, steps }) => [id, steps])),
});
