import { MINUTE_MS } from '@baize/std/time';

/** A bet that its round forgot is looked at then: later than any round takes. */
export const WAIT_MS = 3 * MINUTE_MS;
