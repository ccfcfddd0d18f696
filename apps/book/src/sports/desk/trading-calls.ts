import { instant } from '@baize/std/time';
import { read } from '@baize/vendor-kit/http/reading';
import * as z from 'zod';
import type { Book } from '../../book.ts';
import { cancelWindow } from './cancel-window.ts';
import { enterMatchResult, withdrawMatchResult } from './enter-match-result.ts';
import { listResults } from './list-results.ts';
import { listTrading, TRADING_VIEWS } from './list-trading.ts';
import { nudgeMarket } from './nudge-market.ts';
import { readTrading } from './read-trading.ts';
import { decideReferral, listReferrals } from './referrals.ts';
import {
  decideSportLimit,
  listSportLimits,
  MEMBER_CLASSES,
  setPlayerClass,
  setSportLimit,
} from './sport-limits.ts';
import { resumeEvent, stopEvent } from './stop-event.ts';

/** Who decides at the platform; it has asked for their permission before. */
const by = z.string().regex(/^[\w.:-]{1,60}$/);
const reason = z.string().trim().min(3).max(500);
const eventId = z.string().regex(/^[\w.:-]{1,80}$/);
const slipId = z.string().regex(/^slp_[0-9A-Z]{26}$/);
const moment = z.iso.datetime().transform((text) => instant(new Date(text)));
/** A trader's hand is at most a tenth of the price. */
const HAND_PPM = 100_000;
const part = z.int().min(-HAND_PPM).max(HAND_PPM);

const nudgeInput = z.object({
  marketId: z.string().min(3).max(200),
  by,
  marginPpm: part,
  oddsPpm: z.record(z.string().max(40), part),
});

const listInput = z.object({ view: z.enum(TRADING_VIEWS).default('open') });
const resultsInput = z.object({ days: z.int().min(1).max(31) });
const count = z.int().min(0).max(999);
const score = z.object({ home: count, away: count });
const resultInput = z.object({
  eventId,
  by,
  reason,
  result: z.object({ score, periods: z.array(score).max(20), corners: score }),
});
const decisionInput = z.object({ slipId, by, decision: z.enum(['accept', 'refuse']) });
const money = z.string().regex(/^[1-9]\d{0,14}$/);
const limitInput = z.object({
  scope: z.string().max(60),
  by,
  reason,
  stakeMin: money,
  returnMax: money,
  playerMax: money,
  outcomeMax: money,
  livePpm: z.int().min(1).max(1_000_000),
  referAbove: money,
});
const limitDecision = z.object({
  changeId: z.string().regex(/^\d{1,15}$/),
  by,
  decision: z.enum(['apply', 'refuse']),
});
const classInput = z.object({
  player: z.string().regex(/^[\w.:-]{1,60}$/),
  class: z.enum(['standard', ...MEMBER_CLASSES]),
  by,
  reason,
});
const windowInput = z.object({ eventId, by, reason, from: moment, to: moment });

/** The calls of the trading desk, made by the platform and signed by it. */
export const tradingCalls = (
  book: Book,
): Readonly<Record<string, (sent: unknown) => Promise<unknown>>> => ({
  'list-trading': (sent) => listTrading(book, read(listInput, sent).view),
  'list-results': (sent) => listResults(book, read(resultsInput, sent).days),
  'read-trading': (sent) => readTrading(book, read(z.object({ eventId, by: by.optional() }), sent)),
  'stop-event': (sent) => stopEvent(book, read(z.object({ eventId, by, reason }), sent)),
  'resume-event': (sent) => resumeEvent(book, read(z.object({ eventId, by }), sent)),
  'nudge-market': (sent) => {
    const { marketId, by: who, marginPpm, oddsPpm } = read(nudgeInput, sent);
    const isNone = marginPpm === 0 && Object.values(oddsPpm).every((ppm) => ppm === 0);
    const nudge = isNone ? null : { marginPpm, oddsPpm };
    return nudgeMarket(book, { marketId, by: who, nudge });
  },
  'list-referrals': () => listReferrals(book),
  'decide-referral': (sent) => decideReferral(book, read(decisionInput, sent)),
  'enter-match-result': (sent) => enterMatchResult(book, read(resultInput, sent)),
  'withdraw-match-result': (sent) =>
    withdrawMatchResult(book, read(z.object({ eventId, by }), sent)),
  'list-sport-limits': () => listSportLimits(book),
  'set-sport-limit': (sent) => setSportLimit(book, read(limitInput, sent)),
  'decide-sport-limit': (sent) => decideSportLimit(book, read(limitDecision, sent)),
  'set-player-class': (sent) => setPlayerClass(book, read(classInput, sent)),
  'cancel-window': (sent) => cancelWindow(book, read(windowInput, sent)),
});
