import type { Permission } from '@baize/contract/operator-roles';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Icon } from '@baize/ui/icon.tsx';
import {
  bell,
  chart,
  chat,
  coins,
  deposit,
  flag,
  gift,
  grid,
  help,
  home,
  type IconPath,
  lottery,
  page,
  pause,
  pencil,
  pulse,
  scales,
  server,
  shield,
  sport,
  swap,
  tree,
  user,
  users,
  withdraw,
} from '@baize/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ConsoleLink, type ConsolePath } from '../shared/console-link.tsx';
import { drawsWaitingQuery } from '../shared/draws-waiting-query.ts';
import { type Overview, overviewQuery } from '../shared/overview-query.ts';
import { referralsQuery } from '../shared/referrals-query.ts';
import { useMay } from '../shared/use-operator.ts';
import './side-nav.css';

type Entry = {
  readonly to: ConsolePath;
  readonly name: PlainKey;
  readonly icon: IconPath;
  readonly permission: Permission;
  /** What waits there. */
  readonly queue?:
    | 'withdrawals'
    | 'claims'
    | 'deposits'
    | 'adjustments'
    | 'applications'
    | 'redemptions'
    | 'chatReports'
    | 'identity'
    | 'cases'
    | 'feedback'
    | 'support'
    | 'endings'
    | 'draws'
    | 'trading';
};

const ENTRIES: readonly Entry[] = [
  { to: '/', name: 'console.overview', icon: home, permission: 'overview.read' },
  {
    to: '/withdrawals',
    name: 'console.withdrawals',
    icon: withdraw,
    permission: 'payments.read',
    queue: 'withdrawals',
  },
  {
    to: '/claims',
    name: 'console.claims',
    icon: flag,
    permission: 'payments.read',
    queue: 'claims',
  },
  {
    to: '/deposits',
    name: 'console.deposits',
    icon: deposit,
    permission: 'payments.read',
    queue: 'deposits',
  },
  {
    to: '/adjustments',
    name: 'console.adjustments',
    icon: swap,
    permission: 'payments.read',
    queue: 'adjustments',
  },
  {
    to: '/applications',
    name: 'console.applications',
    icon: gift,
    permission: 'promotions.read',
    queue: 'applications',
  },
  {
    to: '/redemptions',
    name: 'console.redemptions',
    icon: gift,
    permission: 'redemptions.read',
    queue: 'redemptions',
  },
  { to: '/chat', name: 'console.chat', icon: chat, permission: 'chat.read', queue: 'chatReports' },
  {
    to: '/identity',
    name: 'console.identity',
    icon: user,
    permission: 'identity.read',
    queue: 'identity',
  },
  { to: '/cases', name: 'console.cases', icon: bell, permission: 'cases.read', queue: 'cases' },
  { to: '/risk', name: 'ops.rules', icon: pulse, permission: 'risk.read' },
  {
    to: '/support',
    name: 'console.support',
    icon: help,
    permission: 'support.read',
    queue: 'support',
  },
  {
    to: '/feedback',
    name: 'console.feedback',
    icon: chat,
    permission: 'feedback.read',
    queue: 'feedback',
  },
  {
    to: '/agreements',
    name: 'console.agreements',
    icon: tree,
    permission: 'agreements.read',
    queue: 'endings',
  },
  { to: '/settlement', name: 'console.settlement', icon: coins, permission: 'agreements.read' },
  { to: '/draws', name: 'draws.title', icon: lottery, permission: 'draws.read', queue: 'draws' },
  {
    to: '/trading',
    name: 'trading.title',
    icon: sport,
    permission: 'trading.read',
    queue: 'trading',
  },
  { to: '/members', name: 'console.members', icon: users, permission: 'members.read' },
  { to: '/deletions', name: 'console.deletions', icon: user, permission: 'members.read' },
  { to: '/content', name: 'content.title', icon: pencil, permission: 'content.read' },
  { to: '/stops', name: 'console.stops', icon: pause, permission: 'stops.read' },
  { to: '/catalog', name: 'ops.catalog', icon: grid, permission: 'catalog.read' },
  { to: '/settings', name: 'ops.settings', icon: server, permission: 'settings.read' },
  { to: '/reports', name: 'ops.reports', icon: chart, permission: 'reports.read' },
  { to: '/books', name: 'console.books', icon: scales, permission: 'books.read' },
  { to: '/audit', name: 'console.audit', icon: page, permission: 'audit.read' },
  { to: '/operators', name: 'console.operators', icon: shield, permission: 'operators.manage' },
];

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
        {ENTRIES.filter(({ permission }) => may(permission)).map(({ to, name, icon, queue }) => (
          <ConsoleLink key={to} to={to} className="console-link">
            <Icon of={icon} />
            <span>{t(name)}</span>
            {queue && <Waiting overview={data} queue={queue} />}
          </ConsoleLink>
        ))}
      </div>
    </nav>
  );
}

type WaitingProps = { overview: Overview | undefined; queue: NonNullable<Entry['queue']> };

function Waiting({ overview, queue }: WaitingProps) {
  if (queue === 'draws') return <DrawsWaiting />;
  if (queue === 'trading') return <BetsWaiting />;
  return <Count count={overview?.[queue].count ?? 0} />;
}

/** Asked for apart: the book may be away, and the other queues are counted all the same. */
function DrawsWaiting() {
  const { data } = useQuery(drawsWaitingQuery);
  return <Count count={data ? data.draws + data.limits : 0} />;
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
