import { DELIVERY_STATUSES, type Delivery, type Webhook } from '@baize/contract/webhook';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { Id } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Select } from '@baize/ui/select.tsx';
import type { Column } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { ConsoleLink, useGo } from '../../shared/console-link.tsx';
import { ExportShown } from '../../shared/export-shown.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import '../../shared/list-filters.css';
import { Moment } from '../../shared/moment.tsx';
import { OlderButton } from '../../shared/older-button.tsx';
import { useAddressPart } from '../../shared/use-address-part.ts';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import './integrations.css';
import { kindName } from './kind-names.ts';
import { useDeliveries, useDeliveryActs, useWebhooks } from './use-webhooks.ts';
import { WebhookState } from './webhooks.tsx';

/** What was sent to a webhook and what came back; anything can be sent again. */
export function Deliveries() {
  const t = useT();
  const id = useAddressPart('webhookId') as Id<'whk'>;
  const webhook = useWebhooks().data?.webhooks.find(({ webhookId }) => webhookId === id);
  return (
    <>
      <ConsoleLink to="/integrations" className="link">
        {t('integrations.title')}
      </ConsoleLink>
      <Head id={id} webhook={webhook} />
      <List id={id} />
    </>
  );
}

function Head({ id, webhook }: { id: Id<'whk'>; webhook: Webhook | undefined }) {
  const t = useT();
  const { trying } = useDeliveryActs();
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('integrations.deliveries_of', { name: webhook?.name ?? id })}</h1>
          <p className="muted">{t('integrations.deliveries_text')}</p>
        </div>
        {webhook && (
          <Button look="line" isBusy={trying.isPending} onClick={() => trying.mutate(id)}>
            {t('integrations.try')}
          </Button>
        )}
      </header>
      {webhook && <WebhookState webhook={webhook} />}
      {trying.isSuccess && <Note>{t('integrations.tried')}</Note>}
      <CallError error={trying.error} />
    </>
  );
}

const STATUS_NAMES = {
  waiting: 'integrations.status_waiting',
  delivered: 'integrations.status_delivered',
  failed: 'integrations.status_failed',
} as const;

const STATUS_TONES = { waiting: 'warn', delivered: 'win', failed: 'loss' } as const;

function List({ id }: { id: Id<'whk'> }) {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const status = DELIVERY_STATUSES.find((each) => each === address.view);
  const query = useDeliveries(id, status);
  const { replaying } = useDeliveryActs();
  const rows = query.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
  return (
    <>
      <div className="list-filters">
        <Select
          label={t('integrations.state')}
          value={status ?? ''}
          onChange={({ target }) => void go(`/integrations/${id}`, { view: target.value })}
          options={[
            { value: '', label: t('integrations.all') },
            ...DELIVERY_STATUSES.map((value) => ({ value, label: t(STATUS_NAMES[value]) })),
          ]}
        />
        <ExportShown name="deliveries" head={headOf(t)} rows={rows.map(cellsOf)} />
      </div>
      <CallError error={query.error ?? replaying.error} />
      {query.isSuccess && rows.length === 0 ? (
        <Card>
          <EmptyState title={t('integrations.deliveries_none')}>
            {t('integrations.deliveries_none_text')}
          </EmptyState>
        </Card>
      ) : (
        <Card padding="flush">
          <ListTable
            name="deliveries"
            caption={t('integrations.deliveries')}
            rows={rows}
            keyOf={({ deliveryId }) => deliveryId}
            columns={columnsOf(t, replaying)}
          />
        </Card>
      )}
      <OlderButton query={query} />
    </>
  );
}

const headOf = (t: Translate): readonly string[] => [
  t('integrations.event_number'),
  t('integrations.event'),
  t('console.time'),
  t('integrations.state'),
  t('integrations.attempts'),
  t('integrations.answer'),
  t('integrations.body'),
];

const cellsOf = (row: Delivery): readonly string[] => [
  String(row.number ?? ''),
  row.kind,
  row.createdAt,
  row.status,
  String(row.attempts),
  String(row.answerStatus ?? row.failure ?? ''),
  row.body,
];

type Replaying = ReturnType<typeof useDeliveryActs>['replaying'];

const columnsOf = (t: Translate, replaying: Replaying): readonly Column<Delivery>[] => [
  {
    key: 'event',
    title: t('integrations.event'),
    isHeader: true,
    cell: ({ kind, number }) => (
      <>
        {kindName(kind, t)} {number !== null && <span className="faint">{number}</span>}
      </>
    ),
  },
  { key: 'at', title: t('console.time'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { key: 'state', title: t('integrations.state'), cell: (row) => <DeliveryState row={row} /> },
  { key: 'tries', title: t('integrations.attempts'), isNumber: true, cell: (row) => row.attempts },
  { key: 'answer', title: t('integrations.answer'), cell: (row) => answerText(row, t) },
  {
    key: 'body',
    title: t('integrations.body'),
    cell: ({ body }) => (
      <Disclosure title={t('integrations.body')}>
        <code className="event-data">{body}</code>
      </Disclosure>
    ),
  },
  {
    key: 'acts',
    title: t('integrations.acts'),
    cell: ({ deliveryId }) => (
      <Button
        look="line"
        size="small"
        isBusy={replaying.isPending && replaying.variables === deliveryId}
        onClick={() => replaying.mutate(deliveryId)}
      >
        {t('integrations.replay')}
      </Button>
    ),
  },
];

function DeliveryState({ row: { status, nextAt, attempts } }: { row: Delivery }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="webhook-state">
      <Tag tone={STATUS_TONES[status]}>{t(STATUS_NAMES[status])}</Tag>
      {nextAt && attempts > 0 && (
        <span className="faint">
          {t('integrations.next_try', { time: formats.dateTime(instant(new Date(nextAt))) })}
        </span>
      )}
    </div>
  );
}

const FAILURES = {
  timeout: 'integrations.failure_timeout',
  refused: 'integrations.failure_refused',
  refused_address: 'integrations.failure_refused_address',
  removed: 'integrations.failure_removed',
} as const;

function answerText({ answerStatus, answerMs, failure }: Delivery, t: Translate): string {
  if (answerStatus !== null) {
    return t('integrations.answer_of', { status: String(answerStatus), ms: String(answerMs ?? 0) });
  }
  if (failure === null) return '—';
  return Object.hasOwn(FAILURES, failure)
    ? t(FAILURES[failure as keyof typeof FAILURES])
    : t('integrations.failure_other', { code: failure });
}
