import * as contract from '@baize/contract/mission';
import { type Route, serve } from '../../base/kernel/index.ts';
import { readLeaderboard } from './boards/read-leaderboard.ts';
import type { MissionOptions } from './mission.ts';
import { readSummary } from './read-summary.ts';

export const missionsRoutes = (options: MissionOptions): readonly Route[] => [
  serve(contract.missionSummary, readSummary(options)),
  serve(contract.missionLeaderboard, readLeaderboard(options)),
];
