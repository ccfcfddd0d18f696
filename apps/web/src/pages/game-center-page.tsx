import { useT } from '@baize/i18n/react.tsx';

/** A category as the cards of its vendors. */
export function GameCenterPage() {
  const t = useT();
  return <h1>{t('shell.games')}</h1>;
}
