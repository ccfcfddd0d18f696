import type { ChatPage } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Avatar } from '@baize/ui/avatar.tsx';
import { classNames } from '@baize/ui/class-names';
import { LineMenu } from './line-menu.tsx';
import { LineReactions } from './line-reactions.tsx';
import { LineText } from './line-text.tsx';
import type { RoomChange } from './room-state.ts';
import { SharedBetCard } from './shared-bet-card.tsx';
import { SharedEnvelopeCard } from './shared-envelope-card.tsx';

type Props = {
  message: ChatMessage;
  me: ChatPage['me'] | null;
  change: (change: RoomChange) => void;
  onMention: (message: ChatMessage) => void;
};

/** A message: who said it and when, what can be done about it, and what others think of it. */
export function ChatLine({ message, me, change, onMention }: Props) {
  const t = useT();
  const formats = useFormats();
  const isMine = message.personId === me?.personId;
  const isMeant = message.mentions.some(({ personId }) => personId === me?.personId);
  const { name, avatar, text, shared, envelope } = message;
  if (text === null) return <p className="chat-gone">{t('chat.deleted')}</p>;
  return (
    <article className={classNames('chat-line', isMine && 'is-mine', isMeant && 'is-meant')}>
      {!isMine && <Avatar name={name} src={`/images/avatar/${avatar}-96.webp`} size="small" />}
      <div className="chat-words">
        <p className="chat-who">
          <bdi>{isMine ? t('chat.you') : name}</bdi>
          <time dateTime={message.at}>{formats.time(instant(new Date(message.at)))}</time>
        </p>
        <div className="chat-row">
          <div className="chat-bubble" dir="auto">
            {text !== '' && <LineText text={text} />}
            {shared && <SharedBetCard messageId={message.messageId} shared={shared} />}
            {envelope && <SharedEnvelopeCard envelope={envelope} />}
          </div>
          <LineMenu
            message={message}
            isMine={isMine}
            me={me}
            change={change}
            onMention={onMention}
          />
        </div>
        <LineReactions message={message} me={me} change={change} />
      </div>
    </article>
  );
}
