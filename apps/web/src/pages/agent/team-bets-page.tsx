import type { GameItem } from '@baize/contract/game';
import { TeamBets } from '../../features/agent-center/statements/team-bets.tsx';
import { GameCover } from '../../features/games/game-cover.tsx';
import { BetDetail } from '../../features/records/bet-detail.tsx';
import { useBetId } from '../../features/records/use-bet-id.ts';

const renderCover = (game: GameItem) => <GameCover game={game} sizes="48px" />;

/** The bets of a team; one of them, with its round, by `?bet={betId}`. */
export function TeamBetsPage() {
  const betId = useBetId();
  if (betId === null) return <TeamBets />;
  return <BetDetail key={betId} owner="team" betId={betId} renderCover={renderCover} />;
}
