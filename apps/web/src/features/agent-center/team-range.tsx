import { useT } from '@baize/i18n/react.tsx';
import { addDays } from '@baize/std/calendar';
import { DateRange } from '@baize/ui/date-range.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import type { TeamFilters } from './use-team-search.ts';

type Preset = 'today' | 'yesterday' | 'week' | 'month' | 'own';

/** Which days: the usual ones by a press, any others from the calendar. */
export function TeamRange({ filters }: { filters: TeamFilters }) {
  const t = useT();
  const { range, today, daysCutTo, change } = filters;
  const yesterday = addDays(today, -1);
  const days = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, -6), to: today },
    month: { from: `${today.slice(0, 7)}-01`, to: today },
  } as const;
  const names = Object.keys(days) as (keyof typeof days)[];
  const chosen: Preset =
    names.find((name) => days[name].from === range.from && days[name].to === range.to) ?? 'own';
  return (
    <div className="agent-tools team-range">
      <Segments<Preset>
        label={t('agents.days')}
        value={chosen}
        onChange={(name) => name !== 'own' && change(days[name])}
        segments={[
          { value: 'today', label: t('agents.today') },
          { value: 'yesterday', label: t('agents.yesterday') },
          { value: 'week', label: t('agents.week') },
          { value: 'month', label: t('agents.month') },
        ]}
      />
      <DateRange
        label={t('agents.days')}
        value={range}
        onChange={({ from, to }) => change({ from, to })}
        today={today}
        max={today}
      />
      {daysCutTo !== null && <Note>{t('records.too_long', { count: daysCutTo })}</Note>}
    </div>
  );
}
