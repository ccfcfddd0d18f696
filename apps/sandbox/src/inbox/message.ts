/** Something that was sent, as the inbox keeps it. */
export type Message = {
  /** The sender's own id: what comes twice under one id is kept once. */
  readonly id: string;
  readonly kind: 'sms' | 'email';
  readonly from: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  /** What a reader looks for, found in the text. */
  readonly code: string | null;
  readonly link: string | null;
  readonly at: string;
};

/** Six digits that stand alone; a year or the end of an account number is no code. */
const CODE = /(?<![\w.+-])\d{6}(?![\w-])/;
const LINK = /https?:\/\/[^\s<>"]+/;

export const findCode = (text: string): string | null => CODE.exec(text)?.[0] ?? null;
export const findLink = (text: string): string | null => LINK.exec(text)?.[0] ?? null;
