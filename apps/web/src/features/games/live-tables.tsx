import { type LiveTable, listLiveTables } from '@baize/contract/live-table';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { SECOND_MS } from '@baize/std/time';
import { Icon } from '@baize/ui/icon.tsx';
import { users } from '@baize/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { call } from '../../shared/server/api.ts';
import { LiveRoad } from './live-road.tsx';
import './live-tables.css';
import { nameOf } from './name-of.ts';

/** A round takes longer; a page that nobody looks at does not ask. */
const ASKED_EVERY_MS = 4 * SECOND_MS;
const SHOWN_MAX = 8;

/** Tables where people are or results lie, each with its road; nothing where all of them rest. */
export function LiveTables() {
  const t = useT();
  const { code } = useLanguage();
  const { data } = useQuery({
    queryKey: ['live-tables', code],
    queryFn: ({ signal }) => call(listLiveTables, { language: code }, signal),
    refetchInterval: ASKED_EVERY_MS,
  });
  const shown = (data?.tables ?? [])
    .filter(({ present, marks }) => present > 0 || marks.length > 0)
    .slice(0, SHOWN_MAX);
  if (shown.length === 0) return null;
  return (
    <section className="live-tables" aria-labelledby="live-tables">
      <h2 id="live-tables">{t('lobby.tables')}</h2>
      <ul>
        {shown.map((table) => (
          <li key={table.game.nodeId}>
            <TableCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableCard({ table: { game, kind, marks, present } }: { table: LiveTable }) {
  const t = useT();
  const launch = useLaunch();
  return (
    <button type="button" className="live-table" onClick={() => launch(game)}>
      <span className="live-table-name">
        <bdi>{nameOf(game)}</bdi>
        <span className="live-table-present">
          <Icon of={users} /> {t('lobby.tables_present', { count: present })}
        </span>
      </span>
      <LiveRoad kind={kind} marks={marks} />
    </button>
  );
}
