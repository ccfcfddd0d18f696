import type { Brand } from '@baize/contract/brand';
import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { Ctx } from '../../base/kernel/index.ts';
import * as credentials from '../credentials/index.ts';
import { getMember } from '../members/index.ts';
import { proveFactor } from './prove-factor.ts';

type Call = typeof contract.beginTotp;

/** A secret to scan, under the brand's name and the member's. */
export const beginTotp =
  ({ names, defaultLanguage, code }: Brand) =>
  async (ctx: Ctx, { factor }: Input<Call>): Promise<Output<Call>> => {
    const { memberId } = ctx.caller;
    await proveFactor(ctx, factor);
    return ctx.db.transaction().execute(async (tx) => {
      const { account: label } = await getMember(tx, memberId);
      const issuer = names['EN'] ?? names[defaultLanguage] ?? code;
      return credentials.beginTotp(ctx, tx, { memberId, issuer, label });
    });
  };
