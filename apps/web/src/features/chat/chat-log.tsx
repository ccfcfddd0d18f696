import { wordingOf } from '@baize/client/api-error';
import type { ChatMessage } from '@baize/contract/chat-message';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { ChatLine } from './chat-line.tsx';
import { inOrder, type RoomChange, type RoomState } from './room-state.ts';
import { readOlder } from './use-room.ts';

type Props = {
  roomId: string;
  room: RoomState;
  change: (change: RoomChange) => void;
  onMention: (message: ChatMessage) => void;
};

/** So near to the end somebody is reading along, and is kept there. */
const NEAR_PX = 80;

/** What was said, the newest at the end, where it stays for whoever reads along. */
export function ChatLog({ roomId, room, change, onMention }: Props) {
  const t = useT();
  const toast = useToast();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isReading, setReading] = useState(false);
  const messages = inOrder(room);
  const [oldest] = messages;

  useLayoutEffect(() => {
    const box = log.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  });

  const readMore = async () => {
    if (!oldest) return;
    const box = log.current;
    const height = box?.scrollHeight ?? 0;
    setReading(true);
    try {
      change({ kind: 'older', page: await readOlder(roomId, oldest) });
      requestAnimationFrame(() => {
        if (box) box.scrollTop += box.scrollHeight - height;
      });
    } catch (error) {
      toast({ tone: 'loss', text: wordingOf(error, t) });
    }
    setReading(false);
  };

  return (
    <div
      ref={log}
      className="chat-log"
      role="log"
      aria-label={t('chat.messages')}
      onScroll={({ currentTarget: box }) => {
        isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      }}
    >
      {room.hasMore && (
        <Button look="ghost" size="small" isBusy={isReading} onClick={() => void readMore()}>
          {t('chat.older')}
        </Button>
      )}
      {messages.length === 0 && (
        <EmptyState title={t('chat.quiet')}>{t('chat.quiet_text')}</EmptyState>
      )}
      {messages.map((message) => (
        <ChatLine
          key={message.messageId}
          message={message}
          me={room.me}
          change={change}
          onMention={onMention}
        />
      ))}
    </div>
  );
}
