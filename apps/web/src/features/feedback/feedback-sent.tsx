import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { check } from '@baize/ui/icons';
import { useEffect, useRef } from 'react';
import type { FeedbackTaken } from './feedback-board.tsx';

const PLACES = {
  messages: 'feedback.sent_messages',
  email: 'feedback.sent_email',
  none: 'feedback.sent_none',
} as const;

type Props = { taken: FeedbackTaken; onAgain: () => void };

/** The reference at once, when the answer comes, and where. */
export function FeedbackSent({ taken: { reference, answerBy, answerTo }, onAgain }: Props) {
  const t = useT();
  const { dateTime } = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: whoever listens hears what became of it.
  useEffect(() => title.current?.focus(), []);
  const time = dateTime(instant(new Date(answerBy)));
  return (
    <div className="feedback-sent">
      <span className="feedback-done">
        <Icon of={check} />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {t('feedback.sent_title')}
      </h2>
      <p className="feedback-reference">
        <bdi>{reference}</bdi> <CopyButton value={reference} />
      </p>
      <p>{t('feedback.sent_text', { reference, time })}</p>
      <p className="muted">{t(PLACES[answerTo])}</p>
      <Button look="line" onClick={onAgain}>
        {t('feedback.again')}
      </Button>
    </div>
  );
}
