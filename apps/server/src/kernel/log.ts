import pino from 'pino';

export type Log = pino.Logger;

/** What may hold a secret is never written, wherever it stands in a log line. */
const SECRET = ['password', 'token', 'authorization', 'cookie', 'secret', 'private_jwk', 'body'];

export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  });
