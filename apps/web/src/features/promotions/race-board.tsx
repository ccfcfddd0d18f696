import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { BoardCard } from '../../shared/boards/board-card.tsx';
import { useLeaderboards } from '../../shared/boards/use-leaderboards.ts';
import { Answered } from '../../shared/lists/answered.tsx';
import { useSession } from '../../shared/session/session.ts';

/** The race as it stands: prizes, the own place and the order. A guest has no place in it. */
export function RaceBoard({ board }: { board: string }) {
  const t = useT();
  const { state } = useSession();
  return state === 'member' ? <Running board={board} /> : <Note>{t('promotions.race_guest')}</Note>;
}

function Running({ board }: { board: string }) {
  const found = useLeaderboards();
  const running = found.data?.boards.find(({ boardId }) => boardId === board);
  return (
    <Answered query={found} waiting={<Skeleton height="12rem" />}>
      {() => running && <BoardCard board={running} />}
    </Answered>
  );
}
