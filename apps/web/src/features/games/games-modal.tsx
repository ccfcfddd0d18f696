import { wordingOf } from '@baize/client/api-error';
import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search } from '@baize/ui/icons';
import { useState } from 'react';
import { type ListedVendor, useModal } from '../../shared/address/modals.ts';
import { EmptyArt } from './empty-art.tsx';
import { GameGrid } from './game-grid.tsx';
import './games-modal.css';
import { GridWait } from './grid-wait.tsx';
import { hasWords } from './has-words.ts';
import { useVendorGames } from './use-vendor-games.ts';

/** The games of one vendor over the page, from which one is launched. */
export function GamesModal() {
  const { vendor, close } = useModal();
  if (!vendor) return null;
  return (
    <Dialog isOpen onClose={close} size="wide" title={<bdi>{vendor.displayName}</bdi>}>
      <div className="games-modal">
        <VendorGames vendor={vendor} />
      </div>
    </Dialog>
  );
}

/** From so many on, looking for a name is faster than reading them. */
const MANY = 12;

function VendorGames({ vendor }: { vendor: ListedVendor }) {
  const t = useT();
  const { data, isError, error, refetch } = useVendorGames(vendor);
  if (!data && isError) {
    return (
      <ErrorState title={t('lobby.failed')} onRetry={() => void refetch()}>
        {wordingOf(error, t)}
      </ErrorState>
    );
  }
  if (!data) return <GridWait count={8} />;
  if (data.length === 0) {
    return <EmptyState art={<EmptyArt of="games" />} title={t('lobby.no_vendor_games')} />;
  }
  if (data.length <= MANY) return <GameGrid label={vendor.displayName} games={data} />;
  return <FoundGames label={vendor.displayName} games={data} />;
}

function FoundGames({ label, games }: { label: string; games: readonly GameItem[] }) {
  const t = useT();
  const [words, setWords] = useState('');
  const found = games.filter((game) => hasWords(`${game.displayName} ${game.nodeName}`, words));
  return (
    <>
      <TextField
        data-autofocus
        type="search"
        label={<span className="sr">{t('lobby.find_game')}</span>}
        placeholder={t('lobby.find_game')}
        prefix={<Icon of={search} />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="muted" aria-live="polite">
        {t('lobby.games', { count: found.length })}
      </p>
      <GameGrid label={label} games={found} />
    </>
  );
}
