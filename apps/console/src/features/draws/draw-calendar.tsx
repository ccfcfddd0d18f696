import type { DrawCalendar as Calendar, DrawCalendarDay } from '@baize/contract/draw-calendar';
import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { type Day, dayOf } from '@baize/std/day';
import { instant } from '@baize/std/time';
import { addMonths, calendarLocale, monthOf, writeDay } from '@baize/ui/calendar-month';
import { Card } from '@baize/ui/card.tsx';
import { classNames } from '@baize/ui/class-names';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { chevronEnd, chevronStart } from '@baize/ui/icons';
import { Select } from '@baize/ui/select.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { now } from '../../shared/clock.ts';
import { ConsoleLink, useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useMay, useOperator } from '../../shared/use-operator.ts';
import './calendar.css';
import { DayDialog } from './day-dialog.tsx';
import { useCalendar } from './use-calendar.ts';

/** Which official lottery is drawn on which day of a month, when it closes, and what was changed. */
export function DrawCalendar() {
  const t = useT();
  const go = useGo();
  const locale = calendarLocale(useLanguage());
  const { timezone } = useOperator().brand;
  const { from: asked, of = '' } = useAddressQuery();
  const today = dayOf(instant(now()), timezone);
  const at: Day = asked && /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today;
  const month = monthOf(at, locale);
  const cells = month.weeks.flat();
  const [from, to] = [cells[0]?.day ?? at, cells.at(-1)?.day ?? at];
  const query = useCalendar({ from, to });
  const show = (next: { from?: Day; of?: string }) =>
    void go('/draws/calendar', { from: at, of, ...next });
  return (
    <>
      <div className="list-filters">
        <div className="draw-month">
          <IconButton
            icon={chevronStart}
            flip
            label={t('ui_range_previous_month')}
            onClick={() => show({ from: addMonths(at, -1, locale) })}
          />
          <h2 aria-live="polite">{month.title}</h2>
          <IconButton
            icon={chevronEnd}
            flip
            label={t('ui_range_next_month')}
            onClick={() => show({ from: addMonths(at, 1, locale) })}
          />
        </div>
        <Select
          label={t('draws.lottery')}
          value={of}
          onChange={({ target }) => show({ of: target.value })}
          options={[
            { value: '', label: t('draws.all_lotteries') },
            ...(query.data?.lotteries ?? []).map(({ code, name }) => ({
              value: code,
              label: name,
            })),
          ]}
        />
      </div>
      <Answered query={query}>
        {(calendar) => <MonthGrid month={month} calendar={calendar} of={of} today={today} />}
      </Answered>
    </>
  );
}

type GridProps = {
  month: ReturnType<typeof monthOf>;
  calendar: Calendar;
  /** The lottery that is looked at; empty for all. */
  of: string;
  today: Day;
};

function MonthGrid({ month, calendar, of, today }: GridProps) {
  const locale = calendarLocale(useLanguage());
  const [open, setOpen] = useState<DrawCalendarDay | null>(null);
  const names = new Map(calendar.lotteries.map(({ code, name }) => [code, name]));
  const shown = calendar.days.filter(({ lottery }) => of === '' || lottery === of);
  const onDay = (day: Day) =>
    shown
      .filter(({ heldOn, usual }) => (heldOn ?? usual) === day)
      .toSorted((one, other) => ((one.closesAt ?? '') < (other.closesAt ?? '') ? -1 : 1));
  return (
    <Card padding="flush" className="draw-calendar">
      <table>
        <caption className="sr">{month.title}</caption>
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
              {week.map(({ day, number, isInside }) => (
                <td
                  key={day}
                  className={classNames(!isInside && 'is-outside', day === today && 'is-today')}
                >
                  <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                    <span aria-hidden>{number}</span>
                    <span className="sr">{writeDay(day, locale, 'long')}</span>
                  </time>
                  <ul>
                    {onDay(day).map((entry) => (
                      <li key={`${entry.lottery} ${entry.day}`}>
                        <Entry
                          entry={entry}
                          name={names.get(entry.lottery) ?? entry.lottery}
                          onChange={() => setOpen(entry)}
                        />
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {open && (
        <DayDialog
          entry={open}
          name={names.get(open.lottery) ?? open.lottery}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

const CHANGEABLE: readonly (string | null)[] = [null, 'scheduled', 'selling', 'closed', 'awaiting'];

type EntryProps = { entry: DrawCalendarDay; name: string; onChange: () => void };

/** One draw: pressed, its day can be changed; one that is over leads to itself. */
function Entry({ entry, name, onChange }: EntryProps) {
  const may = useMay();
  const isAhead = entry.drawsAt === null || Date.parse(entry.drawsAt) > now().getTime();
  const isOpen = CHANGEABLE.includes(entry.status) && (isAhead || entry.drawId !== null);
  const words = <EntryWords entry={entry} name={name} />;
  if (may('draws.void') && isOpen) {
    return (
      <button type="button" className="draw-entry" onClick={onChange}>
        {words}
      </button>
    );
  }
  return entry.drawId ? (
    <ConsoleLink to={`/draws/${entry.drawId}`} className="draw-entry">
      {words}
    </ConsoleLink>
  ) : (
    <span className="draw-entry">{words}</span>
  );
}

function EntryWords({ entry, name }: Omit<EntryProps, 'onChange'>) {
  const t = useT();
  const { time } = useFormats();
  const locale = calendarLocale(useLanguage());
  const isHeld = entry.heldOn !== null && entry.status !== 'void';
  return (
    <>
      <b>{name}</b>
      {isHeld && entry.closesAt && (
        <small>{t('draws.closes_short', { time: time(instant(new Date(entry.closesAt))) })}</small>
      )}
      {!isHeld && <Tag tone="loss">{t('draws.not_held')}</Tag>}
      {isHeld && entry.heldOn !== entry.usual && (
        <Tag tone="warn">{t('draws.instead_of', { day: writeDay(entry.usual, locale) })}</Tag>
      )}
    </>
  );
}
