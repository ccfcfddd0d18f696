import { CATEGORY_ITEMS } from '@baize/contract/navigation';
import { useNavigate } from '@tanstack/react-router';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import type { FoundGame } from './use-search.ts';

/** Starts a game that can be played; one that cannot yet is shown among those of its studio. */
export function useChooseGame(): (game: FoundGame) => void {
  const launch = useLaunch();
  const navigate = useNavigate();
  return (game) => {
    const { nodeId, names, vassalage, gameCode, gameType, state } = game;
    if (state !== 'coming') {
      const displayName = names[0] ?? gameCode;
      launch({ nodeId, vassalage, gameCode, gameType, displayName, isGame: 'GAME' });
      return;
    }
    const page = CATEGORY_ITEMS.find((item) => item.gameType === gameType)?.page ?? '/';
    void navigate({ href: `${page}?vassalage=${vassalage}` });
  };
}
