import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { Ctx } from '../../base/kernel/index.ts';
import { sendCode } from '../challenges/index.ts';
import { readContact } from './new-contact.ts';
import { languageOf } from './tell-member.ts';

type Call = typeof contract.sendContactCode;

/**
 * To the contact that is about to be the member's, to see that messages there reach them. Whether
 * another account has it already is told at the end, to who has shown to hold it.
 */
export const sendContactCode = (ctx: Ctx, asked: Input<Call>): Promise<Output<Call>> =>
  ctx.db.transaction().execute(async (tx) => {
    const { channel, target } = readContact(asked);
    const language = await languageOf(ctx, tx);
    return sendCode(ctx, tx, { purpose: 'contact', channel, target, language });
  });
