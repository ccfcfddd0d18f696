/** Whether counts fit what chance alone would give. */
export type ChiSquare = {
  readonly statistic: number;
  readonly degrees: number;
  /** How often a fair draw differs from its mean at least as much: 0.5 is usual, 0.001 is not. */
  readonly probability: number;
};

/** Pearson's test of counts that should all be the same. */
export function chiSquare(counts: readonly number[]): ChiSquare {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const expected = all / counts.length;
  const statistic =
    all === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = counts.length - 1;
  return { statistic, degrees, probability: upperGamma(degrees / 2, statistic / 2) };
}

const STEPS_MAX = 10_000;
const CLOSE = 1e-15;

/** The regularized upper incomplete gamma function, by its series or its continued fraction. */
function upperGamma(shape: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  return x < shape + 1 ? 1 - front * lowerSeries(shape, x) : front * upperFraction(shape, x);
}

function lowerSeries(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < STEPS_MAX && term > sum * CLOSE; step += 1) {
    term *= x / (shape + step);
    sum += term;
  }
  return sum;
}

/** By Lentz: the fraction from its front, with numerator and denominator kept apart. */
function upperFraction(shape: number, x: number): number {
  let b = x + 1 - shape;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < STEPS_MAX; step += 1) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return value;
}

/** Stirling's series, after the argument was raised to where it is exact. */
function logGamma(value: number): number {
  let [x, shift] = [value, 0];
  while (x < 15) {
    shift -= Math.log(x);
    x += 1;
  }
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1_260 * x ** 5);
  return shift + (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
}
