import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { grid, type IconPath, search } from '@baize/ui/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOpenModal } from '../../shared/address/modals.ts';
import { usePart } from '../../shared/loading/use-part.ts';
import { useGate } from '../../shared/session/gate.ts';
import * as files from '../modal-files.ts';
import { menu } from '../part-files.ts';
import './dock.css';
import { DEPOSIT, type Entry, HOME, MY_ACCOUNT } from './entries.ts';
import type { Doors } from './side-lists.tsx';
import { useHere } from './use-here.ts';

const ME: Entry['name'] = 'shell.me';

/** On a phone the menu lies under the thumb. */
export function Dock(doors: Doors) {
  const t = useT();
  const open = useOpenModal();
  const { Part: MenuSheet, bring, prepare } = usePart(menu);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = () => {
    setMenuOpen(true);
    bring();
  };
  return (
    <>
      <nav className="dock" aria-label={t('shell.bottom_menu')}>
        <DockLink entry={HOME} />
        <DockButton
          icon={search}
          name={t('shell.search_short')}
          onPrepare={() => void files.search().catch(() => null)}
          onPress={() => open('search')}
        />
        <OwnLink entry={DEPOSIT} isMain />
        <DockButton icon={grid} name={t('shell.menu')} onPrepare={prepare} onPress={openMenu} />
        <OwnLink entry={MY_ACCOUNT} word={ME} />
      </nav>
      {MenuSheet && <MenuSheet {...doors} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  );
}

type OwnLinkProps = { entry: Entry; word?: Entry['name']; isMain?: boolean };

/** A guest is asked to log in, and comes to the page by that; a dock has room for a short word. */
function OwnLink({ entry, word = entry.name, isMain = false }: OwnLinkProps) {
  const { to, icon, name } = entry;
  const t = useT();
  const here = useHere();
  const gate = useGate();
  const navigate = useNavigate();
  const press = () => {
    if (gate({ path: to, label: t(name) })) void navigate({ to });
  };
  return (
    <DockButton icon={icon} name={t(word)} isHere={here(to)} isMain={isMain} onPress={press} />
  );
}

function DockLink({ entry: { to, icon, name } }: { entry: Entry }) {
  const t = useT();
  const here = useHere();
  return (
    <Link to={to} className="dock-entry" aria-current={here(to)}>
      <Icon of={icon} />
      {t(name)}
    </Link>
  );
}

type DockButtonProps = {
  icon: IconPath;
  name: string;
  isHere?: 'page' | undefined;
  /** The one gold action. */
  isMain?: boolean;
  onPrepare?: () => void;
  onPress: () => void;
};

const DockButton = ({ icon, name, isHere, isMain, onPrepare, onPress }: DockButtonProps) => (
  <button
    type="button"
    className="dock-entry"
    data-main={isMain || undefined}
    aria-current={isHere}
    onPointerDown={onPrepare}
    onClick={onPress}
  >
    <Icon of={icon} />
    {name}
  </button>
);
