import * as contract from '@baize/contract/push';
import { type Route, serve } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { PUBLIC_REACH, type Reach } from './reach.ts';
import { subscribePush } from './subscribe-push.ts';
import { ensureSenderKey } from './the-sender-key.ts';

export const pushRoutes = (reach: Reach = PUBLIC_REACH): readonly Route[] => [
  serve(contract.readPush, async ({ db, caller }) => ({
    publicKey: (await ensureSenderKey(db)).publicKey,
    choices: await queries.readChoices(db, caller.memberId),
  })),
  serve(contract.choosePush, async ({ db, caller, clock }, choices) => {
    await queries.saveChoices(db, { ...choices, memberId: caller.memberId, at: clock.now() });
    return choices;
  }),
  serve(contract.subscribePush, subscribePush(reach)),
  serve(contract.unsubscribePush, async ({ db, caller }, { endpoint }) => {
    await queries.deleteByEndpoint(db, caller.memberId, endpoint);
    return {};
  }),
];
