import { CHAT_REPORT_REASONS, type ChatReportReason } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { TextArea } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { useReport } from './use-chat-calls.ts';

const NOTE_MAX = 300;

const REASON_NAMES = {
  abuse: 'chat.reason_abuse',
  begging: 'chat.reason_begging',
  spam: 'chat.reason_spam',
  minor: 'chat.reason_minor',
  selfharm: 'chat.reason_selfharm',
  other: 'chat.reason_other',
} as const satisfies Record<ChatReportReason, PlainKey>;

type Props = { message: ChatMessage; onClose: () => void };

/** Tells moderators of a message: why, and in one's own words. */
export function ReportDialog({ message: { messageId, text }, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const report = useReport();
  const [reason, setReason] = useState<ChatReportReason>('abuse');
  const [note, setNote] = useState('');
  const send = () =>
    report.mutate(
      { messageId, reason, note },
      {
        onSuccess: () => {
          toast({ tone: 'win', text: t('chat.reported') });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('chat.report')}
      action={t('chat.report_send')}
      isBusy={report.isPending}
      error={report.error}
      onSubmit={send}
      onClose={onClose}
    >
      <blockquote className="chat-quoted" dir="auto">
        {text}
      </blockquote>
      <Select
        label={t('chat.report_why')}
        value={reason}
        options={CHAT_REPORT_REASONS.map((value) => ({ value, label: t(REASON_NAMES[value]) }))}
        onChange={(event) => setReason(event.target.value as ChatReportReason)}
      />
      <TextArea
        label={t('chat.report_note')}
        rows={3}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
