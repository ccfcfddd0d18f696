import { useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useModal } from '../../shared/address/modals.ts';
import { ChatRooms } from './chat-rooms.tsx';

/** The chat over the page one is on. */
export function ChatModal() {
  const t = useT();
  const { close } = useModal();
  return (
    <Dialog isOpen onClose={close} title={t('chat.title')}>
      <div className="chat-in-modal">
        <ChatRooms />
      </div>
    </Dialog>
  );
}
