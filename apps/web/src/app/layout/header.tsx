import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { chat, globe } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { SearchButton } from '../../features/search/search-button.tsx';
import * as files from '../modal-files.ts';
import { AccountEnd } from './account-end.tsx';
import { HEADER_ENTRIES } from './entries.ts';
import './header.css';
import { Logo } from './logo.tsx';
import { OwnEntries } from './own-entries.tsx';
import type { Doors } from './side-lists.tsx';
import { useHere } from './use-here.ts';

type Props = Doors & {
  /** Around a game there is no side menu: its doors are here, and no balance distracts. */
  isOverGame: boolean;
};

export function Header({ isOverGame, ...doors }: Props) {
  const t = useT();
  const here = useHere();
  return (
    <header className="top">
      <Logo />
      <nav className="top-nav" aria-label={t('shell.main_menu')}>
        {HEADER_ENTRIES.map(({ to, name }) => (
          <Link key={to} to={to} aria-current={here(to)}>
            {t(name)}
          </Link>
        ))}
        <OwnEntries />
      </nav>
      <SearchButton prepare={() => void files.search().catch(() => null)} />
      <div className="top-end">
        {isOverGame && (
          <>
            <IconButton icon={globe} label={t('settings.title')} onClick={doors.onSettings} />
            <IconButton icon={chat} label={t('shell.support')} onClick={doors.onSupport} />
          </>
        )}
        <AccountEnd hasBalance={!isOverGame} onSupport={doors.onSupport} />
      </div>
    </header>
  );
}
