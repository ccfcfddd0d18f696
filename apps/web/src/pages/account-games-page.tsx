import { useT } from '@baize/i18n/react.tsx';

/** The games a member likes, or launched last. */
export function AccountGamesPage() {
  const t = useT();
  return <h1>{t('shell.favourites')}</h1>;
}
