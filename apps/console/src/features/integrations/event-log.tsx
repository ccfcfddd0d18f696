import {
  LOG_KEPT_DAYS,
  LOG_KINDS,
  type LogEntry,
  type LogKind,
  listEvents,
} from '@baize/contract/event-log';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Select } from '@baize/ui/select.tsx';
import type { Column } from '@baize/ui/table.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { useGo } from '../../shared/console-link.tsx';
import { ExportShown } from '../../shared/export-shown.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import '../../shared/list-filters.css';
import { Moment } from '../../shared/moment.tsx';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import './integrations.css';
import { KIND_NAMES, kindName, kindOf } from './kind-names.ts';

const PAGE = 50;

/** What a warehouse follows, as it follows it: by number, from the oldest on. */
export function EventLog() {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const kind = kindOf(address.kind);
  const after = /^\d{1,9}$/.exec(address.after ?? '')?.[0];
  const query = useQuery({
    queryKey: ['events', kind, after],
    queryFn: ({ signal }) => {
      const page = { limit: PAGE, ...(kind && { kind }), ...(after && { after: Number(after) }) };
      return call(listEvents, page, signal);
    },
    placeholderData: keepPreviousData,
  });
  return (
    <section className="stack">
      <header>
        <h2>{t('integrations.log')}</h2>
        <p className="muted">{t('integrations.log_text', { days: String(LOG_KEPT_DAYS) })}</p>
      </header>
      <div className="list-filters">
        <Select
          label={t('integrations.event')}
          value={kind ?? ''}
          onChange={({ target }) => void go('/integrations', { kind: target.value })}
          options={[
            { value: '', label: t('integrations.all') },
            ...LOG_KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) })),
          ]}
        />
        <ExportShown
          name="events"
          head={headOf(t)}
          rows={(query.data?.events ?? []).map(cellsOf)}
        />
      </div>
      <Answered query={query}>
        {({ events, next, head, hasMore }) => (
          <>
            <Events events={events} />
            <Paging next={next} head={head} hasMore={hasMore} kind={kind} />
          </>
        )}
      </Answered>
    </section>
  );
}

type PagingProps = {
  next: number;
  head: number;
  hasMore: boolean;
  kind: LogKind | undefined;
};

/** From the oldest, the newest, or on from here: the address says which. */
function Paging({ next, head, hasMore, kind }: PagingProps) {
  const t = useT();
  const go = useGo();
  const show = (after: number | null) =>
    void go('/integrations', {
      ...(kind && { kind }),
      ...(after !== null && { after: String(after) }),
    });
  return (
    <div className="webhook-acts">
      <Button look="line" onClick={() => show(null)}>
        {t('integrations.log_first')}
      </Button>
      <Button look="line" onClick={() => show(Math.max(0, head - PAGE))}>
        {t('integrations.log_newest')}
      </Button>
      {hasMore && (
        <Button look="line" onClick={() => show(next)}>
          {t('integrations.log_next')}
        </Button>
      )}
      <span className="faint">{t('integrations.log_head', { number: String(head) })}</span>
    </div>
  );
}

function Events({ events }: { events: readonly LogEntry[] }) {
  const t = useT();
  if (events.length === 0) {
    return (
      <Card>
        <EmptyState title={t('integrations.log_none')}>
          {t('integrations.log_none_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="flush">
      <ListTable
        name="events"
        caption={t('integrations.log')}
        rows={events}
        keyOf={({ number }) => String(number)}
        density="dense"
        columns={columnsOf(t)}
      />
    </Card>
  );
}

const headOf = (t: Translate): readonly string[] => [
  t('integrations.event_number'),
  t('integrations.event'),
  t('console.time'),
  t('ops.player'),
  t('integrations.data'),
];

const cellsOf = ({ number, kind, at, memberId, data }: LogEntry): readonly string[] => [
  String(number),
  kind,
  at,
  memberId ?? '',
  JSON.stringify(data),
];

const columnsOf = (t: Translate): readonly Column<LogEntry>[] => [
  { key: 'number', title: t('integrations.event_number'), cell: ({ number }) => number },
  {
    key: 'kind',
    title: t('integrations.event'),
    isHeader: true,
    cell: ({ kind }) => kindName(kind, t),
  },
  { key: 'at', title: t('console.time'), cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'data',
    title: t('integrations.data'),
    cell: ({ memberId, data }) => (
      <code className="event-data">
        {Object.entries({ ...(memberId && { memberId }), ...data })
          .map(([name, value]) => `${name}=${value ?? ''}`)
          .join(' ')}
      </code>
    ),
  },
];
