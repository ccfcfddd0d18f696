/** Millionths as a per cent: 3000 is 0.3. */
export const percentOf = (ppm: number): number => ppm / 10_000;
