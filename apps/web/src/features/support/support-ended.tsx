import type { SupportChat, SupportEnd } from '@baize/contract/support-chat';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { useIsGuest, useRateChat } from './use-support.ts';

const ENDS = {
  closed: 'desk.ended_closed',
  left: 'desk.ended_left',
  idle: 'desk.ended_idle',
  asked_over: 'desk.ended_over',
  closed_over: 'desk.ended_over',
  unanswered: 'desk.ended_unanswered',
  after_hours: 'desk.ended_after_hours',
} as const satisfies Record<SupportEnd, PlainKey>;

/** A guest is answered by e-mail. */
const GUEST_ENDS = {
  ...ENDS,
  asked_over: 'desk.guest_ended_over',
  closed_over: 'desk.guest_ended_over',
  unanswered: 'desk.guest_ended_unanswered',
  after_hours: 'desk.guest_ended_after_hours',
} as const satisfies Record<SupportEnd, PlainKey>;

const RATINGS = [1, 2, 3, 4, 5] as const;

type Props = { chat: SupportChat; onAgain: () => void };

/** Why it ended, where it goes on, and a rating if an operator answered. */
export function SupportEnded({ chat, onAgain }: Props) {
  const t = useT();
  const ends = useIsGuest() ? GUEST_ENDS : ENDS;
  const { endedWhy, reference } = chat;
  const wasHelped = chat.messages.some(({ isTeam }) => isTeam);
  return (
    <div className="support-end stack">
      <Note>
        {endedWhy && t(ends[endedWhy])} {reference && <b>{t('desk.reference', { reference })}</b>}
      </Note>
      {wasHelped && <Rating chat={chat} />}
      <Button look="line" onClick={onAgain}>
        {t('desk.again')}
      </Button>
    </div>
  );
}

function Rating({ chat: { conversationId, rating } }: { chat: SupportChat }) {
  const t = useT();
  const rate = useRateChat();
  return (
    <div className="support-rating">
      <p>{rating === null ? t('desk.rate') : t('desk.rated')}</p>
      <Segments
        label={t('desk.rate')}
        value={rating === null ? '' : String(rating)}
        onChange={(next) => rate.mutate({ conversationId, rating: Number(next) })}
        segments={RATINGS.map((value) => ({ value: String(value), label: String(value) }))}
      />
      <CallError error={rate.error} />
    </div>
  );
}
