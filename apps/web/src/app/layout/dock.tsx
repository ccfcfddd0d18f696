import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chat } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import './dock.css';
import { ABOUT, type Entry, HOME } from './entries.ts';
import { useHere } from './use-here.ts';

/** On a phone the menu lies under the thumb, and the one action in its middle. */
export function Dock({ onSupport }: { onSupport: () => void }) {
  const t = useT();
  return (
    <nav className="dock" aria-label={t('shell.bottom_menu')}>
      <DockLink entry={HOME} />
      <button type="button" className="dock-entry dock-act" onClick={onSupport}>
        <span>
          <Icon of={chat} />
        </span>
        {t('shell.support_short')}
      </button>
      <DockLink entry={ABOUT} />
    </nav>
  );
}

function DockLink({ entry }: { entry: Entry }) {
  const t = useT();
  const here = useHere();
  return (
    <Link to={entry.to} className="dock-entry" aria-current={here(entry)}>
      <Icon of={entry.icon} />
      {t(entry.name)}
    </Link>
  );
}
