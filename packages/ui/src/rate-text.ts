/** A rate in hundredths of a per cent, written: 60 is `0.6 %`, 1800 is `18 %`. */
export function rateText(rate: number): string {
  const whole = Math.floor(rate / 100);
  const rest = String(rate % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${whole}${rest === '' ? '' : `.${rest}`} %`;
}
