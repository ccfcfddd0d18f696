import { useT } from '@baize/i18n/react.tsx';

/** A category as the list of its games. */
export function GameListPage() {
  const t = useT();
  return <h1>{t('shell.games')}</h1>;
}
