import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { Ctx } from '../../base/kernel/index.ts';
import { sendCode } from '../challenges/index.ts';
import { ensureNotTaken, readContact } from './new-contact.ts';
import { languageOf } from './tell-member.ts';

type Call = typeof contract.sendContactCode;

/** To the contact that is about to be the member's, to see that messages there reach them. */
export const sendContactCode = (ctx: Ctx, asked: Input<Call>): Promise<Output<Call>> =>
  ctx.db.transaction().execute(async (tx) => {
    const contact = readContact(asked);
    await ensureNotTaken(ctx, tx, contact);
    const { channel, target } = contact;
    const language = await languageOf(ctx, tx);
    return sendCode(ctx, tx, { purpose: 'contact', channel, target, language });
  });
