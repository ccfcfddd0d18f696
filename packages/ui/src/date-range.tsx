import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { addDays } from '@baize/std/calendar';
import type { Day, DaySpan } from '@baize/std/day';
import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { calendarLocale, clampDay, writeDay } from './calendar-month.ts';
import { Chip } from './chip.tsx';
import './date-range.css';
import { Dialog } from './dialog.tsx';
import './field.css';
import { Icon } from './icon.tsx';
import { calendar } from './icons.ts';
import { RangeCalendar, type RangeDraft } from './range-calendar.tsx';

type Props = {
  label: string;
  value: DaySpan;
  onChange: (range: DaySpan) => void;
  /** Today in the brand's time zone, from whoever owns the clock. */
  today: Day;
  min?: Day;
  max?: Day;
};

/**
 * From one day to another, in the calendar of the reader's language; what travels is ISO. The
 * grid is our own because kits that have one come without words for most of our languages.
 */
export function DateRange({ label, value, onChange, ...bounds }: Props) {
  const id = useId();
  const locale = calendarLocale(useLanguage());
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className="field-box range"
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={calendar} />
        <span className="range-days">
          <bdi>{writeDay(value.from, locale)}</bdi> – <bdi>{writeDay(value.to, locale)}</bdi>
        </span>
      </button>
      <RangeDialog
        {...bounds}
        isOpen={isOpen}
        value={value}
        onClose={() => setOpen(false)}
        onChange={onChange}
      />
    </div>
  );
}

type DialogProps = Omit<Props, 'label'> & { isOpen: boolean; onClose: () => void };

function RangeDialog({ isOpen, onClose, ...choice }: DialogProps) {
  const t = useT();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('ui_range_choose')} size="small">
      <RangeChoice
        {...choice}
        onChange={(range) => {
          choice.onChange(range);
          onClose();
        }}
      />
    </Dialog>
  );
}

function RangeChoice({ value, onChange, today, min, max }: Omit<Props, 'label'>) {
  const t = useT();
  const [draft, setDraft] = useState<RangeDraft>(value);
  // A preset opens the calendar anew at its own month; a press on a day leaves it where it is.
  const [preset, setPreset] = useState('');
  const isWhole = draft.to !== undefined;

  const take = (day: Day) => {
    if (draft.to !== undefined) setDraft({ from: day });
    else if (day < draft.from) setDraft({ from: day, to: draft.from });
    else setDraft({ from: draft.from, to: day });
  };
  const presets = [
    { text: t('ui_range_today'), from: today, to: today },
    { text: t('ui_range_yesterday'), from: addDays(today, -1), to: addDays(today, -1) },
    { text: t('ui_range_week'), from: addDays(today, -6), to: today },
    { text: t('ui_range_month'), from: addDays(today, -29), to: today },
  ].filter(({ from }) => from === clampDay(from, min, max));

  return (
    <div className="stack">
      <div className="row">
        {presets.map(({ text, from, to }) => (
          <Chip
            key={text}
            isChosen={draft.from === from && draft.to === to}
            onClick={() => {
              setPreset(text);
              setDraft({ from, to });
            }}
          >
            {text}
          </Chip>
        ))}
      </div>
      <RangeCalendar key={preset} draft={draft} today={today} min={min} max={max} onDay={take} />
      <output className="field-hint">{isWhole ? t('ui_range_first') : t('ui_range_last')}</output>
      <Button
        look="act"
        isFull
        disabled={!isWhole}
        onClick={() => draft.to !== undefined && onChange({ from: draft.from, to: draft.to })}
      >
        {t('ui_range_apply')}
      </Button>
    </div>
  );
}
