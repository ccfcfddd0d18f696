import { dryRunReward as dryRunCall } from '@baize/contract/reward-dry-run';
import { type Route, serve } from '../../base/kernel/index.ts';
import type { PointsOptions } from '../points/index.ts';
import { dryRunReward } from './dry-run-reward.ts';

export const programmesRoutes = (options: PointsOptions): readonly Route[] => [
  serve(dryRunCall, dryRunReward(options)),
];
