/** A field of a merchant-presented code: two digits of name, two of length, the value. */
export const field = (name: string, value: string): string =>
  `${name}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, as EMVCo's specification asks for: over everything, its own name included. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const sign of text) {
    crc ^= (sign.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Credit transfers of PromptPay are known by this. */
const PROMPTPAY = 'A000000677010111';
const BAHT = '764';
const ONCE = '12';
/** The most that the field of a reference holds. */
const REFERENCE_MAX = 25;

export type PromptPay = {
  /** A Thai mobile number of ten digits. */
  readonly mobile: string;
  /** In satang. */
  readonly amount: bigint;
  readonly reference: string;
};

/** What a PromptPay code for one payment says, for every Thai banking app to read. */
export function promptPayPayload({ mobile, amount, reference }: PromptPay): string {
  const payee = field('00', PROMPTPAY) + field('01', `0066${mobile.slice(1)}`);
  const text = [
    field('00', '01'),
    field('01', ONCE),
    field('29', payee),
    field('53', BAHT),
    field('54', inBaht(amount)),
    field('58', 'TH'),
    field('62', field('05', reference.slice(0, REFERENCE_MAX))),
    '6304',
  ].join('');
  return text + checksum(text);
}

const inBaht = (satang: bigint): string =>
  `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`;
