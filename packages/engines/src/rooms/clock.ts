import { MINUTE_MS, SECOND_MS } from '@baize/std/time';

/** How long each part of a round takes, in milliseconds. */
export type ClockProfile = {
  /** From the opening to the last call. */
  readonly openMs: number;
  readonly lastCallMs: number;
  /** From the lock to the first card. */
  readonly lockMs: number;
  /** From one card, throw or spin to the next, or to the result. */
  readonly stepMs: number;
  readonly resultMs: number;
  /** Rounds close on a schedule: whenever the clock is a multiple of this. Bets are open until then. */
  readonly everyMs?: number;
};

const NORMAL = {
  openMs: 12 * SECOND_MS,
  lastCallMs: 3 * SECOND_MS,
  lockMs: SECOND_MS,
  resultMs: 4 * SECOND_MS,
} as const;

const SPEED = {
  openMs: 8 * SECOND_MS,
  lastCallMs: 2 * SECOND_MS,
  lockMs: SECOND_MS,
  resultMs: 3 * SECOND_MS,
} as const;

const CALM = {
  openMs: 18 * SECOND_MS,
  lastCallMs: 4 * SECOND_MS,
  lockMs: SECOND_MS,
  resultMs: 5 * SECOND_MS,
} as const;

/** At most six cards: nine seconds, or less than six. */
export const CARDS: ClockProfile = { ...NORMAL, stepMs: 1_500 };
export const SPEED_CARDS: ClockProfile = { ...SPEED, stepMs: 950 };
export const WHEEL: ClockProfile = { ...NORMAL, stepMs: 5_000 };
export const SPEED_WHEEL: ClockProfile = { ...SPEED, stepMs: 4_000 };
export const DICE: ClockProfile = { ...NORMAL, stepMs: 4_000 };
export const SPEED_DICE: ClockProfile = { ...SPEED, stepMs: 3_200 };

export const CALM_CARDS: ClockProfile = { ...CALM, stepMs: 1_700 };
export const CALM_WHEEL: ClockProfile = { ...CALM, stepMs: 5_600 };
export const CALM_DICE: ClockProfile = { ...CALM, stepMs: 4_600 };

/** A fight every three quarters of a minute: eight meetings of about eighteen seconds, then bets again. */
export const FIGHT: ClockProfile = {
  openMs: 9 * SECOND_MS,
  lastCallMs: 3 * SECOND_MS,
  lockMs: SECOND_MS,
  stepMs: 2_100,
  resultMs: 4 * SECOND_MS,
  everyMs: 45 * SECOND_MS,
};

/** A round whose result is not shown so long after its lock is void. */
export const VOID_MS = MINUTE_MS;

/** The next round waits so long for the wallet to have paid; what is left is paid beside it. */
export const SETTLE_MS = 5 * SECOND_MS;

/** So many rounds are one road; then a new one begins. */
export const SHOE_ROUNDS = 60;
