import type { Output } from '@baize/contract/endpoint';
import { listOnlinePlayers, ONLINE_MINUTES } from '@baize/contract/live';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Pager } from '@baize/ui/pager.tsx';
import type { Column } from '@baize/ui/table.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { deviceName } from '../../shared/device-name.ts';
import { ListTable } from '../../shared/list-table.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';

type Player = Output<typeof listOnlinePlayers>['players'][number];

const AGAIN_MS = 10_000;
const PAGE = 50;

/** Who is online, as the overview counts them. */
export function OnlinePlayers() {
  const t = useT();
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['online', page],
    queryFn: ({ signal }) => call(listOnlinePlayers, { page }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('live.online')}</h1>
          <p className="muted">{t('live.online_text', { count: ONLINE_MINUTES })}</p>
        </div>
        {query.data && <p className="faint">{formats.number(query.data.total)}</p>}
      </header>
      <Answered query={query}>
        {({ players, total }) =>
          players.length === 0 ? (
            <Card>
              <EmptyState title={t('live.online_none')}>{t('live.online_none_text')}</EmptyState>
            </Card>
          ) : (
            <>
              <Card padding="flush">
                <ListTable
                  name="online"
                  isExported
                  caption={t('live.online')}
                  rows={players}
                  keyOf={({ memberId }) => memberId}
                  density="dense"
                  phoneCells={4}
                  columns={columns(t)}
                />
              </Card>
              {total > PAGE && (
                <Pager
                  label={t('live.online')}
                  page={page}
                  pages={Math.ceil(total / PAGE)}
                  onPage={setPage}
                />
              )}
            </>
          )
        }
      </Answered>
    </>
  );
}

const columns = (t: Translate): readonly Column<Player>[] => [
  { key: 'player', title: t('ops.player'), isHeader: true, cell: (row) => <MemberLink {...row} /> },
  { key: 'seen', title: t('live.seen'), cell: ({ seenAt }) => <Moment at={seenAt} /> },
  { key: 'since', title: t('live.since'), cell: ({ sinceAt }) => <Moment at={sinceAt} /> },
  { key: 'address', title: t('live.address'), cell: ({ address }) => <bdi>{address}</bdi> },
  {
    key: 'sessions',
    title: t('live.session_count'),
    isNumber: true,
    cell: ({ sessions }) => sessions,
  },
  { key: 'device', title: t('live.device'), cell: ({ device }) => <bdi>{deviceName(device)}</bdi> },
];
