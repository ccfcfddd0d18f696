import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { type Signer, sha256 } from '../tokens.ts';
import { ERRORS, type PhoneError } from './errors.ts';
import { createPhoneCodes } from './phone-codes.ts';

export type PhoneCodeOptions = {
  readonly inbox: Inbox;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly here: () => string;
  readonly project: string;
};

type Body = Readonly<Record<string, unknown>> | null;

/** Browsers of any site call it directly, as they do the real one. */
export function registerPhoneCodes(app: FastifyInstance, options: PhoneCodeOptions): void {
  const { signer, here, project } = options;
  const codes = createPhoneCodes(options.inbox, options.clock);

  app.get('/phone/jwks', async (_request, reply) => open(reply).send(signer.jwks));

  app.options('/phone/*', async (_request, reply) =>
    open(reply)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  );

  app.post<{ Body: Body }>('/phone/send', async ({ body }, reply) => {
    const phoneNumber = textOf(body, 'phoneNumber');
    const sent = codes.send({ phoneNumber, recaptcha: textOf(body, 'recaptcha') });
    return 'error' in sent ? refuse(reply, sent.error) : open(reply).send(sent);
  });

  app.post<{ Body: Body }>('/phone/verify', async ({ body }, reply) => {
    const given = { sessionInfo: textOf(body, 'sessionInfo'), code: textOf(body, 'code') };
    const verified = codes.verify(given);
    if ('error' in verified) return refuse(reply, verified.error);
    const { phoneNumber } = verified;
    const idToken = await signer.sign({
      iss: `${here()}/phone`,
      aud: project,
      sub: sha256(phoneNumber).toString('base64url').slice(0, 28),
      phone_number: phoneNumber,
    });
    return open(reply).send({ idToken });
  });
}

const open = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');

const refuse = (reply: FastifyReply, code: PhoneError): FastifyReply =>
  open(reply)
    .code(code === 'auth/too-many-requests' ? 429 : 400)
    .send({ error: { code, message: ERRORS[code] } });

function textOf(body: Body, name: string): string {
  const value = body?.[name];
  return typeof value === 'string' ? value.trim() : '';
}
