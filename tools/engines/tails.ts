/** The chance that a normal variable is as far from zero, on either side. */
export const normalTail = (z: number): number => gammaTail(0.5, z ** 2 / 2);

/** The chance that a sum of so many squares is as large. */
export const chiSquareTail = (value: number, freedom: number): number =>
  gammaTail(freedom / 2, value / 2);

const STEPS = 10_000;
const EXACT = 1e-14;

/** The upper incomplete gamma function as a share of the whole: a series below, a fraction above. */
function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * seriesOf(a, x) : scale * fractionOf(a, x);
}

function seriesOf(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < STEPS && term > sum * EXACT; step++) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/** Lentz's way of reading a continued fraction from its beginning. */
function fractionOf(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < STEPS; step++) {
    const factor = -step * (step - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < EXACT) break;
  }
  return value;
}

/** By Stirling's series, for which small arguments are moved up. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
