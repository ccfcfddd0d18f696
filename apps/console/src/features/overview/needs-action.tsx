import type { readOverview } from '@baize/contract/desk';
import type { Output } from '@baize/contract/endpoint';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { AgeTag } from '../queue/age-tag.tsx';

export type Overview = Output<typeof readOverview>;

const QUEUES = [
  { key: 'withdrawals', to: '/withdrawals', name: 'console.withdrawals' },
  { key: 'claims', to: '/claims', name: 'console.claims' },
  { key: 'deposits', to: '/deposits', name: 'console.deposits' },
  { key: 'adjustments', to: '/adjustments', name: 'console.adjustments' },
  { key: 'differences', to: '/books', name: 'console.differences' },
] as const satisfies readonly { key: keyof Overview; to: string; name: PlainKey }[];

/** What waits for somebody, before any figure; each leads to its queue. */
export function NeedsAction({ overview }: { overview: Overview }) {
  const t = useT();
  const formats = useFormats();
  return (
    <nav className="needs" aria-label={t('console.needs_action')}>
      {QUEUES.map(({ key, to, name }) => {
        const { count, oldestAt } = overview[key];
        return (
          <ConsoleLink
            key={key}
            to={to}
            className={count > 0 ? 'needs-one is-waiting' : 'needs-one'}
          >
            <span className="muted">{t(name)}</span>
            <b>{formats.number(count)}</b>
            {oldestAt === null ? (
              <span className="faint">{t('console.nothing_waits')}</span>
            ) : (
              <AgeTag since={oldestAt} />
            )}
          </ConsoleLink>
        );
      })}
    </nav>
  );
}
