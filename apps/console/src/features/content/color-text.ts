/** Whether a text is a colour as themes write it. */
export const isColorText = (text: string): boolean =>
  /^oklch\((?:0|1|0?\.\d+|1\.0+) (?:0|0?\.\d+) \d{1,3}(?:\.\d+)?(?: \/ (?:0|1|0?\.\d+))?\)$/.test(
    text,
  );

/** What was picked, as themes write it: Björn Ottosson's matrices the other way round. */
export function colorOfHex(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linearOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI + 360;
  const hue = (Math.round(degrees * 10) / 10) % 360;
  return `oklch(${shortNumber(lightness)} ${shortNumber(Math.hypot(a, b))} ${hue})`;
}

const linearOf = (shown: number): number =>
  shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;

/** Three decimals, without the zeros that say nothing. */
const shortNumber = (value: number): string =>
  String(Math.min(1, Math.max(0, Math.round(value * 1_000) / 1_000)));
