import { type Repeating, repeat, type World } from '../../base/kernel/index.ts';
import { countValidBets, type ValidBetOptions } from './count-valid-bets.ts';

/** Under load it comes up to three times as seldom, which still is within two seconds of a bet. */
const EVERY_MS = 500;

/** Keeps counting; of several processes that do, one works and the others look on. */
export const startValidBetCounter = (
  world: World,
  options: ValidBetOptions,
  everyMs = EVERY_MS,
): Repeating =>
  repeat(world, { everyMs, failure: 'valid bets were not counted' }, (isStopping) =>
    countValidBets(world, options, isStopping),
  );
