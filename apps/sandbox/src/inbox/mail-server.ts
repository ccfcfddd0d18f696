import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { sha256 } from '../tokens.ts';
import type { Inbox } from './inbox.ts';

const SIZE_MAX = 1024 * 1024;

export type MailServer = { readonly url: string; stop(): Promise<void> };

/** Takes every e-mail from this machine and keeps it; none is passed on. */
export async function startMailServer(inbox: Inbox, port: number): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: SIZE_MAX,
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      await keep(inbox, await buffer(stream), to);
    }),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(inbox: Inbox, raw: Buffer, recipients: readonly string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  const id = mail.messageId ?? sha256(raw.toString('latin1')).toString('hex');
  for (const to of recipients) {
    inbox.add({
      id: `${id} ${to}`,
      kind: 'email',
      from: mail.from?.name || mail.from?.address || '',
      to,
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trim(),
      html: mail.html ?? null,
    });
  }
}
