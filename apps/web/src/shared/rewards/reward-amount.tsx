import type { Reward } from '@baize/contract/reward';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';

/** What a reward pays: cash as money, all else with its word. */
export function RewardAmount({ of: { kind, amount } }: { of: Pick<Reward, 'kind' | 'amount'> }) {
  const t = useT();
  const formats = useFormats();
  const count = Number(amount);
  switch (kind) {
    case 'cash':
      return <MoneyText amount={amount} />;
    case 'bonus':
      return t('rewards.kind_bonus', { amount: formats.money(amount) });
    case 'points':
      return t('rewards.kind_points', { count });
    case 'free_rounds':
      return t('rewards.kind_free_rounds', { count });
    case 'free_bet':
      return t('rewards.kind_free_bet', { amount: formats.money(amount) });
    case 'tickets':
      return t('rewards.kind_tickets', { count });
  }
}
