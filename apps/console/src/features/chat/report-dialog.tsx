import type { ChatReport } from '@baize/contract/chat-desk';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useReportDecision } from './use-chat-reports.ts';

export type Verdict = 'dismiss' | 'act';

/** What is done to the author, in minutes of silence; 0 deletes the message and leaves it at that. */
const MUTES: readonly (readonly [number, PlainKey])[] = [
  [0, 'console.chat_only_delete'],
  [60, 'console.chat_mute_hour'],
  [1_440, 'console.chat_mute_day'],
  [10_080, 'console.chat_mute_week'],
  [43_200, 'console.chat_mute_month'],
];

type Props = { report: ChatReport; verdict: Verdict; onClose: () => void };

/** The last look: dismissed, deleted, or deleted with its author muted; the author reads the reason. */
export function ReportDialog({ report: { reportId, message }, verdict, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const [minutes, setMinutes] = useState(0);
  const deciding = useReportDecision(() => {
    toast({ tone: 'win', text: t('console.chat_done') });
    onClose();
  });
  const isDismissed = verdict === 'dismiss';
  const decide = (reason: string) => {
    if (isDismissed) return deciding.mutate({ reportId, outcome: 'dismissed', reason });
    if (minutes === 0) return deciding.mutate({ reportId, outcome: 'deleted', reason });
    deciding.mutate({ reportId, outcome: 'muted', reason, minutes });
  };
  const title = t(isDismissed ? 'console.chat_dismiss' : 'console.chat_act');
  return (
    <ReasonDialog
      title={title}
      text={<bdi>{message?.text ?? t('console.chat_forgotten')}</bdi>}
      action={title}
      reason="needed"
      {...(!isDismissed && { hint: t('console.reason_shown') })}
      look={isDismissed ? 'act' : 'danger'}
      isBusy={deciding.isPending}
      error={deciding.error}
      onSubmit={decide}
      onClose={onClose}
    >
      {() =>
        !isDismissed && (
          <Select
            label={t('console.chat_what')}
            value={String(minutes)}
            options={MUTES.map(([value, name]) => ({ value: String(value), label: t(name) }))}
            onChange={(event) => setMinutes(Number(event.target.value))}
          />
        )
      }
    </ReasonDialog>
  );
}
