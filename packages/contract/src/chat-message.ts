import * as z from 'zod/mini';
import { id, money } from './endpoint.ts';

/** A bet as it is shown in a room: what was staked and paid when it was shared. */
const sharedBet = z.object({
  game: z.nullable(z.object({ vendor: z.string(), code: z.string() })),
  /** By language. */
  names: z.record(z.string(), z.string()),
  picture: z.nullable(z.string()),
  stake: money,
  payout: money,
});

export type SharedBet = z.output<typeof sharedBet>;

/** A red envelope of who wrote the message; how many packets are left its own call tells. */
const sharedEnvelope = z.object({
  envelopeId: id('env'),
  wish: z.nullable(z.string()),
  packets: z.int(),
  closesAt: z.iso.datetime(),
});

export type SharedEnvelope = z.output<typeof sharedEnvelope>;

/** A message as everybody in its room sees it. */
export const CHAT_MESSAGE_FIELDS = {
  messageId: id('cmg'),
  /** Its place in the room. */
  seq: z.int(),
  /** The room’s number when it was last changed. */
  rev: z.int(),
  personId: id('chp'),
  /** The account, most of it hidden. */
  name: z.string(),
  avatar: z.string(),
  at: z.iso.datetime(),
  /** Plain text; long numbers are hidden. Null once it was deleted. */
  text: z.nullable(z.string()),
  mentions: z.array(z.object({ personId: id('chp'), name: z.string() })),
  shared: z.nullable(sharedBet),
  envelope: z.nullable(sharedEnvelope),
  reactions: z.record(z.string(), z.int()),
};

export const chatMessage = z.object(CHAT_MESSAGE_FIELDS);

export type ChatMessage = z.output<typeof chatMessage>;

/** What a socket is told of the room it follows. */
export const chatNews = z.object({
  roomId: z.string(),
  /** New and changed messages; a client keeps of each the one with the highest `rev`. */
  messages: z.array(chatMessage),
  /** Up to where the room was read. */
  rev: z.int(),
  /** More was missed than is sent: read the newest page again. */
  missed: z.boolean(),
  /** The member is not in the room any more. */
  isOut: z.boolean(),
});

export type ChatNews = z.output<typeof chatNews>;
/** The same as it travels. */
export type ChatNewsWire = z.input<typeof chatNews>;
