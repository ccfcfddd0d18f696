import type { ChatReport } from '@baize/contract/chat-desk';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { useLiftMute } from './use-chat-reports.ts';

type Props = { mute: NonNullable<ChatReport['mute']>; personId: Id<'chp'> };

/** The mute that holds now, and the way to end it early. */
export function MuteNow({ mute: { until, reason, by }, personId }: Props) {
  const t = useT();
  const may = useMay();
  const { dateTime } = useFormats();
  const [isLifting, setLifting] = useState(false);
  const lift = useLiftMute(() => setLifting(false));
  const time = dateTime(instant(new Date(until)));
  return (
    <Note tone="warn">
      <p>{t('console.chat_muted_until', { time, operator: by })}</p>
      <p>
        <bdi>{reason}</bdi>
      </p>
      {may('chat.moderate') && (
        <Button size="small" look="line" onClick={() => setLifting(true)}>
          {t('console.chat_lift')}
        </Button>
      )}
      {isLifting && (
        <ReasonDialog
          title={t('console.chat_lift')}
          text={t('console.chat_lift_text')}
          action={t('console.chat_lift')}
          reason="needed"
          isBusy={lift.isPending}
          error={lift.error}
          onSubmit={(words) => lift.mutate({ personId, reason: words })}
          onClose={() => setLifting(false)}
        />
      )}
    </Note>
  );
}
