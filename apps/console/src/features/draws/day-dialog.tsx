import type { DrawCalendarDay } from '@baize/contract/draw-calendar';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { calendarLocale, writeDay } from '@baize/ui/calendar-month';
import { TextField } from '@baize/ui/field.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { useState } from 'react';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useDayChange } from './use-calendar.ts';

type Props = { entry: DrawCalendarDay; name: string; onClose: () => void };

/** Holds a draw on another day, or not at all, with a reason. */
export function DayDialog({ entry, name, onClose }: Props) {
  const t = useT();
  const locale = calendarLocale(useLanguage());
  const changing = useDayChange();
  const [kind, setKind] = useState<'other' | 'none'>('other');
  const [day, setDay] = useState(entry.heldOn ?? entry.usual);
  const isNew = kind === 'none' || (/^\d{4}-\d\d-\d\d$/.test(day) && day !== entry.heldOn);
  return (
    <ReasonDialog
      title={`${name} · ${writeDay(entry.heldOn ?? entry.usual, locale)}`}
      text={<About entry={entry} />}
      action={t(kind === 'none' ? 'draws.day_cancel' : 'draws.day_move')}
      look={kind === 'none' ? 'danger' : 'act'}
      reason="needed"
      hint={t('draws.reason_players')}
      isBusy={changing.isPending}
      error={changing.error}
      canSubmit={isNew}
      onSubmit={(reason) =>
        changing.mutate(
          {
            lottery: entry.lottery,
            day: entry.day,
            heldOn: kind === 'none' ? null : day,
            reason,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {entry.heldOn !== null && (
            <Segments
              label={t('draws.day_what')}
              value={kind}
              onChange={setKind}
              segments={[
                { value: 'other', label: t('draws.day_other') },
                { value: 'none', label: t('draws.day_none') },
              ]}
            />
          )}
          {kind === 'other' && (
            <TextField
              type="date"
              label={t('draws.new_day')}
              value={day}
              error={isTried && !isNew ? t('draws.day_same') : undefined}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </>
      )}
    </ReasonDialog>
  );
}

/** What stands, who changed it last, and what a change does. */
function About({ entry }: Pick<Props, 'entry'>) {
  const t = useT();
  return (
    <>
      {t(entry.drawId === null ? 'draws.day_text' : 'draws.day_text_standing')}
      {entry.changed && (
        <span className="draw-changed">
          {t('draws.day_changed_by', { who: entry.changed.by ?? t('draws.by_itself') })}{' '}
          <Moment at={entry.changed.at} />: {entry.changed.reason}
        </span>
      )}
      {entry.drawId && (
        <span className="draw-changed">
          <ConsoleLink to={`/draws/${entry.drawId}`} className="link">
            {t('draws.open')}
          </ConsoleLink>
        </span>
      )}
    </>
  );
}
