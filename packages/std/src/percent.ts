/** To a hundredth of a percent, rounded down: nobody is told more than comes back. */
export const percentOf = (ppm: number): number => Math.floor(ppm / 100) / 100;
