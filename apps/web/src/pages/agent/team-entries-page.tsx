export { TeamEntries as TeamEntriesPage } from '../../features/agent-center/statements/team-entries.tsx';
