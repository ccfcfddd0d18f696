import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/push';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { encryptFor } from './encrypt.ts';
import * as queries from './queries.ts';
import type { Reach } from './reach.ts';

type Subscribing = Input<typeof contract.subscribePush>;

const DEVICES_MAX = 10;

/** Keeps a browser of the member, if it names a push service that we may call and keys that are some. */
export const subscribePush =
  (reach: Reach) =>
  async (ctx: Ctx, { endpoint, keys }: Subscribing): Promise<Record<string, never>> => {
    const url = URL.parse(endpoint);
    ensure(url && reach.allows(url) && areKeys(keys), 'push_service_refused');
    const { memberId } = ctx.caller;
    await ctx.db.transaction().execute(async (tx) => {
      const at = ctx.clock.now();
      await queries.saveSubscription(tx, { id: ctx.newId('psh'), memberId, endpoint, keys, at });
      await queries.trimSubscriptions(tx, memberId, DEVICES_MAX);
    });
    return {};
  };

function areKeys(keys: Subscribing['keys']): boolean {
  try {
    encryptFor(keys, '');
    return Buffer.from(keys.auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
