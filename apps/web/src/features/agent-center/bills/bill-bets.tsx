import type { BillBets as Answer } from '@baize/contract/settlement';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { Id, MemberId } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { MoreButton } from '../../../shared/lists/more-button.tsx';
import { Shown } from '../states.tsx';
import { useBillBets } from './use-bills.ts';

/** What was counted of one member in the period, slot by slot, and the bets behind it. */
export function BillBets({ billId, memberId }: { billId: Id<'bil'>; memberId: MemberId }) {
  const t = useT();
  const formats = useFormats();
  const asked = useBillBets(billId, memberId);
  return (
    <>
      <Shown asked={asked}>
        {({ pages }) => (
          <>
            <h3>{t('agents.counted')}</h3>
            <p className="muted small">{t('agents.counted_text')}</p>
            <Card padding="flush">
              <Table
                caption={t('agents.counted')}
                columns={figureColumns(t, formats)}
                rows={pages.flatMap((page) => page.figures)}
                keyOf={({ countedAt, placedFrom, category }) =>
                  `${countedAt} ${placedFrom} ${category}`
                }
                density="dense"
              />
            </Card>
            <h3>{t('agents.bets_behind')}</h3>
            <Card padding="flush">
              <Table
                caption={t('agents.bets_behind')}
                columns={betColumns(t, formats)}
                rows={pages.flatMap((page) => page.bets)}
                keyOf={({ betId }) => betId}
                density="dense"
              />
            </Card>
          </>
        )}
      </Shown>
      <MoreButton more={asked}>{t('agents.more')}</MoreButton>
    </>
  );
}

type Figure = Answer['figures'][number];
type Bet = Answer['bets'][number];

const at = ({ dateTime }: Formats, moment: string) => (
  <time dateTime={moment}>{dateTime(instant(new Date(moment)))}</time>
);

const figureColumns = (t: Translate, formats: Formats): readonly Column<Figure>[] => [
  {
    key: 'counted',
    title: t('agents.counted_at'),
    isHeader: true,
    cell: ({ countedAt }) => at(formats, countedAt),
  },
  {
    key: 'placed',
    title: t('agents.placed_from'),
    cell: ({ placedFrom }) => at(formats, placedFrom),
  },
  {
    key: 'count',
    title: t('agents.bets'),
    isNumber: true,
    cell: ({ betCount }) => formats.number(betCount),
  },
  {
    key: 'valid',
    title: t('agents.valid_bets'),
    isNumber: true,
    cell: ({ validBets }) => <MoneyText amount={validBets} />,
  },
  {
    key: 'prizes',
    title: t('agents.prizes'),
    isNumber: true,
    cell: ({ prizes }) => <MoneyText amount={prizes} />,
  },
];

const betColumns = (t: Translate, formats: Formats): readonly Column<Bet>[] => [
  {
    key: 'placed',
    title: t('agents.placed'),
    isHeader: true,
    cell: ({ placedAt }) => at(formats, placedAt),
  },
  { key: 'decided', title: t('agents.decided'), cell: ({ decidedAt }) => at(formats, decidedAt) },
  { key: 'game', title: t('agents.game'), cell: ({ game }) => game ?? t('records.game_gone') },
  {
    key: 'stake',
    title: t('agents.stake'),
    isNumber: true,
    cell: ({ stake }) => <MoneyText amount={stake} />,
  },
  {
    key: 'payout',
    title: t('agents.payout'),
    isNumber: true,
    cell: ({ payout }) => <MoneyText amount={payout} />,
  },
  {
    key: 'reference',
    title: t('records.reference'),
    cell: ({ betId }) => <bdi className="faint small">{betId}</bdi>,
  },
];
