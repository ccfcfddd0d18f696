import { CORRECTION_PAGE, type DrawCorrection } from '@baize/contract/draw-correction';
import type { DrawBoard } from '@baize/contract/draw-shape';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { minor } from '@baize/std/money';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Pager } from '@baize/ui/pager.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { type ReactNode, useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { useCorrectionPreview } from './use-draws.ts';

type Props = {
  drawId: string;
  board: DrawBoard;
  /** What can be done about exactly this list. */
  children: (digest: string) => ReactNode;
};

/** Every ticket that another result would change, with what it paid and would pay. */
export function CorrectionChanges({ drawId, board, children }: Props) {
  const t = useT();
  const { number, money } = useFormats();
  const [page, setPage] = useState(1);
  const query = useCorrectionPreview({ drawId, board, page });
  return (
    <Answered query={query}>
      {({ count, changes, paidMore, takenBack, digest }) => (
        <div className="stack">
          <output>
            {t('draws.changes_sum', {
              count: number(count),
              more: money(paidMore),
              back: money(takenBack),
            })}
          </output>
          <Table
            caption={t('draws.changes')}
            rows={changes}
            keyOf={({ ticketId }) => ticketId}
            density="dense"
            empty={t('draws.changes_none')}
            columns={columnsOf(t)}
          />
          {count > CORRECTION_PAGE && (
            <Pager
              label={t('draws.changes')}
              pages={Math.ceil(count / CORRECTION_PAGE)}
              page={page}
              onPage={setPage}
            />
          )}
          {children(digest)}
        </div>
      )}
    </Answered>
  );
}

type Change = DrawCorrection['changes'][number];

const columnsOf = (t: Translate): readonly Column<Change>[] => [
  {
    key: 'ticket',
    title: t('draws.ticket'),
    isHeader: true,
    cell: ({ ticketId }) => <bdi>{ticketId}</bdi>,
  },
  { key: 'member', title: t('console.member'), cell: (change) => <MemberLink {...change} /> },
  {
    key: 'before',
    title: t('draws.paid_before'),
    isNumber: true,
    cell: ({ before }) => <MoneyText amount={before} />,
  },
  {
    key: 'after',
    title: t('draws.pays_after'),
    isNumber: true,
    cell: ({ after }) => <MoneyText amount={after} />,
  },
  {
    key: 'move',
    title: t('draws.difference'),
    isNumber: true,
    cell: ({ before, after }) => <MoneyText amount={minor(after - before)} />,
  },
];
