import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { addDays } from '@baize/std/calendar';
import type { Day } from '@baize/std/day';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, calendarLocale, clampDay, monthOf, writeDay } from './calendar-month.ts';
import { classNames } from './class-names.ts';
import './date-range.css';
import { IconButton } from './icon-button.tsx';
import { chevronEnd, chevronStart } from './icons.ts';

/** What is chosen so far: `to` is missing between the first press and the second. */
export type RangeDraft = { readonly from: Day; readonly to?: Day | undefined };

type Props = {
  draft: RangeDraft | null;
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  onDay: (day: Day) => void;
};

/** A month as a grid with one stop for the Tab key: arrows walk days, Page keys turn months. */
export function RangeCalendar({ draft, today, min, max, onDay }: Props) {
  const locale = calendarLocale(useLanguage());
  const [at, setAt] = useState(clampDay(draft?.to ?? draft?.from ?? today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(at, locale);

  const turn = (months: number) => setAt(clampDay(addMonths(at, months, locale), min, max));
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const onwards = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
    const target = targetOf(event.key, { at, locale, onwards });
    if (!target) return;
    event.preventDefault();
    flushSync(() => setAt(clampDay(target, min, max)));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  return (
    <div className="cal">
      <MonthHeader title={month.title} onTurn={turn} />
      {/* A table of days is a grid once arrows walk it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-label={month.title} onKeyDown={walk}>
        <thead>
          <tr>
            {month.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((cell) => (
                <td
                  key={cell.day}
                  aria-selected={isChosen(cell.day, draft)}
                  className={rangeClass(cell.day, draft)}
                >
                  <button
                    type="button"
                    className={classNames('cal-day', !cell.isInside && 'is-outside')}
                    aria-label={writeDay(cell.day, locale, 'long')}
                    aria-current={cell.day === today ? 'date' : undefined}
                    disabled={cell.day !== clampDay(cell.day, min, max)}
                    tabIndex={cell.day === at ? 0 : -1}
                    onClick={() => {
                      setAt(cell.day);
                      onDay(cell.day);
                    }}
                  >
                    {cell.number}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeaderProps = { title: string; onTurn: (months: number) => void };

function MonthHeader({ title, onTurn }: HeaderProps) {
  const t = useT();
  const previous = t('ui_range_previous_month');
  const next = t('ui_range_next_month');
  return (
    <header>
      <IconButton label={previous} icon={chevronStart} flip onClick={() => onTurn(-1)} />
      <b aria-live="polite">{title}</b>
      <IconButton label={next} icon={chevronEnd} flip onClick={() => onTurn(1)} />
    </header>
  );
}

type Walk = { readonly at: Day; readonly locale: string; readonly onwards: 1 | -1 };

function targetOf(key: string, { at, locale, onwards }: Walk): Day | null {
  const days: Record<string, number> = {
    ArrowRight: onwards,
    ArrowLeft: -onwards,
    ArrowDown: 7,
    ArrowUp: -7,
  };
  const step = days[key];
  if (step !== undefined) return addDays(at, step);
  if (key === 'PageDown') return addMonths(at, 1, locale);
  if (key === 'PageUp') return addMonths(at, -1, locale);
  return null;
}

const isChosen = (day: Day, draft: RangeDraft | null): boolean =>
  draft !== null && day >= draft.from && day <= (draft.to ?? draft.from);

const rangeClass = (day: Day, draft: RangeDraft | null) =>
  isChosen(day, draft)
    ? classNames(
        'is-in',
        day === draft?.from && 'is-from',
        day === (draft?.to ?? draft?.from) && 'is-to',
      )
    : undefined;
