import {
  CHECK_MINUTES_CHOICES,
  SESSION_MINUTES_CHOICES,
  type TimeLimitView,
} from '@baize/contract/play-clock';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant, isBefore } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Select } from '@baize/ui/select.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { now } from '../../shared/timing/clock.ts';
import { useConfirmTimeLimit, useSetTimeLimit, useTimeLimits } from './use-time-limits.ts';

/** Time at play: how often the member is told of it, and when it ends. */
export function TimeLimits() {
  const t = useT();
  const query = useTimeLimits();
  return (
    <Card className="limit-card">
      <h2>{t('security.time_title')}</h2>
      <p className="muted">{t('security.time_lead')}</p>
      <Answered query={query} waiting={<TimeWait />}>
        {({ check, session }) => (
          <>
            <CheckRow limit={check} />
            <SessionRow limit={session} />
          </>
        )}
      </Answered>
    </Card>
  );
}

const TimeWait = () => (
  <Loading>
    <Skeleton height="8rem" />
  </Loading>
);

const minutesText = (minutes: number, t: Translate): string =>
  t('security.time_minutes', { count: minutes });

function CheckRow({ limit }: { limit: TimeLimitView }) {
  const t = useT();
  const setting = useSetTimeLimit();
  const choose = (value: string) => {
    const minutes = CHECK_MINUTES_CHOICES.find((each) => `${each}` === value);
    if (minutes !== undefined) setting.mutate({ kind: 'check', minutes });
  };
  return (
    <div className="time-row">
      <Select
        label={t('security.time_check')}
        hint={t('security.time_check_text')}
        value={`${limit.minutes}`}
        disabled={setting.isPending}
        options={CHECK_MINUTES_CHOICES.map((minutes) => ({
          value: `${minutes}`,
          label: minutesText(minutes, t),
        }))}
        onChange={(event) => choose(event.target.value)}
      />
      <CallError error={setting.error} />
      <TimeWaiting kind="check" limit={limit} />
    </div>
  );
}

function SessionRow({ limit }: { limit: TimeLimitView }) {
  const t = useT();
  const setting = useSetTimeLimit();
  const choose = (value: string) => {
    const minutes = SESSION_MINUTES_CHOICES.find((each) => `${each}` === value) ?? null;
    setting.mutate({ kind: 'session', minutes });
  };
  return (
    <div className="time-row">
      <Select
        label={t('security.time_session')}
        hint={t('security.time_session_text')}
        value={`${limit.minutes ?? ''}`}
        disabled={setting.isPending}
        options={[
          { value: '', label: t('security.limit_none') },
          ...SESSION_MINUTES_CHOICES.map((minutes) => ({
            value: `${minutes}`,
            label: minutesText(minutes, t),
          })),
        ]}
        onChange={(event) => choose(event.target.value)}
      />
      <CallError error={setting.error} />
      <TimeWaiting kind="session" limit={limit} />
    </div>
  );
}

type WaitingProps = { kind: 'check' | 'session'; limit: TimeLimitView };

/** A laxer one that waits its day. */
function TimeWaiting({ kind, limit: { pending } }: WaitingProps) {
  const t = useT();
  const formats = useFormats();
  const confirming = useConfirmTimeLimit();
  if (!pending) return null;
  const from = instant(new Date(pending.confirmableAt));
  const isDue = !isBefore(now(), from);
  const wanted =
    pending.minutes === null ? t('security.limit_none') : minutesText(pending.minutes, t);
  return (
    <div className="limit-waiting">
      <p>
        {isDue
          ? t('security.limit_due', { wanted })
          : t('security.limit_waits', { wanted, when: formats.dateTime(from) })}
      </p>
      {isDue && (
        <Button
          look="line"
          size="small"
          isBusy={confirming.isPending}
          onClick={() => confirming.mutate({ kind })}
        >
          {t('security.limit_confirm')}
        </Button>
      )}
      <CallError error={confirming.error} />
    </div>
  );
}
