import { wordingOf } from '@baize/client/api-error';
import type { ChatRoomItem } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import { useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { ChatComposer } from './chat-composer.tsx';
import { ChatHead } from './chat-head.tsx';
import { ChatLog } from './chat-log.tsx';
import { MuteNote } from './mute-note.tsx';
import { RoomWaiting } from './room-waiting.tsx';
import { useRoom } from './use-room.ts';

type Props = {
  room: ChatRoomItem;
  rooms: readonly ChatRoomItem[];
  onRoom: (roomId: string) => void;
  /** Reads the room from the beginning. */
  onAgain: () => void;
};

/** One room: what was said, and where something is said. */
export function ChatRoom({ room: item, rooms, onRoom, onAgain }: Props) {
  const t = useT();
  const { room, progress, error, change } = useRoom(item.roomId);
  const [mentioned, mention] = useState<readonly ChatMessage[]>([]);
  if (progress === 'failed') {
    return <ErrorState title={wordingOf(error, t)} onRetry={onAgain} />;
  }
  return (
    <section className="chat" aria-label={item.name}>
      <ChatHead room={item} rooms={rooms} onRoom={onRoom} onUnblocked={onAgain} />
      {progress === 'reading' ? (
        <RoomWaiting />
      ) : (
        <ChatLog
          roomId={item.roomId}
          room={room}
          change={change}
          onMention={(message) => mention([...mentioned.filter(isNot(message)), message])}
        />
      )}
      {room.isOut ? (
        <Note tone="warn">{t('chat.out')}</Note>
      ) : room.me?.mute ? (
        <MuteNote mute={room.me.mute} />
      ) : (
        <ChatComposer
          room={item}
          lengthMax={room.lengthMax}
          mentioned={mentioned}
          change={change}
          onForget={(message) => mention(mentioned.filter(isNot(message)))}
          onSent={() => mention([])}
        />
      )}
    </section>
  );
}

/** Somebody is meant once, however many of their messages were pressed. */
const isNot =
  ({ personId }: ChatMessage) =>
  (other: ChatMessage) =>
    other.personId !== personId;
