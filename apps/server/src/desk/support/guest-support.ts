import type { Input, Output } from '@baize/contract/endpoint';
import { PATTERNS } from '@baize/contract/patterns';
import type * as contract from '@baize/contract/support-guest';
import { plainText } from '@baize/std/plain-text';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import { leave } from './leave-support-chat.ts';
import type { SupportOptions } from './options.ts';
import { partyOfGuest } from './party.ts';
import { rate } from './rate-support-chat.ts';
import { readChat } from './read-support-chat.ts';
import { say } from './say-in-support-chat.ts';
import { start } from './start-support-chat.ts';

type Visiting = Ctx<Caller | null>;

const EMAIL = new RegExp(PATTERNS.email, 'u');

type Start = typeof contract.startGuestSupport;

export const startGuestSupport =
  (options: SupportOptions) =>
  async (ctx: Visiting, { guestKey, ...input }: Input<Start>): Promise<Output<Start>> => {
    const email = input.email.toLowerCase();
    ensure(EMAIL.test(email), 'email_invalid');
    const name = plainText(input.name);
    ensure(name !== '', 'invalid_input');
    const { text, attachments, requestKey } = input;
    return start(ctx, options, {
      party: partyOfGuest({ guestKey }),
      guest: { name, email },
      text,
      attachments,
      requestKey,
    });
  };

export const readGuestSupport = (
  ctx: Visiting,
  input: Input<typeof contract.readGuestSupport>,
): Promise<Output<typeof contract.readGuestSupport>> => readChat(ctx, partyOfGuest(input));

type Say = typeof contract.sayInGuestSupport;

export const sayInGuestSupport =
  (options: SupportOptions) =>
  (ctx: Visiting, { guestKey, ...input }: Input<Say>): Promise<Output<Say>> =>
    say(ctx, options, { party: partyOfGuest({ guestKey }), ...input });

type Leave = typeof contract.leaveGuestSupport;

export const leaveGuestSupport =
  (options: SupportOptions) =>
  (ctx: Visiting, { guestKey, ...input }: Input<Leave>): Promise<Output<Leave>> =>
    leave(ctx, options, { party: partyOfGuest({ guestKey }), ...input });

type Rate = typeof contract.rateGuestSupport;

export const rateGuestSupport = (
  ctx: Visiting,
  { guestKey, ...input }: Input<Rate>,
): Promise<Output<Rate>> => rate(ctx, { party: partyOfGuest({ guestKey }), ...input });
