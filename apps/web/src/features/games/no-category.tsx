import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { EmptyArt } from './empty-art.tsx';

/** Its address exists, but nobody offers such games here. */
export function NoCategory({ title }: { title: string }) {
  const t = useT();
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        art={<EmptyArt of="games" />}
        title={t('lobby.no_category')}
        action={
          <Link to="/" className={buttonClass({ look: 'line' })}>
            {t('hd_home')}
          </Link>
        }
      >
        {t('lobby.no_category_text')}
      </EmptyState>
    </>
  );
}
