import { useT } from '@baize/i18n/react.tsx';
import { Avatar } from '@baize/ui/avatar.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { exit, globe, menu } from '@baize/ui/icons';
import { OfflineBanner } from '@baize/ui/offline-banner.tsx';
import { Sheet } from '@baize/ui/sheet.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useModal } from '../../../shared/address/modals.ts';
import { useStart } from '../../../shared/loading/start.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { AgentNav } from './agent-nav.tsx';
import '../agent-center.css';
import './agent-shell.css';
import { BrandClock } from './brand-clock.tsx';

type Props = {
  logo: ReactNode;
  /** What a reader is told after a page has changed. */
  announced: string;
  onSettings: () => void;
  onPrepareSettings: () => void;
  children: ReactNode;
};

/** Around every page of the center: whose it is, the time that counts, and the way to each page. */
export function AgentShell({ logo, announced, onSettings, onPrepareSettings, children }: Props) {
  const t = useT();
  const { open } = useModal();
  const { isOpen, setOpen } = useMenu();
  return (
    <div className="agent-shell">
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <output className="sr">{announced}</output>
      <header className="top agent-top">
        <IconButton
          className="agent-menu-button"
          label={t('shell.menu')}
          icon={menu}
          onClick={() => setOpen(true)}
        />
        {logo}
        <Tag tone="brand">{t('shell.agent_center')}</Tag>
        <BrandClock />
        <div className="top-end">
          <IconButton
            label={t('settings.title')}
            icon={globe}
            onPointerEnter={onPrepareSettings}
            onFocus={onPrepareSettings}
            onClick={onSettings}
          />
          <Whose />
          <IconButton label={t('shell.sign_out')} icon={exit} onClick={() => open('logout')} />
        </div>
      </header>
      <OfflineBanner />
      <div className="agent-body">
        <div className="agent-side">
          <AgentNav />
        </div>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('shell.menu')} from="start">
        <AgentNav />
      </Sheet>
    </div>
  );
}

/** On a phone the pages lie behind a button; the one that is chosen is shown without them. */
function useMenu() {
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = (isOpen: boolean) => setOpenAt(isOpen ? here : null);
  return { isOpen: openAt === here, setOpen };
}

function Whose() {
  const { member } = useSession();
  const { favicon } = useStart();
  if (!member) return null;
  return (
    <span className="agent-whose">
      <Avatar
        name={member.nickname}
        src={`/images/avatar/${member.avatar}-96.webp`}
        defaultSrc={favicon}
        size="small"
      />
      <span>
        <b>{member.nickname}</b>
        <small>{member.account}</small>
      </span>
    </span>
  );
}
