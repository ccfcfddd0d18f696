import { createTransport } from 'nodemailer';
import type { MailProvider } from '../providers.ts';
import type { Carrier } from './carrier.ts';

const PATIENCE_MS = 10_000;

type MailError = { readonly code?: string; readonly responseCode?: number };

/** SMTP. Servers quote letters and addresses in their errors, so only the codes are passed on. */
export function mailCarrier({ url, from }: MailProvider, domain: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return async ({ id, to, subject, text, html }) => {
    const messageId = `<${id}@${domain}>`;
    const body = html === null ? { text } : { text, html };
    try {
      await transport.sendMail({ from, to, subject, messageId, ...body });
      return 'taken';
    } catch (error) {
      const { code = 'unknown', responseCode = 0 } = error as MailError;
      if (code === 'EENVELOPE' && responseCode >= 500) return 'refused';
      throw new Error(`the mail server did not take a letter (${code}, ${responseCode})`);
    }
  };
}
