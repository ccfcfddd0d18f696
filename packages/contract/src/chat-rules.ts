import * as z from 'zod/mini';
import { languageCode, localized } from './brand.ts';

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, 'is a short name'));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** What rooms are about; a room belongs to one of them. */
export const chatTopicSchema = z.strictObject({ id: key, name: localized(40) });

/** A room: its topic and the language that is spoken in it. */
export const chatRoomSchema = z.strictObject({
  id: key,
  topic: key,
  language: languageCode,
  name: localized(40),
  about: localized(160),
  /** How long a member waits between two messages; 0 for no wait. */
  slowSeconds: whole(0, 3_600),
});

export type ChatRoomTerms = z.output<typeof chatRoomSchema>;

const listedWords = z
  .array(z.string().check(z.minLength(2), z.maxLength(40)))
  .check(z.maxLength(2_000));

/** What holds in every room of the brand: one row, or none where the brand has no chat. */
export const chatHouseSchema = z.strictObject({
  id: z.literal('chat'),
  /** The most characters of a message. */
  lengthMax: whole(20, 2_000),
  /** Messages are kept for so many days. */
  retentionDays: whole(1, 3_650),
  /** Messages with one of these words are refused. */
  words: listedWords,
  /** Messages with one of these words go to the moderators at once, and the writer is told of help. */
  selfharmWords: z.optional(listedWords),
  /** Messages with one of these words go to the moderators at once: a child may have written them. */
  minorWords: z.optional(listedWords),
});

export type ChatHouse = z.output<typeof chatHouseSchema>;
