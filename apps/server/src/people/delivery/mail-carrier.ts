import { createTransport } from 'nodemailer';
import type { MailProvider } from '../../config/providers.ts';
import type { Carrier } from './carrier.ts';

const PATIENCE_MS = 10_000;

type MailError = { readonly code?: string; readonly responseCode?: number };

/** SMTP. Servers quote messages and addresses in their errors, so only the codes are passed on. */
export function mailCarrier({ url, from }: MailProvider, domain: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return async ({ id, to, sender, subject, text, html, file }) => {
    const messageId = `<${id}@${domain}>`;
    const named = from.includes('<') ? from : { name: sender, address: from };
    const body = html === null ? { text } : { text, html };
    const attachments = file ? [{ filename: file.name, content: file.content }] : [];
    const mail = { from: named, to, subject, messageId, attachments, ...body };
    const sending = transport.sendMail(mail);
    const problem = await sending.then(
      () => null,
      (error: MailError) => error,
    );
    if (!problem) return 'taken';
    const { code = 'unknown', responseCode = 0 } = problem;
    if (code === 'EENVELOPE' && responseCode >= 500) return 'refused';
    throw new Error(`the mail server did not take a message (${code}, ${responseCode})`);
  };
}
