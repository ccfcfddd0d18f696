import * as contract from '@baize/contract/message';
import { kindsOf } from '@baize/contract/message-category';
import { countUnread } from '@baize/contract/unread';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listMessages } from './list-messages.ts';
import { pinMessage } from './pin-message.ts';
import * as queries from './queries.ts';

export const messagesRoutes: readonly Route[] = [
  serve(contract.listMessages, listMessages),
  serve(countUnread, async ({ db, caller }) => ({
    unreadMessage: await queries.countUnread(db, caller.memberId),
  })),
  serve(contract.readMessages, async ({ db, caller, clock }, { messageIds, category }) => {
    const kinds = category && kindsOf(category);
    await queries.markRead(db, caller.memberId, { ids: messageIds, kinds, at: clock.now() });
    return { unreadMessage: await queries.countUnread(db, caller.memberId) };
  }),
  serve(contract.deleteMessages, async ({ db, caller }, { messageIds }) => {
    await queries.deleteMessages(db, caller.memberId, messageIds);
    return { unreadMessage: await queries.countUnread(db, caller.memberId) };
  }),
  serve(contract.pinMessage, pinMessage),
  serve(contract.readMessageChoices, async ({ db, caller }) => ({
    offers: await queries.wantsOffers(db, caller.memberId),
  })),
  serve(contract.chooseMessages, async ({ db, caller, clock }, { offers }) => {
    await queries.saveChoice(db, { member_id: caller.memberId, offers, changed_at: clock.now() });
    return { offers };
  }),
];
