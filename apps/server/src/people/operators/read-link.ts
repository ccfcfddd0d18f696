import type { Input, Output } from '@baize/contract/endpoint';
import type { readOperatorLink as contract } from '@baize/contract/operator';
import type { Caller, Ctx } from '../../base/kernel/index.ts';
import { totpAddress } from '../credentials/index.ts';
import { ownerOfLink } from './link.ts';
import type { OperatorsOptions } from './options.ts';

/** Whom the link is for, and the key for their authenticator, until it was used. */
export async function readOperatorLink(
  ctx: Ctx<Caller | null>,
  { brand }: Pick<OperatorsOptions, 'brand'>,
  { linkToken }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { username, name, totp_secret: secret } = await ownerOfLink(ctx, ctx.db, linkToken);
  const uri = totpAddress({ issuer: `${brand.names['EN']} Console`, label: username, secret });
  return { username, name, secret, uri };
}
