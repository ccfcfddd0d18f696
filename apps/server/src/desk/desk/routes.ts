import * as booksContract from '@baize/contract/books-desk';
import * as contract from '@baize/contract/desk';
import * as recordContract from '@baize/contract/found-record';
import { type Route, serve } from '../../base/kernel/index.ts';
import { alertingApprovals } from '../../people/operators/index.ts';
import type { RecordsOptions } from '../../records/index.ts';
import { askAdjustment } from './ask-adjustment.ts';
import { closeDifference } from './close-difference.ts';
import { decideAdjustment } from './decide-adjustment.ts';
import { issueFirstPassword } from './issue-first-password.ts';
import { listAdjustments } from './list-adjustments.ts';
import { listMemberLedger } from './list-member-ledger.ts';
import type { DeskOptions } from './options.ts';
import { readBooks } from './read-books.ts';
import { readDeskBet } from './read-desk-bet.ts';
import { readMember } from './read-member.ts';
import { createReadOverview } from './read-overview.ts';
import { searchMembers } from './search-members.ts';

export const deskRoutes = (options: DeskOptions): readonly Route[] => [
  serve(contract.readOverview, createReadOverview(options)),
  serve(contract.searchMembers, searchMembers(options)),
  serve(contract.readMember, readMember(options)),
  serve(contract.issueFirstPassword, issueFirstPassword),
  serve(contract.listMemberLedger, listMemberLedger()),
  serve(contract.askAdjustment, askAdjustment(options)),
  serve(contract.decideAdjustment, (ctx, input) =>
    alertingApprovals(ctx, input.adjustmentId, () => decideAdjustment(options)(ctx, input)),
  ),
  serve(contract.listAdjustments, listAdjustments(options)),
  serve(booksContract.readBooks, readBooks(options)),
  serve(booksContract.closeDifference, closeDifference),
];

/** What operators see of a bet, by the rules of the members' own records. */
export const betDeskRoutes = (options: RecordsOptions): readonly Route[] => [
  serve(recordContract.readDeskBet, readDeskBet(options)),
];
