import type { SecurityCenter as Center } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { BankCard } from './bank-card.tsx';
import { Dialogs, type Opened } from './dialogs.tsx';
import { LoginHistory } from './login-history.tsx';
import { OverviewCard } from './overview-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProtectionCard } from './protection-card.tsx';
import './security.css';
import { SessionsCard } from './sessions-card.tsx';
import { useSecurityCenter, useSessions } from './use-security-center.ts';

/** Everything about one's own account, on one page; each change is a dialog of its own. */
export function SecurityCenter() {
  const t = useT();
  return (
    <div className="security">
      <header>
        <h1>{t('security.title')}</h1>
        <p className="muted">{t('security.lead')}</p>
      </header>
      <Account />
      <Access />
    </div>
  );
}

function Account() {
  const query = useSecurityCenter();
  return (
    <Answered query={query} waiting={<AccountLoading />}>
      {(center) => <AccountCards center={center} />}
    </Answered>
  );
}

function AccountCards({ center }: { center: Center }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <OverviewCard center={center} onOpen={setOpened} />
      <div className="security-columns">
        <ProtectionCard center={center} onOpen={setOpened} />
        <div className="security-column">
          <ProfileCard center={center} onOpen={setOpened} />
          <BankCard center={center} onOpen={setOpened} />
        </div>
      </div>
      <Dialogs opened={opened} center={center} onClose={() => setOpened(null)} />
    </>
  );
}

/** It fails alone: what is above stays as it is. */
function Access() {
  const query = useSessions();
  return (
    <Answered query={query} waiting={<AccessLoading />}>
      {({ sessions, logins }) => (
        <>
          <SessionsCard sessions={sessions} />
          <LoginHistory logins={logins} />
        </>
      )}
    </Answered>
  );
}

const AccountLoading = () => (
  <Loading className="security">
    <Skeleton height="9rem" />
    <div className="security-columns">
      <Skeleton height="30rem" />
      <Skeleton height="30rem" />
    </div>
  </Loading>
);

const AccessLoading = () => (
  <Loading>
    <Skeleton height="12rem" />
  </Loading>
);
