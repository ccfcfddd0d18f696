import { FEEDBACK_REPLY_MAX, type Feedback } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { useReplyFeedback } from './use-feedback.ts';

/** A member goes on in their case, whether it waits, was answered or was closed. */
export function ReplyForm({ of: { feedbackId, status } }: { of: Feedback }) {
  const t = useT();
  const toast = useToast();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const replying = useReplyFeedback();
  const isEmpty = text.trim() === '';
  const submit = () => {
    setTried(true);
    if (isEmpty || replying.isPending) return;
    const done = () => {
      setText('');
      setTried(false);
      toast({ tone: 'win', text: t('feedback.reply_sent') });
    };
    replying.mutate({ feedbackId, text, attachments: [] }, { onSuccess: done });
  };
  return (
    <form
      className="feedback-reply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {status === 'closed' && <p className="muted small">{t('feedback.closed_text')}</p>}
      <TextArea
        label={t('feedback.reply')}
        hint={t('feedback.reply_hint', { max: String(FEEDBACK_REPLY_MAX) })}
        rows={2}
        maxLength={FEEDBACK_REPLY_MAX}
        value={text}
        error={isTried && isEmpty ? t('feedback.reply_needed') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <CallError error={replying.error} onRetry={submit} />
      <Button look="line" type="submit" isBusy={replying.isPending}>
        {t('feedback.reply_send')}
      </Button>
    </form>
  );
}
