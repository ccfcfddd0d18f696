import { FAILING_HOURS_MAX, type Webhook } from '@baize/contract/webhook';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { plus } from '@baize/ui/icons';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import './integrations.css';
import { KIND_NAMES } from './kind-names.ts';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookActs } from './webhook-acts.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** The addresses that are told of events, and how each of them does. */
export function Webhooks() {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const query = useWebhooks();
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('integrations.webhooks')}</h2>
          <p className="muted">{t('integrations.webhooks_text')}</p>
        </div>
        <Button look="line" icon={plus} onClick={() => setAdding(true)}>
          {t('integrations.add')}
        </Button>
      </header>
      <Answered query={query}>{({ webhooks }) => <List webhooks={webhooks} />}</Answered>
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function List({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useT();
  if (webhooks.length === 0) {
    return (
      <Card>
        <EmptyState title={t('integrations.webhooks_none')}>
          {t('integrations.webhooks_none_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="flush">
      <Table
        caption={t('integrations.webhooks')}
        rows={webhooks}
        keyOf={({ webhookId }) => webhookId}
        columns={columnsOf(t)}
      />
    </Card>
  );
}

const columnsOf = (t: Translate): readonly Column<Webhook>[] => [
  {
    key: 'name',
    title: t('integrations.name'),
    isHeader: true,
    cell: ({ webhookId, name, url }) => (
      <>
        <ConsoleLink to={`/integrations/${webhookId}`} className="link">
          {name}
        </ConsoleLink>
        <br />
        <bdi className="faint webhook-url">{url}</bdi>
      </>
    ),
  },
  {
    key: 'kinds',
    title: t('integrations.kinds'),
    cell: ({ kinds }) => kinds.map((kind) => t(KIND_NAMES[kind])).join(', '),
  },
  {
    key: 'state',
    title: t('integrations.state'),
    cell: (webhook) => <WebhookState webhook={webhook} />,
  },
  {
    key: 'acts',
    title: t('integrations.acts'),
    cell: (webhook) => <WebhookActs webhook={webhook} />,
  },
];

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const formats = useFormats();
  const { paused, failingSince, waiting, oldSecretUntil } = webhook;
  const time = (at: string) => formats.dateTime(instant(new Date(at)));
  return (
    <div className="webhook-state">
      {paused?.by === 'failing' && (
        <Tag tone="loss">
          {t('integrations.state_stopped', { hours: String(FAILING_HOURS_MAX) })}
        </Tag>
      )}
      {paused?.by === 'operator' && <Tag>{t('integrations.state_paused')}</Tag>}
      {!paused && failingSince && (
        <Tag tone="warn">{t('integrations.state_failing', { time: time(failingSince) })}</Tag>
      )}
      {!paused && !failingSince && <Tag tone="win">{t('integrations.state_ok')}</Tag>}
      <span className="faint">{t('integrations.waiting_count', { count: waiting })}</span>
      {oldSecretUntil && (
        <span className="faint">
          {t('integrations.old_secret', { time: time(oldSecretUntil) })}
        </span>
      )}
    </div>
  );
}
