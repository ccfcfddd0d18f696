import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { Link, useRouterState } from '@tanstack/react-router';
import { useConsolidated } from '../../../shared/session/use-consolidated.ts';
import { type AgentEntry, groupsFor } from '../agent-pages.ts';

/** Every page of the center; the two ways of money first. */
export function AgentNav() {
  const t = useT();
  const { data } = useConsolidated();
  return (
    <nav className="agent-nav" aria-label={t('agents.navigation')}>
      {groupsFor(data).map(({ name, entries }, index) => (
        <div key={name ?? index} className={index === 0 ? 'agent-nav-money' : 'agent-nav-group'}>
          {name && <h2>{t(name)}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavEntry entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function NavEntry({ entry: { to, name, icon } }: { entry: AgentEntry }) {
  const t = useT();
  const here = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  const isHere = here === to.toLowerCase() || (here === '/agenthome' && to === OPENING);
  return (
    <Link to={to} className="side-entry" aria-current={isHere ? 'page' : undefined}>
      <Icon of={icon} />
      <span>{t(name)}</span>
    </Link>
  );
}

/** What the center opens on. */
const OPENING = '/agentHome/agentTeamOverview';
