import { useT } from '@baize/i18n/react.tsx';

export function PromotionsPage() {
  const t = useT();
  return <h1 className="sr">{t('hd_event')}</h1>;
}
