import { useT } from '@baize/i18n/react.tsx';

export function LotteryPage() {
  const t = useT();
  return <h1>{t('con_lott')}</h1>;
}
