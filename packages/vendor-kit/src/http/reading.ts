import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type CommonRefusal, VendorRefusal } from '../refusal.ts';

/** What was sent, as far as it is what it should be. */
export function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  throw new VendorRefusal<CommonRefusal>('request_invalid');
}

export const done = (value: unknown) => ({ success: true, message: null, value });

/** The token of the session that a call is made by. */
export function bearerOf({ authorization = '' }: FastifyRequest['headers']): string {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization)?.[1];
  if (token) return token;
  throw new VendorRefusal<CommonRefusal>('session_unknown');
}
