import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chat, gear, type IconPath } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import './dock.css';
import { ABOUT, type Entry, HOME } from './entries.ts';
import { useHere } from './use-here.ts';

type Props = { onSettings: () => void; onSupport: () => void };

/** On a phone the menu lies under the thumb. */
export function Dock({ onSettings, onSupport }: Props) {
  const t = useT();
  return (
    <nav className="dock" aria-label={t('shell.bottom_menu')}>
      <DockLink entry={HOME} />
      <DockLink entry={ABOUT} />
      <DockButton icon={chat} name={t('shell.support_short')} onPress={onSupport} />
      <DockButton icon={gear} name={t('shell.settings_short')} onPress={onSettings} />
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

type DockButtonProps = { icon: IconPath; name: string; onPress: () => void };

const DockButton = ({ icon, name, onPress }: DockButtonProps) => (
  <button type="button" className="dock-entry" onClick={onPress}>
    <Icon of={icon} />
    {name}
  </button>
);
