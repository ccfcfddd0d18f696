import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useOpenModal } from '../address/modals.ts';
import { useGate } from '../session/gate.ts';
import { flagsNow } from '../session/use-flags.ts';
import { type Launchable, type LaunchOptions, placeOfGame } from './place-of-game.ts';

/**
 * Starts what a tile, a card, a row or a banner offers. The gate stands before every launch; after
 * the login that it asks for, the game opens. Trials pass it where the brand opens them to all.
 */
export function useLaunch(): (game: Launchable, options?: LaunchOptions) => void {
  const gate = useGate();
  const navigate = useNavigate();
  const open = useOpenModal();
  const queries = useQueryClient();
  return (game, options = {}) => {
    const place = placeOfGame(game, options);
    const isFree = options.isTrial === true && flagsNow(queries).guestTrial;
    const label = game.displayName;
    const { vassalage, gameType } = game;
    if (place.kind === 'page') {
      if (isFree || gate({ path: place.href, label })) void navigate({ href: place.href });
      return;
    }
    const vendor = { vassalage, gameType, displayName: label };
    if (gate({ label, vendor })) open('games', { vendor });
  };
}
