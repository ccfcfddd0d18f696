import * as contract from '@baize/contract/support-chat';
import * as desk from '@baize/contract/support-desk';
import * as guest from '@baize/contract/support-guest';
import { type Route, serve } from '../../base/kernel/index.ts';
import { answerSupport } from './answer-support.ts';
import { closeSupport } from './close-support.ts';
import {
  leaveGuestSupport,
  rateGuestSupport,
  readGuestSupport,
  sayInGuestSupport,
  startGuestSupport,
} from './guest-support.ts';
import { leaveSupportChat } from './leave-support-chat.ts';
import { listSupportQueue } from './list-support-queue.ts';
import type { SupportOptions } from './options.ts';
import { rateSupportChat } from './rate-support-chat.ts';
import { readSupportChat } from './read-support-chat.ts';
import { readSupportDesk } from './read-support-desk.ts';
import { readSupportFigures } from './read-support-figures.ts';
import { readSupportThread } from './read-support-thread.ts';
import { sayInSupportChat } from './say-in-support-chat.ts';
import { startSupportChat } from './start-support-chat.ts';
import { takeNextSupport, takeSupport } from './take-support.ts';
import { transferSupport } from './transfer-support.ts';

export const supportRoutes = (options: SupportOptions): readonly Route[] => [
  serve(contract.readSupportDesk, readSupportDesk(options)),
  serve(contract.readSupportChat, readSupportChat),
  serve(contract.startSupportChat, startSupportChat(options)),
  serve(contract.sayInSupportChat, sayInSupportChat(options)),
  serve(contract.leaveSupportChat, leaveSupportChat(options)),
  serve(contract.rateSupportChat, rateSupportChat),
  serve(guest.readGuestSupport, readGuestSupport),
  serve(guest.startGuestSupport, startGuestSupport(options)),
  serve(guest.sayInGuestSupport, sayInGuestSupport(options)),
  serve(guest.leaveGuestSupport, leaveGuestSupport(options)),
  serve(guest.rateGuestSupport, rateGuestSupport),
  serve(desk.listSupportQueue, listSupportQueue),
  serve(desk.readSupportThread, readSupportThread),
  serve(desk.readSupportFigures, readSupportFigures(options)),
  serve(desk.takeSupport, takeSupport),
  serve(desk.takeNextSupport, takeNextSupport),
  serve(desk.answerSupport, answerSupport(options)),
  serve(desk.transferSupport, transferSupport),
  serve(desk.closeSupport, closeSupport(options)),
];
