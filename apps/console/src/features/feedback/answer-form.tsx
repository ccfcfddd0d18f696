import { answerFeedback, FEEDBACK_REPLY_MAX, type FeedbackCase } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { isLostRace } from '../../shared/lost-race.ts';
import { useOnce } from '../../shared/use-once.ts';
import { useFeedbackChange, useFeedbackDesk } from './use-feedback.ts';

/** The answer, begun with a template or not; it leaves in the language of who asked. */
export function AnswerForm({ file }: { file: FeedbackCase }) {
  const t = useT();
  const toast = useToast();
  const [text, setText] = useState('');
  const [isClosing, setClosing] = useState(false);
  const [isTried, setTried] = useState(false);
  const answering = useFeedbackChange(answerFeedback, ({ reference }) => {
    toast({ tone: 'win', text: t('console.fb_answered', { reference }) });
    setText('');
    setTried(false);
  });
  const once = useOnce(answering.isPending);
  const last = file.entries.at(-1)?.entryId;
  const isEmpty = text.trim() === '';
  const submit = () => {
    setTried(true);
    if (isEmpty || !last) return;
    const { feedbackId } = file;
    once(() => answering.mutate({ feedbackId, text, isClosing, after: last }));
  };
  return (
    <form
      className="feedback-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Templates language={file.language} onChoose={setText} />
      <TextArea
        label={t('console.fb_answer')}
        hint={t(file.member ? 'console.fb_answer_member' : 'console.fb_answer_guest')}
        rows={5}
        maxLength={FEEDBACK_REPLY_MAX}
        value={text}
        error={isTried && isEmpty ? t('console.fb_answer_missing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Checkbox
        label={t('console.fb_and_close')}
        checked={isClosing}
        onChange={(event) => setClosing(event.target.checked)}
      />
      {!isLostRace(answering.error) && <CallError error={answering.error} />}
      <Button look="act" type="submit" isBusy={answering.isPending}>
        {t('console.fb_send')}
      </Button>
    </form>
  );
}

type TemplatesProps = { language: string; onChoose: (text: string) => void };

/** A template begins an answer in the language of who asked; what stood there before is replaced. */
function Templates({ language, onChoose }: TemplatesProps) {
  const t = useT();
  const { data } = useFeedbackDesk();
  const templates = data?.templates ?? [];
  if (templates.length === 0) return null;
  return (
    <Select
      label={t('console.fb_template')}
      placeholder={t('console.fb_template_none')}
      value=""
      onChange={({ target }) => {
        const found = templates.find(({ templateId }) => templateId === target.value);
        if (found) onChoose(found.text[language] ?? Object.values(found.text)[0] ?? '');
      }}
      options={templates.map(({ templateId, title }) => ({ value: templateId, label: title }))}
    />
  );
}
