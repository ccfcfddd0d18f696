import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DEVICE = /(?:^|;\s*)device=([\w-]{22})(?:;|$)/;
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** The name that a browser was given; it says nothing of who uses it. */
export const deviceOf = ({ headers }: FastifyRequest): string | undefined =>
  DEVICE.exec(headers.cookie ?? '')?.[1];

/** Gives a browser its name, which scripts cannot read; it is sent to us alone. */
export function nameDevice(request: FastifyRequest, reply: FastifyReply): string {
  const device = randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `device=${device}; Path=/wps; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return device;
}
