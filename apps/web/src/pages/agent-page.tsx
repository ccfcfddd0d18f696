import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chart, chat, type IconPath, share } from '@baize/ui/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect } from 'react';
import { AgentLoginForm } from '../features/agent-login/agent-login-form.tsx';
import { SupportHours } from '../features/agent-login/support-hours.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { useSession } from '../shared/session/session.ts';
import './agent-page.css';

/** An agent who is in already goes on; everyone else sees what it is about, and the form. */
export function AgentPage() {
  const { isAgent, pending } = useSession();
  const navigate = useNavigate();
  const isIn = isAgent && pending === null;

  useEffect(() => {
    if (isIn) void navigate({ to: '/agentHome', replace: true });
  }, [isIn, navigate]);

  return (
    <AreaTexts areas={textsAt('/agent')}>
      <div className="agent">
        <Pitch />
        <Door />
      </div>
    </AreaTexts>
  );
}

function Door() {
  const t = useT();
  return (
    <Card className="agent-door">
      <header>
        <h2>{t('agent.title')}</h2>
        <p className="muted small">{t('agent.form_lead')}</p>
      </header>
      <AgentLoginForm />
      <Link to="/" className="link small">
        {t('agent.to_site')}
      </Link>
    </Card>
  );
}

function Pitch() {
  const t = useT();
  return (
    <section className="agent-pitch">
      <h1>
        {t('agent.headline')
          .split(' / ')
          .map((phrase) => (
            <Fragment key={phrase}>
              <span className="ph">{phrase}</span>{' '}
            </Fragment>
          ))}
      </h1>
      <p className="agent-lead">{t('agent.lead')}</p>
      <ul className="agent-points">
        <Point icon={share} name={t('agent.point_invite')}>
          {t('agent.point_invite_text')}
        </Point>
        <Point icon={chart} name={t('agent.point_clear')}>
          {t('agent.point_clear_text')}
        </Point>
        <Point icon={chat} name={t('agent.point_people')}>
          <SupportHours />
        </Point>
      </ul>
    </section>
  );
}

type PointProps = { icon: IconPath; name: string; children: ReactNode };

const Point = ({ icon, name, children }: PointProps) => (
  <li>
    <Icon of={icon} />
    <div>
      <b>{name}</b>
      <p>{children}</p>
    </div>
  </li>
);
