export { TeamEntries as TeamEntriesPage } from '../../features/agent-center/reports/team-entries.tsx';
