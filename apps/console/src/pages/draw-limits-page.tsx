import { useT } from '@baize/i18n/react.tsx';
import { Limits } from '../features/draws/limits.tsx';
import { HeadBelow } from '../shared/head-below.tsx';

/** How much of each lottery may be sold. */
export function DrawLimitsPage() {
  const t = useT();
  return (
    <>
      <HeadBelow to="/draws" above={t('draws.title')}>
        <h1>{t('draws.limits')}</h1>
      </HeadBelow>
      <Limits />
    </>
  );
}
