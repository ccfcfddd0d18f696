import * as contract from '@baize/contract/chat';
import * as desk from '@baize/contract/chat-desk';
import { type Route, serve } from '../../base/kernel/index.ts';
import { blockInChat, listChatBlocks } from './block-in-chat.ts';
import { decideChatReport } from './decide-chat-report.ts';
import { deleteChatMessage } from './delete-chat-message.ts';
import { listChatMessages } from './list-chat-messages.ts';
import { listChatReports, readChatReport } from './list-chat-reports.ts';
import { launchChat, listChatModels, listChatRooms } from './list-rooms.ts';
import { liftChatMute, muteInChat, removeChatMessage } from './moderate.ts';
import type { ChatOptions } from './options.ts';
import { reactInChat } from './react-in-chat.ts';
import { reportChatMessage } from './report-chat-message.ts';
import { createSayInChat } from './say-in-chat.ts';
import { recallSharedBet } from './share-bet.ts';

export const chatRoutes = (options: ChatOptions): readonly Route[] => [
  serve(contract.listChatModels, (ctx, input) => listChatModels(ctx, options, input)),
  serve(contract.listChatRooms, (ctx, input) => listChatRooms(ctx, options, input)),
  serve(contract.listChatRoomsByPost, (ctx, input) => listChatRooms(ctx, options, input)),
  serve(contract.launchChat, (ctx, input) => launchChat(ctx, options, input)),
  serve(contract.listChatMessages, (ctx, input) => listChatMessages(ctx, options, input)),
  serve(contract.sayInChat, createSayInChat(options)),
  serve(contract.reactInChat, (ctx, input) => reactInChat(ctx, options, input)),
  serve(contract.deleteChatMessage, deleteChatMessage),
  serve(contract.reportChatMessage, reportChatMessage),
  serve(contract.listChatBlocks, listChatBlocks),
  serve(contract.blockInChat, blockInChat),
  serve(contract.recallSharedBet, (ctx, input) => recallSharedBet(ctx, options, input)),
  serve(desk.listChatReports, listChatReports),
  serve(desk.readChatReport, readChatReport),
  serve(desk.decideChatReport, decideChatReport),
  serve(desk.muteInChat, muteInChat),
  serve(desk.liftChatMute, liftChatMute),
  serve(desk.removeChatMessage, removeChatMessage),
];
