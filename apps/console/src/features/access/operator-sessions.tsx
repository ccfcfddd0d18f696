import {
  endOperatorSession,
  listOperatorSessions,
  type OperatorSession,
} from '@baize/contract/operator-access';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { deviceName } from '../../shared/device-name.ts';
import { Moment } from '../../shared/moment.tsx';
import { RemovalDialog } from '../../shared/queue/removal-dialog.tsx';

const SESSIONS = ['operators', 'sessions'];

/** Where operators are signed in now, and the end of it. */
export function OperatorSessions() {
  const t = useT();
  const query = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => call(listOperatorSessions, {}, signal),
  });
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('rights.sessions')}</h2>
          <p className="muted">{t('rights.sessions_text')}</p>
        </div>
      </header>
      <Answered query={query}>
        {({ sessions }) => (
          <Card padding="flush">
            <Table
              caption={t('rights.sessions')}
              rows={sessions}
              keyOf={({ sessionId }) => sessionId}
              phoneCells={4}
              columns={columnsOf(t)}
            />
          </Card>
        )}
      </Answered>
    </section>
  );
}

const columnsOf = (t: Translate): readonly Column<OperatorSession>[] => [
  {
    key: 'who',
    title: t('console.operator'),
    isHeader: true,
    cell: (session) => <Who session={session} />,
  },
  {
    key: 'seen',
    title: t('rights.session_seen'),
    cell: ({ seenAt }) => <Moment at={seenAt} />,
  },
  {
    key: 'since',
    title: t('rights.session_since'),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    key: 'address',
    title: t('rights.session_address'),
    cell: ({ address }) => <bdi>{address}</bdi>,
  },
  {
    key: 'device',
    title: t('rights.session_device'),
    cell: ({ userAgent }) => deviceName(userAgent),
  },
  {
    key: 'end',
    title: t('rights.session_end'),
    cell: (session) => <EndSession session={session} />,
  },
];

function Who({ session: { operator, emergencyUntil } }: { session: OperatorSession }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className="queue-tags">
      {operator}
      {emergencyUntil && (
        <Tag tone="loss">
          {t('rights.emergency_until', { time: formats.time(instant(new Date(emergencyUntil))) })}
        </Tag>
      )}
    </span>
  );
}

function EndSession({ session }: { session: OperatorSession }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (session.isOwn) return <Tag>{t('rights.session_this')}</Tag>;
  return (
    <>
      <Button look="line" size="small" onClick={() => setAsking(true)}>
        {t('rights.session_end')}
        <span className="sr"> {session.operator}</span>
      </Button>
      {isAsking && (
        <RemovalDialog
          action={t('rights.session_end')}
          text={t('rights.session_end_text', { name: session.operator })}
          onRemove={(reason) => call(endOperatorSession, { sessionId: session.sessionId, reason })}
          queryKey={SESSIONS}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
