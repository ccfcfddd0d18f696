import { useT } from '@baize/i18n/react.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { ChatRoom } from './chat-room.tsx';
import './chat.css';
import { RoomWaiting } from './room-waiting.tsx';
import { useChatRooms } from './use-chat-calls.ts';

type Props = {
  /** The room of the address; without it the first in the reader's language is open. */
  roomId?: string | undefined;
  /** Called where the address follows the room. */
  onRoom?: (roomId: string) => void;
};

/** The rooms, and the one that is open. */
export function ChatRooms({ roomId, onRoom }: Props) {
  const t = useT();
  const rooms = useChatRooms();
  const [chosen, choose] = useState<string | undefined>(roomId);
  const [readings, setReadings] = useState(0);
  const wanted = onRoom ? roomId : chosen;
  return (
    <Answered query={rooms} waiting={<RoomWaiting />}>
      {({ rooms: listed }) => {
        const room = listed.find((each) => each.roomId === wanted) ?? listed[0];
        if (!room) return <EmptyState title={t('chat.no_rooms')} />;
        return (
          <ChatRoom
            key={`${room.roomId} ${readings}`}
            room={room}
            rooms={listed}
            onRoom={onRoom ?? choose}
            onAgain={() => setReadings(readings + 1)}
          />
        );
      }}
    </Answered>
  );
}
