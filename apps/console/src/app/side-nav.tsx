import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ConsoleLink } from '../shared/console-link.tsx';
import { CONSOLE_PAGES, type ConsolePage } from '../shared/console-pages.ts';
import { drawsWaitingQuery } from '../shared/draws-waiting-query.ts';
import { type Overview, overviewQuery } from '../shared/overview-query.ts';
import { referralsQuery } from '../shared/referrals-query.ts';
import { useMay } from '../shared/use-operator.ts';
import './side-nav.css';

/** Only what the operator is trusted with, and how much waits there. */
export function SideNav() {
  const t = useT();
  const may = useMay();
  const { data } = useQuery(overviewQuery);
  const nav = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });

  // On a phone the entries stand in a row that is wider than the screen.
  useEffect(() => {
    const current = path && nav.current?.querySelector('[aria-current=page]');
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <nav ref={nav} className="console-side" aria-label={t('console.menu')}>
      <div>
        {CONSOLE_PAGES.filter(({ permission }) => may(permission)).map(
          ({ to, name, icon, queue }) => (
            <ConsoleLink key={to} to={to} className="console-link">
              <Icon of={icon} />
              <span>{t(name)}</span>
              {queue && <Waiting overview={data} queue={queue} />}
            </ConsoleLink>
          ),
        )}
      </div>
    </nav>
  );
}

type WaitingProps = { overview: Overview | undefined; queue: NonNullable<ConsolePage['queue']> };

function Waiting({ overview, queue }: WaitingProps) {
  if (queue === 'draws') return <DrawsWaiting />;
  if (queue === 'trading') return <BetsWaiting />;
  return <Count count={overview?.[queue].count ?? 0} />;
}

/** Asked for apart: the book may be away, and the other queues are counted all the same. */
function DrawsWaiting() {
  const { data } = useQuery(drawsWaitingQuery);
  return <Count count={data ? data.draws + data.limits + data.terms : 0} />;
}

/** Large bets that a trader has to decide. */
function BetsWaiting() {
  const { data } = useQuery(referralsQuery);
  return <Count count={data?.slips.length ?? 0} />;
}

function Count({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="console-count">
      {count}
      <span className="sr"> {t('console.waiting')}</span>
    </span>
  );
}
