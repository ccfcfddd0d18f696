import { type Ppm, ppm } from '@baize/std/money';

/** A multiplier in hundredths, as definitions state it: 250 is 2.5 times the stake. */
export const times = (hundredths: number): Ppm => ppm(BigInt(hundredths) * 10_000n);

export const NOTHING = ppm(0n);

/** A round taken before anything was risked: the stake comes back, and nothing was bet. */
export const STAKE_BACK = ppm(1_000_000n);
