import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { device, phone } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { deviceName, isPhone } from '../../shared/names/device-name.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { now } from '../../shared/timing/clock.ts';
import { SettingRow } from './setting-row.tsx';
import { type Sessions, useEndSession } from './use-security-center.ts';

type Session = Sessions['sessions'][number];

/** Where the account is open now. A session that is ended is dead at once. */
export function SessionsCard({ sessions }: Pick<Sessions, 'sessions'>) {
  const t = useT();
  const toast = useToast();
  const ending = useEndSession();
  const end = (sessionId: Session['sessionId'] | 'all') =>
    ending.mutate(sessionId, {
      onSuccess: () => toast({ tone: 'win', text: t('security.session_ended') }),
    });
  return (
    <Card aria-labelledby="security-sessions">
      <header className="security-head">
        <h2 id="security-sessions">{t('security.sessions')}</h2>
        {sessions.length > 1 && (
          <Button
            look="line"
            size="small"
            isBusy={ending.isPending && ending.variables === 'all'}
            onClick={() => end('all')}
          >
            {t('security.end_others')}
          </Button>
        )}
      </header>
      <CallError error={ending.error} />
      <ul className="settings-list">
        {sessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            onEnd={() => end(session.sessionId)}
          />
        ))}
      </ul>
      {sessions.length === 1 && <p className="faint small">{t('security.sessions_one')}</p>}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useT();
  const { relative, dateTime, date } = useFormats();
  const { isThis, seenAt, startedAt, address, isKept, endsAt } = session;
  const seen = relative(instant(new Date(seenAt)), now());
  const started = dateTime(instant(new Date(startedAt)));
  return (
    <SettingRow
      icon={isPhone(session.device) ? phone : device}
      name={deviceName(session.device) ?? t('security.device_unknown')}
      state={isThis && <Tag tone="brand">{t('security.session_this')}</Tag>}
      value={
        <>
          <bdi>{address}</bdi> · {t('security.session_started', { when: started })}
          {!isThis && ` · ${t('security.session_seen', { when: seen })}`}
          {isKept && ` · ${t('security.session_kept', { when: date(instant(new Date(endsAt))) })}`}
        </>
      }
      {...(!isThis && { action: t('security.end'), onAction: onEnd })}
    />
  );
}
