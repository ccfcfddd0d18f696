import { wordingOf } from '@baize/client/api-error';
import { uploadFeedbackPicture } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { picture } from '@baize/ui/icons';
import { useRequestKey } from '@baize/ui/use-request-key';
import { type KeyboardEvent, useState } from 'react';
import { PicturePicker } from '../../shared/fields/picture-picker.tsx';
import type { PicturesHold } from '../../shared/fields/use-pictures.ts';
import { useIsGuest } from './use-support.ts';

export type SupportWords = {
  readonly text: string;
  readonly attachments: Id<'upl'>[];
  readonly requestKey: string;
};

type Props = {
  lengthMax: number;
  saying: { readonly isPending: boolean; readonly error: unknown };
  rows: number;
  placeholder: string;
  action: string;
  onSend: (words: SupportWords, done: () => void) => void;
};

/** Where something is said. What was refused stays in the box, with the reason above it. */
export function SupportComposer({ lengthMax, saying, rows, placeholder, action, onSend }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const [attachments, setAttachments] = useState<readonly Id<'upl'>[]>([]);
  const [isPicturing, setPicturing] = useState(false);
  const [hold, setHold] = useState<PicturesHold>(null);
  const isGuest = useIsGuest();
  const keyOf = useRequestKey();
  const length = Array.from(text).length;
  const isLong = length > lengthMax;
  const isBusy = saying.isPending || hold === 'sending';
  const isEmpty = text.trim() === '' && attachments.length === 0;

  const send = () => {
    if (isBusy || hold !== null || isLong || isEmpty) return;
    const requestKey = keyOf(JSON.stringify([text, attachments]));
    onSend({ text, attachments: [...attachments], requestKey }, () => {
      // The same words later are another message.
      keyOf('');
      setText('');
      setAttachments([]);
      setPicturing(false);
    });
  };
  /** What is put away takes its pictures with it: nothing goes that is not seen. */
  const togglePictures = () => {
    setPicturing(!isPicturing);
    setAttachments([]);
    setHold(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="support-composer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Refused error={saying.error} length={length} max={lengthMax} />
      {isPicturing && (
        <PicturePicker
          label={t('desk.pictures')}
          value={attachments}
          onChange={setAttachments}
          onHold={setHold}
          {...(isGuest && { upload: uploadFeedbackPicture })}
        />
      )}
      <textarea
        data-autofocus
        aria-label={t('desk.write')}
        placeholder={placeholder}
        rows={rows}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <div className="support-send">
        <IconButton label={t('desk.picture_add')} icon={picture} onClick={togglePictures} />
        <Button look="brand" type="submit" isBusy={isBusy} disabled={isLong || isEmpty}>
          {action}
        </Button>
      </div>
    </form>
  );
}

type RefusedProps = { error: unknown; length: number; max: number };

/** Why a message was not sent, or would not be. */
function Refused({ error, length, max }: RefusedProps) {
  const t = useT();
  return (
    <>
      {error !== null && (
        <p className="support-refused" role="alert">
          {wordingOf(error, t)}
        </p>
      )}
      {length > max && (
        <p className="support-refused">
          {t('desk.too_long', { length: String(length), max: String(max) })}
        </p>
      )}
    </>
  );
}
