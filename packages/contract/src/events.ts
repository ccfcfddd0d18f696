import * as z from 'zod/mini';
import type { ChatNewsWire } from './chat-message.ts';
import { id } from './endpoint.ts';

/** Why a session ended, so that its page can say it. */
export const ENDED_WHYS = ['logout', 'elsewhere', 'password', 'security', 'expired'] as const;
export type EndedWhy = (typeof ENDED_WHYS)[number];

/**
 * What the server says without being asked, one row a kind. `everyone` reaches all sockets of the
 * brand; `member` those of one member.
 */
export const EVENTS = {
  /**
   * The site was closed or opened, or its flags or register form changed: fetch the permission again.
   * 0 normal, 1 maintenance. Blocked regions are decided per visitor and never broadcast.
   */
  systemStatus: { audience: 'everyone', payload: z.object({ status: z.enum(['0', '1']) }) },
  /** Banners or notices changed: fetch the announcements again. */
  announcements: { audience: 'everyone', payload: z.object({}) },
  /** Vendors, games, their order or their state changed: fetch the catalogue again. */
  catalogue: { audience: 'everyone', payload: z.object({}) },
  /** The board of winners changed: fetch it again. */
  winners: { audience: 'everyone', payload: z.object({}) },
  /** A member began a break from play, or changed what limits it: fetch who they are again. */
  protection: { audience: 'member', payload: z.object({}) },
  /** A member's balance changed: fetch it again. Repeated until it is known, and never replayed. */
  balance: { audience: 'member', payload: z.object({}) },
  /** An order to deposit or to withdraw changed: fetch it again. */
  deposit: { audience: 'member', payload: z.object({ orderId: id('dep') }) },
  withdrawal: { audience: 'member', payload: z.object({ orderId: id('wdr') }) },
  /** A bonus of the member began or ended: fetch them again. */
  bonus: { audience: 'member', payload: z.object({}) },
  /** What the member can claim changed: fetch the rewards and their count again. */
  rewards: { audience: 'member', payload: z.object({}) },
  /** What a member's bets earn back changed: fetch the rebates again. */
  rebates: { audience: 'member', payload: z.object({}) },
  /** A member's points or a redemption of them changed: fetch them again. */
  points: { audience: 'member', payload: z.object({}) },
  /** A mission of the member moved, or their score on a leaderboard: fetch them again. */
  missions: { audience: 'member', payload: z.object({}) },
  /** A red envelope was announced, emptied or closed: fetch them again. */
  envelopes: { audience: 'everyone', payload: z.object({}) },
  /** Somebody sent the member money. */
  moneyArrived: {
    audience: 'member',
    payload: z.object({ transferId: z.union([id('upt'), id('dnt')]) }),
  },
  /** The platform wrote to the member. */
  message: { audience: 'member', payload: z.object({ messageId: id('msg') }) },
  /** The member's conversation with customer service changed: fetch it again. */
  support: { audience: 'member', payload: z.object({ isAnswer: z.boolean() }) },
  /** An agreement was offered, answered or ended, or somebody asks to end it: fetch the requests. */
  agreement: { audience: 'member', payload: z.object({ agreementId: id('agr') }) },
  /**
   * New and changed messages of the chat room that the socket follows. Never replayed: who comes back
   * says up to where they have read. The chat reads it by `chatNews`, which only its screen needs.
   */
  chat: {
    audience: 'member',
    payload: z.custom<ChatNewsWire>((value) => typeof value === 'object' && value !== null),
  },
  /** Told to the sockets of that session and to no others of the member; then they are closed. */
  sessionEnded: {
    audience: 'member',
    payload: z.object({ sessionId: id('ses'), why: z.enum(ENDED_WHYS) }),
  },
} as const satisfies Record<string, { audience: 'everyone' | 'member'; payload: z.ZodMiniType }>;

export type EventKind = keyof typeof EVENTS;
export type EventPayload<K extends EventKind> = z.output<(typeof EVENTS)[K]['payload']>;

export const isEventKind = (text: string): text is EventKind => Object.hasOwn(EVENTS, text);

/** What is older than a day is not kept. */
export const READ_FOR_MAX_MS = 86_400_000;

/** How a socket is closed whose hello, or cursor, is not one of ours: resume without the cursor. */
export const HELLO_REFUSED = 4_400;

/** What a client sends once, first: who it is and up to where it has read. Never in the address. */
export const hello = z.object({
  token: z.optional(z.string().check(z.maxLength(200))),
  /** The cursor of an earlier connection. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,20}-\d{1,15}(?:-[0-9a-f]{12})?$/))),
  /**
   * Without a cursor: for how long the client has been reading answers already. What happened
   * meanwhile is sent; without this only what happens from now on is.
   */
  readForMs: z.optional(z.int().check(z.nonnegative(), z.maximum(READ_FOR_MAX_MS))),
});

/** The chat room that a member’s page follows, and the number up to which it has read it. */
export type RoomWatch = { readonly room: string; readonly after: number };

/** What a client may say later: which room it follows from now on, null for none. */
export const watching = z.object({
  chat: z.nullable(
    z.object({
      room: z.string().check(z.maxLength(40)),
      after: z.int().check(z.nonnegative()),
    }),
  ),
});

/** What the server sends. A client keeps the newest cursor and forgets ids it has seen twice. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), cursor: z.string(), missed: z.boolean() }),
  z.object({ type: z.literal('cursor'), cursor: z.string() }),
  z.object({
    type: z.literal('event'),
    id: z.string(),
    kind: z.string(),
    payload: z.unknown(),
  }),
]);

export type ServerMessage = z.output<typeof serverMessage>;
