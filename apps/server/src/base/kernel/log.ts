import pino from 'pino';

export type Log = pino.Logger;

/** What may hold a secret is never written, wherever it stands in a log line. */
const SECRET = ['password', 'token', 'authorization', 'cookie', 'secret', 'private_jwk', 'body'];

/** The database quotes whole rows in the details of an error, secrets and all; those stay out. */
const tellError = (error: unknown) => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
};

export const createLog = (level: string, into?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      serializers: { err: tellError },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[secret]',
      },
    },
    into ?? pino.destination(1),
  );
