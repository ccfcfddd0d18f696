import type { Id, MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import { getProfile } from '../members/index.ts';
import * as queries from './queries.ts';
import { setPassword } from './set-password.ts';

/** Who hands it out: the agent above the account, or an operator. */
export type Issuer = { readonly agentId: MemberId } | { readonly operatorId: Id<'opr'> };

export type IssuedPassword = {
  readonly memberId: MemberId;
  readonly hash: string;
  readonly issuer: Issuer;
};

type IssueWorld = Pick<World, 'clock'>;

/** The password that an account begins with, and who knows it. */
export async function giveFirstPassword(
  world: World,
  tx: Tx,
  { memberId, hash, issuer }: IssuedPassword,
): Promise<void> {
  await setPassword(world, tx, { memberId, kind: 'login', hash, isDefault: true });
  await recordIssue(world, tx, { memberId, issuer });
}

/**
 * Another one for an owner who has never chosen their own, because the first was lost, was used up or
 * came too late. Whoever has proven a mobile number or an e-mail address needs nobody for it, and so
 * nobody can take the account over in this way.
 */
export async function replaceFirstPassword(
  world: IssueWorld,
  tx: Tx,
  { memberId, hash, issuer }: IssuedPassword,
): Promise<void> {
  const { mobile_verified_at, email_verified_at } = await getProfile(tx, memberId);
  ensure(!mobile_verified_at && !email_verified_at, 'password_resettable');
  const replaced = { memberId, hash, now: world.clock.now() };
  ensure(await queries.replaceFirstPassword(tx, replaced), 'password_chosen');
  await recordIssue(world, tx, { memberId, issuer });
}

const recordIssue = (
  { clock }: IssueWorld,
  tx: Tx,
  { memberId, issuer }: Omit<IssuedPassword, 'hash'>,
) =>
  queries.insertIssue(tx, {
    member_id: memberId,
    issued_at: clock.now(),
    by_member: 'agentId' in issuer ? issuer.agentId : null,
    by_operator: 'operatorId' in issuer ? issuer.operatorId : null,
  });
