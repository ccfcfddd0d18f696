import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { chat, globe } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { AccountEnd } from './account-end.tsx';
import { ENTRIES } from './entries.ts';
import './header.css';
import { Logo } from './logo.tsx';
import { useHere } from './use-here.ts';

type Props = { onSettings: () => void; onSupport: () => void };

export function Header({ onSettings, onSupport }: Props) {
  const t = useT();
  const language = useLanguage();
  const here = useHere();
  return (
    <header className="top">
      <Logo />
      <nav className="top-nav" aria-label={t('shell.main_menu')}>
        {ENTRIES.map((entry) => (
          <Link key={entry.to} to={entry.to} aria-current={here(entry)}>
            {t(entry.name)}
          </Link>
        ))}
      </nav>
      <div className="top-end">
        <Button look="ghost" icon={globe} className="top-wide" onClick={onSettings}>
          <span className="sr">{t('settings.title')}: </span>
          <span lang={language.tag}>{language.name}</span>
        </Button>
        <Button look="ghost" icon={chat} className="top-wide" onClick={onSupport}>
          {t('shell.support')}
        </Button>
        <AccountEnd onSupport={onSupport} />
      </div>
    </header>
  );
}
