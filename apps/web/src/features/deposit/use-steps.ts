import { useT } from '@baize/i18n/react.tsx';

/** The way of a deposit, as bars above every view of it. */
export function useSteps(): readonly string[] {
  const t = useT();
  return [
    t('cashier.step_method'),
    t('cashier.step_amount'),
    t('cashier.step_pay'),
    t('cashier.step_wallet'),
  ];
}
