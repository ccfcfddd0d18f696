import { useT } from '@baize/i18n/react.tsx';

/** A game in its frame. */
export function SeamlessPage() {
  const t = useT();
  return <h1>{t('shell.games')}</h1>;
}
