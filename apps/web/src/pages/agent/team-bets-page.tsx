export { TeamBets as TeamBetsPage } from '../../features/agent-center/statements/team-bets.tsx';
