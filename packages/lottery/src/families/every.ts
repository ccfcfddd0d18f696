import type { Schedule } from '../core/schedule.ts';

const ZONE = 'Asia/Bangkok';

/** Of a minute 50 seconds are sold and 5 closed; of longer ones all but 15 are sold, 10 closed. */
export const every = (minutes: 1 | 3 | 5): Schedule => ({
  kind: 'every',
  zone: ZONE,
  everyS: minutes * 60,
  saleS: minutes === 1 ? 50 : minutes * 60 - 15,
  closedS: minutes === 1 ? 5 : 10,
});
