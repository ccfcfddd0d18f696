import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { SPORTS } from '@baize/sports/core/sport';
import { addDays, spanOfDay } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { trophy } from '@baize/ui/icons';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { serverMs } from '../../../shared/book/server-clock.ts';
import { useBrand } from '../../../shared/loading/start.tsx';
import { useResults } from '../book/use-seasons.ts';
import type { WireResult } from '../book/wire-seasons.ts';
import { BookAnswer } from '../book-answer.tsx';
import { sportsHref } from '../sports-address.ts';
import { useSportsAddress } from '../use-sports-address.ts';
import { nameIn, SPORT_NAMES } from '../words.ts';
import { ResultRow } from './result-row.tsx';

const DAYS = 7;

/** How the matches of a day ended, league by league. */
export function ResultsView() {
  const { timezone } = useBrand();
  const { sport, league, ...address } = useSportsAddress();
  const today = dayOf(instant(new Date(serverMs())), timezone);
  const day = address.day ?? today;
  const { from, to } = spanOfDay(day, timezone);
  const results = useResults({
    from: from.toISOString(),
    to: to.toISOString(),
    ...(sport && { sport }),
    ...(league && { league }),
  });
  return (
    <>
      <DayChips today={today} day={day} />
      <SportChoice day={day} />
      <BookAnswer query={results}>
        {({ results: rows }) => (rows.length === 0 ? <NoResults /> : <ByLeague rows={rows} />)}
      </BookAnswer>
    </>
  );
}

function DayChips({ today, day }: { today: string; day: string }) {
  const t = useT();
  const formats = useFormats();
  const { timezone } = useBrand();
  const { sport } = useSportsAddress();
  const days = Array.from({ length: DAYS }, (_, back) => addDays(today, -back));
  return (
    <nav className="sp-chips" aria-label={t('sports.days')}>
      {days.map((one) => (
        <SiteLink
          key={one}
          className="chip"
          href={sportsHref({ place: 'results', day: one, sport })}
          aria-current={one === day ? 'date' : undefined}
        >
          {one === today ? t('sports.today') : formats.date(spanOfDay(one, timezone).from, 'short')}
        </SiteLink>
      ))}
    </nav>
  );
}

function SportChoice({ day }: { day: string }) {
  const t = useT();
  const { sport } = useSportsAddress();
  return (
    <div className="sp-chips">
      {SPORTS.map((one) => (
        <SiteLink
          key={one}
          className="chip"
          href={sportsHref({ place: 'results', day, sport: one === sport ? null : one })}
          aria-current={one === sport ? 'true' : undefined}
        >
          {t(SPORT_NAMES[one])}
        </SiteLink>
      ))}
    </div>
  );
}

function ByLeague({ rows }: { rows: readonly WireResult[] }) {
  const { code: language } = useLanguage();
  const leagues = Map.groupBy(rows, ({ event }) => event.fixture.league.id);
  return [...leagues].map(([league, own]) => (
    <Card key={league} padding="flush" className="sp-league">
      <h2>
        <SiteLink href={sportsHref({ place: 'leagues', league })}>
          {own[0] && nameIn(own[0].event.fixture.league.name, language)}
        </SiteLink>
      </h2>
      <ul>
        {own.map((row) => (
          <ResultRow key={row.event.eventId} {...row} />
        ))}
      </ul>
    </Card>
  ));
}

function NoResults() {
  const t = useT();
  return (
    <EmptyState art={<Icon of={trophy} />} title={t('sports.no_results')}>
      {t('sports.no_results_hint')}
    </EmptyState>
  );
}
