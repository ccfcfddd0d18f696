import { useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Link } from '@tanstack/react-router';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { BetFilters } from './bet-filters.tsx';
import type { RenderCover } from './bet-game.tsx';
import { BetTable } from './bet-table.tsx';
import { BetTotals } from './bet-totals.tsx';
import { FilterFold } from './filter-fold.tsx';
import { RangeBar } from './range-bar.tsx';
import { RecordEmpty, RecordError, RowsWait } from './record-states.tsx';
import './records.css';
import { useBets } from './use-bets.ts';
import { type RecordFilters, useRecordSearch } from './use-record-search.ts';

type BetsQuery = ReturnType<typeof useBets>;

/** What a member bet, the newest first; older ones follow on request. */
export function BetRecords({ renderCover }: { renderCover: RenderCover }) {
  const t = useT();
  const filters = useRecordSearch('/member/personalHistoryCopy');
  const asked = useBets(filters);
  return (
    <div className="records">
      <header>
        <h1>{t('records.title')}</h1>
        <p className="muted">{t('records.lead')}</p>
      </header>
      <FilterFold filters={filters}>
        <RangeBar filters={filters} />
        <BetFilters filters={filters} choices={asked.data?.pages[0]?.choices} />
      </FilterFold>
      <Bets asked={asked} filters={filters} renderCover={renderCover} />
    </div>
  );
}

type Props = { asked: BetsQuery; filters: RecordFilters; renderCover: RenderCover };

function Bets({ asked, filters, renderCover }: Props) {
  const t = useT();
  const { data, isPending, isPlaceholderData, error, refetch } = asked;
  if (isPending) return <RowsWait />;
  const first = data?.pages[0];
  if (!first) return <RecordError error={error} onRetry={() => void refetch()} />;
  const bets = data.pages.flatMap((page) => page.bets);
  if (bets.length === 0) return <NoBets filters={filters} />;
  return (
    <div className="records-found" aria-busy={isPlaceholderData}>
      <BetTotals totals={first.totals} />
      <Card padding="flush">
        <BetTable caption={t('records.title')} bets={bets} renderCover={renderCover} />
      </Card>
      <MoreButton more={asked}>{t('records.older')}</MoreButton>
    </div>
  );
}

function NoBets({ filters: { search, change } }: { filters: RecordFilters }) {
  const t = useT();
  if (Object.keys(search).length > 0) {
    const none = { from: undefined, to: undefined, category: undefined };
    return (
      <RecordEmpty
        title={t('records.none_matching')}
        action={
          <Button
            look="line"
            onClick={() => change({ ...none, vendor: undefined, status: undefined })}
          >
            {t('records.clear')}
          </Button>
        }
      >
        {t('records.none_matching_text')}
      </RecordEmpty>
    );
  }
  return (
    <RecordEmpty
      title={t('records.none')}
      action={
        <Link to="/rng" className={buttonClass({ look: 'line' })}>
          {t('lobby.look_around')}
        </Link>
      }
    >
      {t('records.none_text')}
    </RecordEmpty>
  );
}
