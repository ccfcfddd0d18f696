const DOTS = '•••';

/** `+66812345678` becomes `+66•••5678`: enough to know it again, too little to call. */
export function maskMobile(mobile: string): string {
  const shown = mobile.length >= 11 ? 4 : 2;
  return `${mobile.slice(0, 3)}${DOTS}${mobile.slice(-shown)}`;
}

/** `somchai@mail.example` becomes `s•••i@mail.example`; of short names only the first letter shows. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = Array.from(email.slice(0, at));
  const last = name.length > 3 ? name.at(-1) : '';
  return `${name[0] ?? ''}${DOTS}${last}${email.slice(at)}`;
}

/** The last four digits behind dots. */
export const maskAccountNumber = (number: string): string => `${DOTS}${number.slice(-4)}`;

/** `player9` becomes `p***9`, whatever its length; of very short names nothing shows. */
export function maskAccount(account: string): string {
  const letters = Array.from(account);
  return letters.length > 3 ? `${letters[0]}***${letters.at(-1)}` : '***';
}
