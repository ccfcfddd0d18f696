import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Inbox } from './inbox.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const TEXT_MAX = 1_600;

type Sms = { to?: unknown; text?: unknown; id?: unknown };

/** The SMS gateway, and the inbox as programs read it. */
export function registerInbox(app: FastifyInstance, inbox: Inbox, smsKey: string): void {
  app.post<{ Body: Sms | null }>('/sms', async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization !== `Bearer ${smsKey}`) return reply.code(401).send({ error: 'unknown key' });
    const { to, text, id } = request.body ?? {};
    if (typeof to !== 'string' || !E164.test(to)) return refuse(reply, 'to: no telephone number');
    if (typeof text !== 'string' || text === '' || text.length > TEXT_MAX) {
      return refuse(reply, `text: 1 to ${TEXT_MAX} characters`);
    }
    if (typeof id !== 'string' || id === '') return refuse(reply, 'id: missing');
    inbox.add({ id, kind: 'sms', from: 'SMS', to, subject: null, text, html: null });
    return { accepted: id };
  });

  app.get<{ Querystring: { to?: string } }>('/messages', async (request, reply) => {
    const { to } = request.query;
    // A plus sign that nobody escaped arrives as a space.
    const wanted = to?.startsWith(' ') ? `+${to.trim()}` : to;
    return reply.header('cache-control', 'no-store').send(inbox.list(wanted));
  });

  app.delete('/messages', async (_request, reply) => {
    inbox.clear();
    return reply.code(204).send();
  });

  app.get('/changes', (_request, reply) => stream(reply, inbox));
}

const refuse = (reply: FastifyReply, why: string) => reply.code(422).send({ error: why });

/** Says that something changed, for as long as the page is open; the page then asks what. */
function stream(reply: FastifyReply, inbox: Inbox): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  raw.write('retry: 1000\n\ndata: open\n\n');
  const stop = inbox.watch(() => raw.write('data: changed\n\n'));
  raw.once('close', stop);
}
