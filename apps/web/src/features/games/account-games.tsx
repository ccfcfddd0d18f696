import { type GameItem, PAGE_SIZE } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { clock, heart } from '@baize/ui/icons';
import { Pager } from '@baize/ui/pager.tsx';
import '@baize/ui/tabs.css';
import { wordingOf } from '@baize/client/api-error';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyArt } from './empty-art.tsx';
import { GameGrid } from './game-grid.tsx';
import './game-list.css';
import { GridWait } from './grid-wait.tsx';
import { useFavouriteGames, useRecentGames } from './use-account-games.ts';

export type AccountList = 'favourites' | 'recent';

const LISTS = {
  favourites: { to: '/favorite', name: 'shell.favourites', icon: heart },
  recent: { to: '/recent', name: 'shell.recent', icon: clock },
} as const;

/** The games a member likes or launched last, one press from each other. */
export function AccountGames({ which }: { which: AccountList }) {
  const t = useT();
  return (
    <div className="game-list">
      <h1>{t(LISTS[which].name)}</h1>
      <nav className="tabs" aria-label={t('shell.games')}>
        {Object.values(LISTS).map(({ to, name, icon }) => (
          <Link
            key={to}
            to={to}
            className="tab"
            aria-current={to === LISTS[which].to ? 'page' : undefined}
          >
            <Icon of={icon} />
            {t(name)}
          </Link>
        ))}
      </nav>
      <Games key={which} which={which} />
    </div>
  );
}

function Games({ which }: { which: AccountList }) {
  const t = useT();
  const favourites = useFavouriteGames({ isWanted: which === 'favourites' });
  const recent = useRecentGames({ isWanted: which === 'recent' });
  const { data, isError, error, refetch } = which === 'favourites' ? favourites : recent;
  if (data) return <PagedGames which={which} games={data} />;
  if (!isError) return <GridWait count={6} />;
  return (
    <ErrorState title={t('lobby.failed')} onRetry={() => void refetch()}>
      {wordingOf(error, t)}
    </ErrorState>
  );
}

function PagedGames({ which, games }: { which: AccountList; games: readonly GameItem[] }) {
  const t = useT();
  const [asked, setPage] = useState(1);
  const pages = Math.ceil(games.length / PAGE_SIZE);
  const page = Math.max(1, Math.min(asked, pages));
  const name = t(LISTS[which].name);
  if (games.length === 0) return <NothingYet which={which} />;
  return (
    <>
      <GameGrid label={name} games={games.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} />
      {pages > 1 && <Pager label={name} page={page} pages={pages} onPage={setPage} />}
    </>
  );
}

const EMPTY = {
  favourites: { art: 'favourites', title: 'lobby.no_favourites', text: 'lobby.no_favourites_text' },
  recent: { art: 'games', title: 'lobby.no_recent', text: 'lobby.no_recent_text' },
} as const;

/** Teaches how the list gets filled. */
function NothingYet({ which }: { which: AccountList }) {
  const t = useT();
  const { art, title, text } = EMPTY[which];
  return (
    <EmptyState
      art={<EmptyArt of={art} />}
      title={t(title)}
      action={
        <Link to="/rng" className={buttonClass({ look: 'line' })}>
          {t('lobby.look_around')}
        </Link>
      }
    >
      {t(text)}
    </EmptyState>
  );
}
