import type { MemberPromotion } from '@baize/contract/promotion';
import { REMARK_MAX } from '@baize/contract/upload';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { PicturePicker } from '../../shared/fields/picture-picker.tsx';
import type { PicturesHold } from '../../shared/fields/use-pictures.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { useApply } from './use-promotions.ts';

/** A few words and up to three pictures, for whoever decides. */
export function ApplicationForm({ promotion }: { promotion: MemberPromotion }) {
  const t = useT();
  const [comment, setComment] = useState('');
  const [attachments, setAttachments] = useState<readonly Id<'upl'>[]>([]);
  const [isTried, setTried] = useState(false);
  const [hold, setHold] = useState<PicturesHold>(null);
  const applying = useApply();
  const words = comment.trim();
  const submit = () => {
    setTried(true);
    if (words === '' || hold !== null) return;
    applying.mutate({ ...promotion, comment: words, attachments });
  };
  return (
    <form
      className="promotion-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('promotions.comment')}
        hint={t('promotions.comment_hint', { max: `${REMARK_MAX}` })}
        maxLength={REMARK_MAX}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        {...(isTried && words === '' && { error: t('promotions.comment_needed') })}
      />
      <PicturePicker
        label={t('promotions.pictures')}
        value={attachments}
        onChange={setAttachments}
        onHold={setHold}
      />
      <CallError error={applying.error} onRetry={submit} />
      <Button look="act" type="submit" isFull isBusy={applying.isPending || hold === 'sending'}>
        {t('promotions.send')}
      </Button>
    </form>
  );
}
