import { CHAT_EMOJI, type ChatPage } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { RoomChange } from './room-state.ts';
import { useReact } from './use-chat-calls.ts';

type Props = {
  message: ChatMessage;
  me: ChatPage['me'] | null;
  change: (change: RoomChange) => void;
};

/** The signs that were put on a message; pressing one puts one's own on it, or takes it off. */
export function LineReactions({ message, me, change }: Props) {
  const t = useT();
  const formats = useFormats();
  const react = useReact(change);
  const { messageId, reactions } = message;
  const shown = CHAT_EMOJI.filter((emoji) => (reactions[emoji] ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <div className="chat-reactions">
      {shown.map((emoji) => {
        const isOn = isOwn(me, messageId, emoji);
        const count = reactions[emoji] ?? 0;
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={isOn}
            aria-label={t('chat.reaction', { emoji, count })}
            disabled={react.isPending}
            onClick={() => react.mutate({ messageId, emoji, isOn: !isOn })}
          >
            {emoji} {formats.number(count)}
          </button>
        );
      })}
    </div>
  );
}

export const isOwn = (me: ChatPage['me'] | null, messageId: string, emoji: string): boolean =>
  me?.reactions.some((each) => each.messageId === messageId && each.emoji === emoji) ?? false;
