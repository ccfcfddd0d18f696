import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/session';
import type { Caller, Ctx } from '../../../base/kernel/index.ts';
import { findOutsideIdentity } from '../../members/index.ts';
import { admitMember } from '../admit-member.ts';
import type { LoginOptions } from '../options.ts';
import { makeTicket, spendTicket } from './tickets.ts';

/** A member's login, or for who is not known here the beginning of a registration. */
export async function logInOutside(
  ctx: Ctx<Caller | null>,
  options: Pick<LoginOptions, 'site' | 'mode'>,
  { ticket }: Input<typeof contract.loginOutside>,
): Promise<Output<typeof contract.loginOutside>> {
  const { person, member, next } = await ctx.db.transaction().execute(async (tx) => {
    const known = await spendTicket(ctx, tx, ticket);
    const owner = await findOutsideIdentity(tx, known);
    return { person: known, member: owner, next: owner ? '' : await makeTicket(ctx, tx, known) };
  });
  if (!member) {
    const { provider, name, email } = person;
    return { login: null, newcomer: { ticket: next, provider, name, email } };
  }
  const comer = { member, method: person.provider, page: 'member' } as const;
  return { login: await admitMember(ctx, options, comer), newcomer: null };
}
