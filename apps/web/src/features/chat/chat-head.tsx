import type { ChatRoomItem } from '@baize/contract/chat';
import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { info } from '@baize/ui/icons';
import { Select } from '@baize/ui/select.tsx';
import { useState } from 'react';
import { BlocksDialog } from './blocks-dialog.tsx';

type Props = {
  room: ChatRoomItem;
  rooms: readonly ChatRoomItem[];
  onRoom: (roomId: string) => void;
  onUnblocked: () => void;
};

/** Which room it is, the way to the others, and how people speak here. */
export function ChatHead({ room, rooms, onRoom, onUnblocked }: Props) {
  const t = useT();
  const [isInfoOpen, setInfoOpen] = useState(false);
  return (
    <header className="chat-head">
      <Select
        label={<span className="sr">{t('chat.room')}</span>}
        value={room.roomId}
        options={rooms.map(({ roomId, name, modelName }) => ({
          value: roomId,
          label: `${name} · ${modelName}`,
        }))}
        onChange={(event) => onRoom(event.target.value)}
      />
      <IconButton label={t('chat.about')} icon={info} onClick={() => setInfoOpen(true)} />
      <p className="chat-about">{room.about}</p>
      {isInfoOpen && (
        <BlocksDialog room={room} onClose={() => setInfoOpen(false)} onUnblocked={onUnblocked} />
      )}
    </header>
  );
}
