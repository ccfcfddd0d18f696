import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chat, chevronEnd, globe, type IconPath, moon } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { THEME_NAMES } from '../../features/settings/theme-names.ts';
import { useTheme } from '../../shared/theme.ts';
import { ENTRIES } from './entries.ts';
import './side-menu.css';
import { useHere } from './use-here.ts';

type Props = { onSettings: () => void; onSupport: () => void };

/** Wide it has words; narrow it keeps the icons, and the words for readers and on hover. */
export function SideMenu({ onSettings, onSupport }: Props) {
  const t = useT();
  const language = useLanguage();
  const theme = useTheme();
  const here = useHere();
  return (
    <nav className="side" aria-label={t('shell.side_menu')}>
      <div className="side-in">
        {ENTRIES.map((entry) => (
          <Link
            key={entry.to}
            to={entry.to}
            className="side-entry"
            title={t(entry.name)}
            aria-current={here(entry)}
          >
            <Icon of={entry.icon} />
            <span className="side-word">{t(entry.name)}</span>
          </Link>
        ))}
        <div className="side-foot">
          <SideButton icon={chat} name={t('shell.support')} onPress={onSupport} />
          <SideButton icon={globe} name={t('shell.language')} onPress={onSettings}>
            <span lang={language.tag}>{language.name}</span>
          </SideButton>
          <SideButton icon={moon} name={t('shell.theme')} onPress={onSettings}>
            {t(THEME_NAMES[theme])}
          </SideButton>
        </div>
      </div>
    </nav>
  );
}

type SideButtonProps = { icon: IconPath; name: string; onPress: () => void; children?: ReactNode };

function SideButton({ icon, name, onPress, children }: SideButtonProps) {
  return (
    <button type="button" className="side-entry" title={name} onClick={onPress}>
      <Icon of={icon} />
      <span className="side-word">{name}</span>
      {children && <span className="side-value">{children}</span>}
      <Icon of={chevronEnd} flip className="side-more" />
    </button>
  );
}
