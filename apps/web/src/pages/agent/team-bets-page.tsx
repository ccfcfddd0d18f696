export { TeamBets as TeamBetsPage } from '../../features/agent-center/reports/team-bets.tsx';
