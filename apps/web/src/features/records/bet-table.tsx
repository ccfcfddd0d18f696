import { isCounted, VALID_BET_TEXTS } from '@baize/client/valid-bet-texts';
import type { BetOfList } from '@baize/contract/records';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { buttonClass } from '@baize/ui/button.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Link } from '@tanstack/react-router';
import { BetGame, type RenderCover } from './bet-game.tsx';
import { BetTag } from './bet-tag.tsx';

type Props = { caption: string; bets: readonly BetOfList[]; renderCover: RenderCover };

/** Bets, each with the way to its round. */
export function BetTable({ caption, bets, renderCover }: Props) {
  const t = useT();
  const formats = useFormats();
  return (
    <Table
      caption={caption}
      columns={columnsOf(t, formats, renderCover)}
      rows={bets}
      keyOf={({ betId }) => betId}
    />
  );
}

const columnsOf = (
  t: Translate,
  { dateTime }: Formats,
  renderCover: RenderCover,
): readonly Column<BetOfList>[] => {
  const whenOf = ({ placedAt }: BetOfList) => dateTime(instant(new Date(placedAt)));
  return [
    {
      key: 'game',
      title: t('records.game'),
      isHeader: true,
      cell: ({ betId, game }) => (
        <Link to="/member/personalHistoryCopy" search={{ bet: betId }} className="bet-open">
          <BetGame game={game} renderCover={renderCover} />
        </Link>
      ),
    },
    {
      key: 'time',
      title: t('records.placed'),
      cell: (bet) => (
        <time className="muted" dateTime={bet.placedAt}>
          {whenOf(bet)}
        </time>
      ),
    },
    {
      key: 'stake',
      title: t('records.stake'),
      isNumber: true,
      cell: ({ stake }) => <MoneyText amount={stake} />,
    },
    validColumn(t),
    {
      key: 'payout',
      title: t('records.payout'),
      isNumber: true,
      cell: ({ payout, status }) => (status === 'running' ? '–' : <MoneyText amount={payout} />),
    },
    {
      key: 'result',
      title: t('records.result'),
      isNumber: true,
      cell: ({ result }) => (result === null ? '–' : <MoneyText amount={result} isResult />),
    },
    { key: 'status', title: t('records.status'), cell: (bet) => <BetTag bet={bet} /> },
    {
      key: 'open',
      title: t('records.round_id'),
      isNumber: true,
      cell: (bet) => (
        <Link
          to="/member/personalHistoryCopy"
          search={{ bet: bet.betId }}
          className={buttonClass({ look: 'line', size: 'small' })}
          aria-label={t('records.open_named', {
            game: bet.game?.displayName ?? t('records.game_gone'),
            when: whenOf(bet),
          })}
        >
          {t('records.open')}
        </Link>
      ),
    },
  ];
};

/** What of the stake counts; the reason stands in the bet itself and under the pointer. */
const validColumn = (t: Translate): Column<BetOfList> => ({
  key: 'valid',
  title: t('records.valid_bet'),
  isNumber: true,
  cell: (bet) => (
    <span title={t(VALID_BET_TEXTS[bet.validReason])}>
      {isCounted(bet) ? <MoneyText amount={bet.valid} /> : '–'}
    </span>
  ),
});
