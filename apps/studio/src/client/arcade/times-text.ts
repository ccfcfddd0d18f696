/** Millionths as times of the stake, two to four digits behind the point, never more than is paid. */
export function timesText(ppm: bigint | string, tag: string): string {
  return `${numberText(ppm, tag, 2)}×`;
}

/** The same as short as it goes: 2×, 0.5×, 110×. */
export const shortTimes = (ppm: bigint | string, tag: string): string =>
  `${numberText(ppm, tag, 0)}×`;

/** Without the sign and with thousands as a letter, where there is room for four letters. */
export function briefTimes(ppm: bigint | string, tag: string): string {
  const thousands = BigInt(ppm) / 1_000n;
  return thousands >= 1_000_000n ? `${numberText(thousands, tag, 0)}k` : numberText(ppm, tag, 0);
}

function numberText(ppm: bigint | string, tag: string, least: number): string {
  const shown = Number(BigInt(ppm) / 100n) / 10_000;
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: least,
    maximumFractionDigits: shown >= 10 ? 2 : 4,
    roundingMode: 'floor',
  });
  return format.format(shown);
}
