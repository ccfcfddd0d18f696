import * as z from 'zod';
import { ensure } from '../refusal.ts';

export const roundId = z.string().regex(/^rnd_[0-9A-Z]{26}$/);

/** What was sent, as far as it is what it should be. */
export function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  ensure(parsed.success, 'request_invalid');
  return parsed.data;
}

export const done = (value: unknown) => ({ success: true, message: null, value });
