import { LINK_HOURS } from '@baize/contract/operator';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { send } from '../delivery/index.ts';
import { addressOfLink } from './link.ts';
import type { OperatorsOptions } from './options.ts';
import type { OperatorRow } from './queries.ts';

type LinkMail = {
  readonly options: OperatorsOptions;
  readonly operator: OperatorRow;
  readonly token: string;
};

export async function mailLink(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { options, operator: { email, name, username }, token }: LinkMail,
): Promise<void> {
  ensure(email, 'email_invalid');
  await send(tx, ctx, {
    channel: 'email',
    target: email,
    template: 'operator_link',
    language: ctx.origin.language,
    facts: { link: addressOfLink(options.publicUrl, token), name, username, hours: LINK_HOURS },
  });
}
