import type { DeletionObstacle, DeletionRow } from '@baize/contract/deletion';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import type { Column } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import type { DeletionView } from './use-deletions.ts';

const OBSTACLES = {
  money: 'console.deletion_money',
  open_bets: 'console.deletion_open_bets',
  payment: 'console.deletion_payment',
  debt: 'console.deletion_debt',
  break: 'console.deletion_break',
  case: 'console.deletion_case',
  team: 'console.deletion_team',
} as const satisfies Record<DeletionObstacle, PlainKey>;

const STATES = {
  waiting: { name: 'console.deletion_waiting', tone: 'info' },
  cancelled: { name: 'console.deletion_cancelled', tone: 'plain' },
  refused: { name: 'console.deletion_refused', tone: 'loss' },
  done: { name: 'console.deletion_done', tone: 'win' },
} as const satisfies Record<DeletionRow['state'], { name: PlainKey; tone: string }>;

type Props = { view: DeletionView; deletions: readonly DeletionRow[] };

/** Who asked to be deleted, when it happens, and what would refuse it today. */
export function DeletionList({ view, deletions }: Props) {
  const t = useT();
  return (
    <Card padding="flush">
      <ListTable
        name="deletions"
        isExported
        caption={t('console.deletions')}
        rows={deletions}
        keyOf={({ deletionId }) => deletionId}
        empty={t(view === 'open' ? 'console.deletions_empty' : 'console.deletions_ended_empty')}
        columns={columnsOf(t, view)}
      />
    </Card>
  );
}

const columnsOf = (t: Translate, view: DeletionView): readonly Column<DeletionRow>[] => [
  {
    key: 'member',
    title: t('console.member'),
    isHeader: true,
    cell: (row) => <MemberLink {...row} />,
  },
  {
    key: 'state',
    title: t('console.deletion_state'),
    cell: ({ state }) => <Tag tone={STATES[state].tone}>{t(STATES[state].name)}</Tag>,
  },
  { key: 'asked', title: t('console.asked_at'), cell: ({ askedAt }) => <Moment at={askedAt} /> },
  view === 'open'
    ? { key: 'due', title: t('console.deletion_due'), cell: ({ dueAt }) => <Moment at={dueAt} /> }
    : {
        key: 'ended',
        title: t('console.deletion_ended'),
        cell: ({ endedAt }) => <Moment at={endedAt} />,
      },
  {
    key: 'obstacles',
    title: t('console.deletion_obstacles'),
    cell: ({ obstacles }) =>
      obstacles.length === 0 ? '—' : obstacles.map((each) => t(OBSTACLES[each])).join(', '),
  },
];
