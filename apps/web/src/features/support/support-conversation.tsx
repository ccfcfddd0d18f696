import type { SupportChat } from '@baize/contract/support-chat';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { SupportComposer } from './support-composer.tsx';
import { SupportEnded } from './support-ended.tsx';
import { SupportLog } from './support-log.tsx';
import { useIsGuest, useLeaveChat, useSayInChat } from './use-support.ts';

type Props = { chat: SupportChat; lengthMax: number; onAgain: () => void };

/** How it stands, what was said, and what can be done about it. */
export function SupportConversation({ chat, lengthMax, onAgain }: Props) {
  const t = useT();
  const saying = useSayInChat();
  const { conversationId } = chat;
  if (chat.status === 'ended') {
    return (
      <div className="support-chat">
        <SupportLog chat={chat} />
        <SupportEnded chat={chat} onAgain={onAgain} />
      </div>
    );
  }
  return (
    <div className="support-chat">
      <Standing chat={chat} />
      <SupportLog chat={chat} />
      <SupportComposer
        lengthMax={lengthMax}
        saying={saying}
        rows={1}
        placeholder={t('desk.write')}
        action={t('desk.send')}
        onSend={(words, done) => saying.mutate({ conversationId, ...words }, { onSuccess: done })}
      />
    </div>
  );
}

/** In the queue or with somebody, and the ways out of it. */
function Standing({ chat: { conversationId, status, place, with: name } }: { chat: SupportChat }) {
  const t = useT();
  const isGuest = useIsGuest();
  const leaving = useLeaveChat();
  const leave = (isHandedOver: boolean) => leaving.mutate({ conversationId, isHandedOver });
  return (
    <div className="support-standing">
      <output>
        {status === 'waiting' && (
          <>
            <b>{place === 1 ? t('desk.next') : t('desk.place', { place: String(place) })}</b>
            <small className="muted">
              {t(isGuest ? 'desk.guest_wait_text' : 'desk.wait_text')}
            </small>
          </>
        )}
        {status === 'active' && <b>{t('desk.with', { name: name ?? '' })}</b>}
      </output>
      <div className="support-leave">
        <Button size="small" look="line" isBusy={leaving.isPending} onClick={() => leave(true)}>
          {t(isGuest ? 'desk.guest_hand_over' : 'desk.hand_over')}
        </Button>
        <Button size="small" look="line" isBusy={leaving.isPending} onClick={() => leave(false)}>
          {t('desk.end')}
        </Button>
      </div>
      <CallError error={leaving.error} />
    </div>
  );
}
