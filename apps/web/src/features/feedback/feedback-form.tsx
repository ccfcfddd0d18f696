import { FEEDBACK_KINDS, type FeedbackKind, uploadFeedbackPicture } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import type { Id } from '@baize/std/id';
import { countWords, plainText } from '@baize/std/plain-text';
import { Button } from '@baize/ui/button.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextArea, TextField } from '@baize/ui/field.tsx';
import { useRequestKey } from '@baize/ui/use-request-key';
import { useState } from 'react';
import { PicturePicker } from '../../shared/fields/picture-picker.tsx';
import type { PicturesHold } from '../../shared/fields/use-pictures.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import type { FeedbackTaken } from './feedback-board.tsx';
import { useSendFeedback } from './use-feedback.ts';

export const KIND_NAMES = {
  feedback: 'feedback.kind_feedback',
  complaint: 'feedback.kind_complaint',
} as const satisfies Record<FeedbackKind, PlainKey>;

const KIND_HINTS = {
  feedback: 'feedback.kind_feedback_of',
  complaint: 'feedback.kind_complaint_of',
} as const;

type Draft = {
  readonly kind: FeedbackKind | null;
  readonly content: string;
  readonly email: string;
  readonly attachments: readonly Id<'upl'>[];
};

const EMPTY: Draft = { kind: null, content: '', email: '', attachments: [] };

/** The server looks closer; this only catches what is plainly no address. */
const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

type Props = { isMember: boolean; onTaken: (taken: FeedbackTaken) => void };

export function FeedbackForm({ isMember, onTaken }: Props) {
  const t = useT();
  const { feedbackWords } = useBrand();
  const [draft, setDraft] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const [hold, setHold] = useState<PicturesHold>(null);
  const sending = useSendFeedback();
  const keyOf = useRequestKey();
  const change = (some: Partial<Draft>) => setDraft({ ...draft, ...some });

  const words = countWords(plainText(draft.content));
  const isLengthWrong = words < feedbackWords.min || words > feedbackWords.max;
  const email = isMember ? '' : draft.email.trim();
  const isEmailWrong = email !== '' && !isEmail(email);
  const submit = () => {
    setTried(true);
    const { kind, content, attachments } = draft;
    if (kind === null || isLengthWrong || isEmailWrong || hold !== null || sending.isPending)
      return;
    const requestKey = keyOf(JSON.stringify([kind, content, email, attachments]));
    const sent = { kind, content, attachments: [...attachments], requestKey };
    sending.mutate({ ...sent, ...(email && { email }) }, { onSuccess: onTaken });
  };
  return (
    <form
      className="feedback-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{t('feedback.write_title')}</h2>
      <KindChoice
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        error={isTried && draft.kind === null ? t('feedback.kind_needed') : undefined}
      />
      <MessageField
        value={draft.content}
        onChange={(content) => change({ content })}
        words={words}
        isWrong={isTried && isLengthWrong}
      />
      {!isMember && (
        <TextField
          type="email"
          autoComplete="email"
          label={t('feedback.email')}
          hint={t('feedback.email_hint')}
          maxLength={120}
          value={draft.email}
          error={isTried && isEmailWrong ? t('feedback.email_wrong') : undefined}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      <PicturePicker
        label={t('feedback.pictures')}
        upload={uploadFeedbackPicture}
        value={draft.attachments}
        onChange={(attachments) => setDraft((now) => ({ ...now, attachments }))}
        onHold={setHold}
      />
      <CallError error={sending.error} onRetry={submit} />
      <Button look="act" type="submit" isBusy={sending.isPending || hold === 'sending'}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

type MessageProps = {
  value: string;
  onChange: (content: string) => void;
  words: number;
  isWrong: boolean;
};

/** Both bounds are named before, while and after somebody writes. */
function MessageField({ value, onChange, words, isWrong }: MessageProps) {
  const t = useT();
  const { feedbackWords } = useBrand();
  const bounds = boundsOf(feedbackWords);
  return (
    <TextArea
      label={t('feedback.content')}
      hint={
        <>
          {t('feedback.content_hint', bounds)} <b>{t('feedback.words_so_far', { count: words })}</b>
        </>
      }
      rows={7}
      value={value}
      error={isWrong ? t('feedback.length', bounds) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const boundsOf = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: String(min),
  max: String(max),
});

type KindProps = {
  value: FeedbackKind | null;
  onChange: (kind: FeedbackKind) => void;
  error: string | undefined;
};

/** Two equal choices: none is chosen beforehand. */
function KindChoice({ value, onChange, error }: KindProps) {
  const t = useT();
  const { feedbackAnswerHours } = useBrand();
  return (
    <RadioGroup
      name="feedback-kind"
      look="cards"
      label={t('feedback.kind')}
      value={value}
      onChange={onChange}
      error={error}
      options={FEEDBACK_KINDS.map((kind) => ({
        value: kind,
        label: t(KIND_NAMES[kind]),
        hint: t(KIND_HINTS[kind], { hours: String(feedbackAnswerHours[kind]) }),
      }))}
    />
  );
}
