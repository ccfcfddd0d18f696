import { RECORD_DAYS_MAX } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import { addDays } from '@baize/std/calendar';
import { DateRange } from '@baize/ui/date-range.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import type { ReactNode } from 'react';
import type { RecordFilters } from './use-record-search.ts';

const PRESETS = { today: 1, week: 7, fortnight: 14, month: 31 } as const;

type Preset = keyof typeof PRESETS | 'own';

/** Which days: the usual ones by a press, any others from the calendar. */
export function RangeBar({ filters, children }: { filters: RecordFilters; children?: ReactNode }) {
  const t = useT();
  const { range, today, search, change } = filters;
  const fromOf = (days: number) => addDays(today, 1 - days);
  const names = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
  const chosen: Preset =
    range.to === today
      ? (names.find((name) => fromOf(PRESETS[name]) === range.from) ?? 'own')
      : 'own';
  const isCut = search.from !== undefined && search.from < range.from;
  return (
    <div className="record-range">
      <Segments<Preset>
        label={t('records.days')}
        value={chosen}
        onChange={(name) => name !== 'own' && change({ from: fromOf(PRESETS[name]), to: today })}
        segments={[
          { value: 'today', label: t('records.today') },
          { value: 'week', label: t('records.week') },
          { value: 'fortnight', label: t('records.fortnight') },
          { value: 'month', label: t('records.month') },
        ]}
      />
      <DateRange
        label={t('records.days')}
        value={range}
        onChange={({ from, to }) => change({ from, to })}
        today={today}
        max={today}
      />
      {children}
      {isCut && <Note>{t('records.too_long', { count: RECORD_DAYS_MAX })}</Note>}
    </div>
  );
}
