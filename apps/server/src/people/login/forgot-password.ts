import type { Input, Output } from '@baize/contract/endpoint';
import type * as passwords from '@baize/contract/password';
import {
  type Caller,
  type Ctx,
  createLimiter,
  ensure,
  networkOf,
} from '../../base/kernel/index.ts';
import { checkBotProof, probeAccount } from '../challenges/index.ts';
import { makeResetToken, RESET_MINUTES } from '../credentials/index.ts';
import { send } from '../delivery/index.ts';
import { findByAccount, getProfile } from '../members/index.ts';
import type { LoginOptions } from './options.ts';

type ForgotPasswordInput = Input<typeof passwords.forgotPasswordByEmail>;
type Answer = Output<typeof passwords.forgotPasswordByEmail>;
type Options = Pick<LoginOptions, 'site' | 'publicUrl'>;

/**
 * E-mails to one member, and tries at a name from one network, are counted apart: what others try
 * with a name keeps nobody from an e-mail of their own.
 */
const EMAILS = { max: 3, seconds: 600 };

/**
 * Sends the link that sets a new password, to an address that its member has proven: one that was
 * merely typed may be anybody's. Whether there was anyone to send it to, brands may hide.
 */
export function createForgotPassword({ site, publicUrl }: Options) {
  const limitTries = createLimiter(EMAILS);
  const limitEmails = createLimiter(EMAILS);
  return async (ctx: Ctx<Caller | null>, asked: ForgotPasswordInput): Promise<Answer> => {
    await checkBotProof(ctx, asked.botProof);
    await limitTries(`${asked.username.toLowerCase()} ${networkOf(ctx.origin.ip)}`);
    const email = asked.email.toLowerCase();
    const member = await findByAccount(ctx.db, asked.username);
    const profile = member && (await getProfile(ctx.db, member.id));
    const isKnown = profile?.email === email && profile.email_verified_at !== null;
    const { tellsUnknownAccounts: tells } = site.brand;
    // Where the answer tells nothing, neither does the count: it grows whoever was asked about.
    const isHarmless = async () => isKnown && tells;
    await probeAccount(ctx, { target: asked.username, isHarmless });
    ensure(isKnown || !tells, 'username_email_unknown');
    if (!member || !isKnown) return {};
    await limitEmails(member.id);

    const language = member.language ?? ctx.origin.language;
    await ctx.db.transaction().execute(async (tx) => {
      const token = await makeResetToken(ctx, tx, member.id);
      // Behind the #, where neither servers nor the pages it leads away to ever see it.
      const link = new URL(`/reset-password#token=${token}`, publicUrl).href;
      const facts = { link, minutes: RESET_MINUTES };
      await send(tx, ctx, {
        channel: 'email',
        target: email,
        template: 'reset_link',
        language,
        facts,
      });
    });
    return {};
  };
}
