import * as contract from '@baize/contract/play-clock';
import { type Route, serve } from '../../base/kernel/index.ts';
import { answerCheck } from './answer-check.ts';
import { type ClockOptions, readPlayClock } from './read-play-clock.ts';
import { confirmTimeLimit, setTimeLimit } from './set-time-limit.ts';

export const clockRoutes = (options: ClockOptions): readonly Route[] => [
  serve(contract.readPlayClock, readPlayClock(options)),
  serve(contract.answerCheck, answerCheck(options)),
  serve(contract.setTimeLimit, setTimeLimit(options)),
  serve(contract.confirmTimeLimit, confirmTimeLimit(options)),
];
