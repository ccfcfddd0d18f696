import {
  listOperatorKeys,
  type OperatorKey,
  revokeOperatorKey,
} from '@baize/contract/operator-key';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { plus } from '@baize/ui/icons';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { Moment } from '../../shared/moment.tsx';
import { RemovalDialog } from '../../shared/queue/removal-dialog.tsx';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { SCOPE_NAMES } from './scope-names.ts';

/** The keys of the admin API: what each is good for, when it was used, and its end. */
export function OperatorKeys() {
  const t = useT();
  const [isMaking, setMaking] = useState(false);
  const query = useQuery({
    queryKey: ['operator-keys'],
    queryFn: ({ signal }) => call(listOperatorKeys, {}, signal),
  });
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('ops.keys')}</h2>
          <p className="muted">{t('ops.keys_text')}</p>
        </div>
        <Button look="line" icon={plus} onClick={() => setMaking(true)}>
          {t('ops.key_make')}
        </Button>
      </header>
      <Answered query={query}>{({ keys }) => <Keys keys={keys} />}</Answered>
      {isMaking && <MakeKeyDialog onClose={() => setMaking(false)} />}
    </section>
  );
}

function Keys({ keys }: { keys: readonly OperatorKey[] }) {
  const t = useT();
  if (keys.length === 0) {
    return (
      <Card>
        <EmptyState title={t('ops.keys_none')}>{t('ops.keys_none_text')}</EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="flush">
      <Table
        caption={t('ops.keys')}
        rows={keys}
        keyOf={({ keyId }) => keyId}
        phoneCells={4}
        columns={columnsOf(t)}
      />
    </Card>
  );
}

const columnsOf = (t: Translate): readonly Column<OperatorKey>[] => [
  { key: 'name', title: t('ops.key_name'), isHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'scopes',
    title: t('ops.key_scopes'),
    cell: ({ scopes }) => scopes.map((scope) => t(SCOPE_NAMES[scope])).join(', '),
  },
  { key: 'by', title: t('ops.key_by'), cell: ({ madeBy }) => madeBy },
  { key: 'used', title: t('ops.key_used'), cell: ({ usedAt }) => <Moment at={usedAt} /> },
  { key: 'state', title: t('console.status'), cell: (key) => <KeyState of={key} /> },
];

function KeyState({ of: { keyId, name, revokedAt } }: { of: OperatorKey }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (revokedAt !== null) return <Tag>{t('ops.key_revoked')}</Tag>;
  return (
    <>
      <Button look="line" size="small" onClick={() => setAsking(true)}>
        {t('ops.key_revoke')}
        <span className="sr"> {name}</span>
      </Button>
      {isAsking && (
        <RemovalDialog
          action={t('ops.key_revoke')}
          text={t('ops.key_revoke_text', { name })}
          onRemove={(reason) => call(revokeOperatorKey, { keyId, reason })}
          queryKey={['operator-keys']}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
