import * as contract from '@baize/contract/chat';
import { type ChatMessage, type ChatNewsWire, chatNews } from '@baize/contract/chat-message';
import { useEffect, useReducer, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../shared/server/api.ts';
import { followRoom } from '../../shared/server/room-line.ts';
import { changeRoom, type RoomChange, UNREAD_ROOM } from './room-state.ts';

type Progress = 'reading' | 'open' | 'failed';

/** A room that is read and then followed; what is missed while the line is down comes with its return. */
export function useRoom(roomId: string) {
  const [room, change] = useReducer(changeRoom, UNREAD_ROOM);
  const [progress, setProgress] = useState<Progress>('reading');
  const [error, setError] = useState<unknown>(null);

  useEffect(
    () =>
      openRoom(roomId, {
        change,
        opened: () => setProgress('open'),
        failed: (cause) => {
          setError(cause);
          setProgress('failed');
        },
      }),
    [roomId],
  );

  return { room, progress, error, change };
}

type Opening = {
  readonly change: (change: RoomChange) => void;
  readonly opened: () => void;
  readonly failed: (cause: unknown) => void;
};

function openRoom(roomId: string, { change, opened, failed }: Opening): () => void {
  let isLeft = false;
  let leave = () => {};
  let after = 0;

  const hear = (wire: ChatNewsWire) => {
    const news = z.safeParse(chatNews, wire);
    if (!news.success || news.data.roomId !== roomId) return;
    if (news.data.missed) return void read().catch(failed);
    after = Math.max(after, news.data.rev);
    change({ kind: 'news', news: news.data });
  };
  const read = async () => {
    const page = await call(contract.listChatMessages, { roomId });
    if (isLeft) return;
    after = page.rev;
    change({ kind: 'opened', page });
    opened();
    leave();
    leave = followRoom({ watch: () => ({ room: roomId, after }), hear });
  };
  read().catch(failed);
  return () => {
    isLeft = true;
    leave();
  };
}

/** The page of the history before the oldest message that is shown. */
export const readOlder = (roomId: string, oldest: ChatMessage) =>
  call(contract.listChatMessages, { roomId, before: oldest.seq });
