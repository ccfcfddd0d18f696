import type { Pending } from '@baize/contract/login-answer';
import type { Permission } from '@baize/contract/operator-roles';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db } from '../db/index.ts';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import type { NewId } from './ids.ts';
import type { Log } from './log.ts';

/** All that a piece of the server may reach beyond its arguments. */
export type World = {
  readonly db: Db;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly newId: NewId;
  readonly log: Log;
  /** How much work a password's hash is; left out, it is the cost that protects real passwords. */
  readonly passwordCost?: PasswordCost;
};

/** The parameters of argon2id: memory in KiB, passes over it, lanes. */
export type PasswordCost = {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
};

/** Who makes a call, as the session says. */
export type Caller =
  | {
      readonly role: 'trial' | 'member' | 'agent';
      readonly memberId: MemberId;
      readonly sessionId?: Id<'ses'>;
      /** What the login still lacks; until then only calls that allow it are answered. */
      readonly pending?: Pending;
      /** Until when they take a break from play: see `isShutToExcluded`. */
      readonly excludedUntil?: Instant;
    }
  | {
      readonly role: 'operator';
      readonly operatorId: Id<'opr'>;
      /** Null for a program that comes with a key. */
      readonly sessionId: Id<'ops'> | null;
      /** What they may do now: by their role, and by emergency access while it lasts. */
      readonly trusted: readonly Permission[];
      /** A key is good for these alone, and for nothing that its maker may not. */
      readonly scopes?: readonly Permission[];
    }
  | { readonly role: 'vendor'; readonly vendor: string };

export type OperatorCaller = Extract<Caller, { role: 'operator' }>;
export type MemberCaller = Extract<Caller, { memberId: MemberId }>;

/** What is known of the request itself. */
export type Origin = {
  readonly requestId: string;
  readonly ip: string;
  /** Two letters of the country when a trusted proxy in front of us names it. */
  readonly proxyRegion: string | null;
  readonly language: string;
  readonly userAgent: string;
  /** The name that the browser was given when somebody first came in by it; others have none. */
  readonly device?: string;
};

export type Ctx<C = MemberCaller> = World & { readonly caller: C; readonly origin: Origin };
