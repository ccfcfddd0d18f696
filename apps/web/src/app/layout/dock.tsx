import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chat, gear } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import './dock.css';
import { ENTRIES } from './entries.ts';
import { useHere } from './use-here.ts';

type Props = { onSettings: () => void; onSupport: () => void };

/** On a phone the menu lies under the thumb. */
export function Dock({ onSettings, onSupport }: Props) {
  const t = useT();
  const here = useHere();
  return (
    <nav className="dock" aria-label={t('shell.bottom_menu')}>
      {ENTRIES.map((entry) => (
        <Link key={entry.to} to={entry.to} className="dock-entry" aria-current={here(entry)}>
          <Icon of={entry.icon} />
          {t(entry.name)}
        </Link>
      ))}
      <button type="button" className="dock-entry" onClick={onSupport}>
        <Icon of={chat} />
        {t('shell.support_short')}
      </button>
      <button type="button" className="dock-entry" onClick={onSettings}>
        <Icon of={gear} />
        {t('settings.entry')}
      </button>
    </nav>
  );
}
