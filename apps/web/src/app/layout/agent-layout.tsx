import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { globe } from '@baize/ui/icons';
import { OfflineBanner } from '@baize/ui/offline-banner.tsx';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { usePart } from '../../shared/loading/use-part.ts';
import * as files from '../part-files.ts';
import './agent-layout.css';
import './header.css';
import { Logo } from './logo.tsx';
import './site-layout.css';
import { useArrival } from './use-arrival.ts';

/** Around the agents' pages: the brand and the language, and none of the site's menus. */
export function AgentLayout() {
  const t = useT();
  const language = useLanguage();
  const announced = useArrival();
  const { Part: SettingsSheet, bring, prepare } = usePart(files.settings);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  return (
    <div className="agent-frame">
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <output className="sr">{announced}</output>
      <header className="top">
        <Logo />
        <div className="top-end">
          <Button
            look="ghost"
            icon={globe}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              setSettingsOpen(true);
              bring();
            }}
          >
            <span className="sr">{t('settings.title')}: </span>
            <span lang={language.tag}>{language.name}</span>
          </Button>
        </div>
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {SettingsSheet && (
        <SettingsSheet isOpen={isSettingsOpen} onClose={() => setSettingsOpen(false)} />
      )}
    </div>
  );
}
