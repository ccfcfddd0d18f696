import type { FastifyReply } from 'fastify';

/** An e-mail is shown in a frame of its own that runs nothing; its styles stand in its elements. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A page of the sandbox's own: always fresh, and it loads nothing from elsewhere. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(html);
