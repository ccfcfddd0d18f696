import { type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';

/** What decides whether a member has played long enough. */
export type PlayClock = {
  /** Since when they have been playing without a break; null when they never have. */
  readonly beganAt: Instant | null;
  /** Their last stake. */
  readonly lastAt: Instant | null;
  /** When they last answered a reality check. */
  readonly answeredAt: Instant | null;
  /** Null: the usual interval. */
  readonly checkMinutes: number | null;
  /** Null: play has no end of its own. */
  readonly sessionMinutes: number | null;
};

export const NO_CLOCK: PlayClock = {
  beganAt: null,
  lastAt: null,
  answeredAt: null,
  checkMinutes: null,
  sessionMinutes: null,
};

/** How often who has chosen nothing is told of time and result. */
export const CHECK_MINUTES = 60;

/** Who has not staked for so long has stopped playing: the next stake begins anew. */
const BREAK_MS = 15 * MINUTE_MS;

/** After the end that a member set, play stays shut for so long. */
const REST_MS = 60 * MINUTE_MS;

/** What play waits for: the answer to a check, or the rest after the end of a session. */
export type PlayWait =
  | { readonly kind: 'check'; readonly since: Instant }
  | { readonly kind: 'session'; readonly since: Instant; readonly until: Instant };

/** When the next check is due and the session ends, as long as the member goes on. */
export function endsOf({ beganAt, answeredAt, ...clock }: PlayClock) {
  if (beganAt === null) return { checkAt: null, sessionAt: null };
  const told = answeredAt !== null && isBefore(beganAt, answeredAt) ? answeredAt : beganAt;
  const { checkMinutes, sessionMinutes } = clock;
  return {
    checkAt: later(told, (checkMinutes ?? CHECK_MINUTES) * MINUTE_MS),
    sessionAt: sessionMinutes === null ? null : later(beganAt, sessionMinutes * MINUTE_MS),
  };
}

/**
 * What the next stake waits for; null when nothing does. Only who was still playing at that moment
 * is held up: who had stopped long before begins anew. A check waits however long it takes.
 */
export function findWait(clock: PlayClock, now: Instant): PlayWait | null {
  const { checkAt, sessionAt } = endsOf(clock);
  const isReached = (at: Instant | null): at is Instant =>
    at !== null && clock.lastAt !== null && at <= now && at <= later(clock.lastAt, BREAK_MS);
  if (isReached(sessionAt)) {
    const until = later(sessionAt, REST_MS);
    if (isBefore(now, until)) return { kind: 'session', since: sessionAt, until };
  }
  return isReached(checkAt) ? { kind: 'check', since: checkAt } : null;
}

/** Whether the member is playing: their last stake is not long ago. */
export const isAtPlay = ({ lastAt }: PlayClock, now: Instant): boolean =>
  lastAt !== null && isBefore(now, later(lastAt, BREAK_MS));

/** The clock after a stake: it goes on, or begins anew after a break. */
export const afterStake = (clock: PlayClock, now: Instant): PlayClock => ({
  ...clock,
  beganAt: isAtPlay(clock, now) ? clock.beganAt : now,
  lastAt: now,
});
