import type { Permission } from '@baize/contract/operator-roles';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { buttonClass } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { check } from '@baize/ui/icons';
import { ConsoleLink, type ConsolePath, type Query } from '../../shared/console-link.tsx';
import type { Overview } from '../../shared/overview-query.ts';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import { useMay } from '../../shared/use-operator.ts';

type Queue = {
  readonly key:
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
    | 'endings';
  readonly to: ConsolePath;
  readonly query?: Query;
  readonly name: PlainKey;
  /** Who may not look there is not told of it. */
  readonly permission: Permission;
};

const QUEUES: readonly Queue[] = [
  { key: 'deposits', to: '/deposits', name: 'console.deposits', permission: 'payments.read' },
  { key: 'claims', to: '/claims', name: 'console.claims', permission: 'payments.read' },
  {
    key: 'adjustments',
    to: '/adjustments',
    name: 'console.adjustments',
    permission: 'payments.read',
  },
  {
    key: 'applications',
    to: '/applications',
    name: 'console.applications',
    permission: 'promotions.read',
  },
  {
    key: 'redemptions',
    to: '/redemptions',
    name: 'console.redemptions',
    permission: 'redemptions.read',
  },
  { key: 'chatReports', to: '/chat', name: 'console.chat', permission: 'chat.read' },
  { key: 'identity', to: '/identity', name: 'console.identity', permission: 'identity.read' },
  { key: 'cases', to: '/cases', name: 'console.cases', permission: 'cases.read' },
  { key: 'support', to: '/support', name: 'console.support', permission: 'support.read' },
  { key: 'feedback', to: '/feedback', name: 'console.feedback', permission: 'feedback.read' },
  {
    key: 'endings',
    to: '/agreements',
    query: { view: 'asked' },
    name: 'console.endings_asked',
    permission: 'agreements.read',
  },
];

/** What waits for somebody, before any figure; each leads to its queue. */
export function NeedsAction({ overview }: { overview: Overview }) {
  const t = useT();
  const may = useMay();
  const queues = QUEUES.filter(({ permission }) => may(permission));
  return (
    <nav className="needs" aria-label={t('console.needs_action')}>
      <Withdrawals queue={overview.withdrawals} />
      {queues.map(({ key, to, query, name }) => (
        <ConsoleLink key={key} to={to} {...(query && { query })} className="needs-one">
          <span className="muted">{t(name)}</span>
          <Count queue={overview[key]} />
        </ConsoleLink>
      ))}
    </nav>
  );
}

type Waiting = Overview['withdrawals'];

/** Whoever waits for their own money comes before everything else. */
function Withdrawals({ queue }: { queue: Waiting }) {
  const t = useT();
  const may = useMay();
  const isWaiting = queue.count > 0;
  return (
    <ConsoleLink to="/withdrawals" className={isWaiting ? 'needs-lead is-waiting' : 'needs-lead'}>
      <span className="needs-one">
        <span className="muted">{t('console.withdrawals_waiting')}</span>
        <Count queue={queue} />
      </span>
      {isWaiting && (
        <span className={buttonClass({ look: 'act' })}>
          {t(may('payments.decide') ? 'console.review_now' : 'console.look')}
        </span>
      )}
    </ConsoleLink>
  );
}

function Count({ queue: { count, oldestAt } }: { queue: Waiting }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <b>{formats.number(count)}</b>
      {oldestAt === null ? (
        <span className="needs-none">
          <Icon of={check} />
          {t('console.nothing_waits')}
        </span>
      ) : (
        <AgeTag since={oldestAt} isOldest />
      )}
    </>
  );
}
