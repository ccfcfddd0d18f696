/**
 * Missions: what a brand asks its members to reach in a day, a week or an event, and leaderboards of
 * what they bet meanwhile.
 *
 * Always true here: a bet counts for the period it was settled in, by the brand's days; progress is
 * counted after the fact, from what is kept elsewhere, so counting it again gives the same; the terms
 * of a member's first progress hold for that period; a reached goal is offered as a reward once and
 * stays reached. A leaderboard's order is final ten minutes after its end, and prizes go by it.
 */
export { followBoards } from './boards/count-boards.ts';
export { dryRunBoard } from './boards/dry-run-board.ts';
export { startMissionCounter } from './count-members-doings.ts';
export { dryRunMission } from './dry-run-mission.ts';
export { followMissions } from './follow-bets.ts';
export { missionsJobs } from './jobs.ts';
export { missionsRoutes } from './routes.ts';
