import { useT } from '@baize/i18n/react.tsx';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { ChatRooms } from '../features/chat/chat-rooms.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** A room under its own address: `/chat?room=riverside`. */
export function ChatPage() {
  const t = useT();
  const navigate = useNavigate();
  const { room } = useRouterState({ select: ({ location }) => location.search }) as {
    room?: unknown;
  };
  return (
    <AreaTexts areas={textsAt('/chat')} waiting={<LoadingCover />}>
      <div className="chat-page">
        <h1 className="sr">{t('shell.chat')}</h1>
        <ChatRooms
          roomId={typeof room === 'string' ? room : undefined}
          onRoom={(roomId) => void navigate({ to: '.', search: { room: roomId } as never })}
        />
      </div>
    </AreaTexts>
  );
}
