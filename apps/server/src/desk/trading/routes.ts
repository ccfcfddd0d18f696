import * as contract from '@baize/contract/trading-desk';
import * as limits from '@baize/contract/trading-limits';
import * as results from '@baize/contract/trading-results';
import { type Route, serve } from '../../base/kernel/index.ts';
import { alertingApprovals } from '../../people/operators/index.ts';
import type { Desk } from './ask-book.ts';
import { enterResult, withdrawResult } from './enter-result.ts';
import { classMember, decideLimit, listLimits, setLimit } from './limits.ts';
import { listMatches, listResults } from './list-matches.ts';
import { readMatch } from './read-match.ts';
import { decideReferral, listReferrals } from './referrals.ts';
import { cancelWindow, nudgeMarket, resumeMatch, stopMatch } from './stop-match.ts';

export const tradingRoutes = (desk: Desk): readonly Route[] => [
  serve(contract.listTradedMatches, listMatches(desk)),
  serve(contract.readTradedMatch, readMatch(desk)),
  serve(contract.stopMatch, stopMatch(desk)),
  serve(contract.resumeMatch, resumeMatch(desk)),
  serve(contract.nudgeMarket, nudgeMarket(desk)),
  serve(contract.listReferredSlips, listReferrals(desk)),
  serve(contract.decideReferredSlip, decideReferral(desk)),
  serve(contract.cancelLateBets, cancelWindow(desk)),
  serve(results.enterMatchResult, (ctx, input) =>
    alertingApprovals(ctx, input.eventId, () => enterResult(desk)(ctx, input)),
  ),
  serve(results.withdrawMatchResult, withdrawResult(desk)),
  serve(results.listMatchResults, listResults(desk)),
  serve(limits.listTradingLimits, listLimits(desk)),
  serve(limits.setTradingLimit, setLimit(desk)),
  serve(limits.decideTradingLimit, (ctx, input) =>
    alertingApprovals(ctx, input.changeId, () => decideLimit(desk)(ctx, input)),
  ),
  serve(limits.setMemberClass, classMember(desk)),
];
