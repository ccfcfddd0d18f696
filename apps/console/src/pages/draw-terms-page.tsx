import { useT } from '@baize/i18n/react.tsx';
import { Terms } from '../features/draws/terms.tsx';
import { HeadBelow } from '../shared/head-below.tsx';

/** When each lottery is drawn and closes, and what it pays. */
export function DrawTermsPage() {
  const t = useT();
  return (
    <>
      <HeadBelow to="/draws" above={t('draws.title')}>
        <h1>{t('draws.terms')}</h1>
      </HeadBelow>
      <Terms />
    </>
  );
}
