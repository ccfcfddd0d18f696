import { addDays } from '@baize/std/calendar';
import { done, read } from '@baize/vendor-kit/http/reading';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Book } from '../book.ts';
import { readCalendar } from '../calendar/read-calendar.ts';
import { setDrawDay } from '../calendar/set-draw-day.ts';
import { countWaiting, DRAW_VIEWS, listDraws } from '../desk/list-draws.ts';
import { listHolders } from '../desk/list-holders.ts';
import { listSteps, readDeskDraw } from '../desk/read-desk-draw.ts';
import { readTerms } from '../desk/read-terms.ts';
import { postponeDraw } from '../draws/postpone-draw.ts';
import { voidDraw } from '../draws/void-draw.ts';
import { decideLimit } from '../limits/decide-limit.ts';
import { listLimits } from '../limits/list-limits.ts';
import { setLimit } from '../limits/set-limit.ts';
import { setNumber } from '../limits/set-number.ts';
import { Refusal } from '../refusal.ts';
import {
  confirmCorrection,
  dropCorrection,
  previewCorrection,
  proposeCorrection,
} from '../results/correct-result.ts';
import { enterResult, withdrawEntry } from '../results/enter-result.ts';
import { tradingCalls } from '../sports/desk/trading-calls.ts';
import { askPrizes, decidePrizes } from '../terms/ask-prizes.ts';
import { setClose } from '../terms/set-close.ts';
import { readExposure } from '../tickets/read-exposure.ts';
import { createSignatureCheck } from './platform-signature.ts';
import { amount, drawId, mode } from './ticket-input.ts';

/** Who decides at the platform; it has asked for their permission before. */
const by = z.string().regex(/^[\w.:-]{1,60}$/);
const reason = z.string().trim().min(3).max(500);
const board = z.unknown();
const code = z.string().regex(/^[a-z0-9*-]{1,40}$/);

type Call = (sent: unknown) => Promise<unknown>;

/** The calls of the operators' console, made by the platform and signed by it. */
export function registerPlatformCalls(app: FastifyInstance, book: Book): void {
  const check = createSignatureCheck(book);
  const calls = callsOf(book);
  void app.register(async (scope) => {
    // The body stays the bytes that came, for they are what was signed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, end) =>
      end(null, bytes),
    );
    for (const [name, call] of Object.entries(calls)) {
      scope.post(`/platform/v1/${name}`, async (request) => {
        check(request);
        return done(await call(parse(request.body)));
      });
    }
  });
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.from(body as Uint8Array).toString('utf8')) as unknown;
  } catch {
    throw new Refusal('request_invalid');
  }
}

const callsOf = (book: Book): Readonly<Record<string, Call>> => ({
  'list-draws': (sent) => listDraws(book, read(drawsInput, sent)),
  'count-waiting': () => countWaiting(book),
  'read-draw': (sent) => {
    const input = read(z.object({ drawId, by }), sent);
    return readDeskDraw(book, input.drawId, input.by);
  },
  'list-steps': (sent) => listSteps(book, read(z.object({ drawId }), sent).drawId),
  'enter-result': (sent) => enterResult(book, read(z.object({ drawId, by, board }), sent)),
  'withdraw-entry': (sent) => withdrawEntry(book, read(z.object({ drawId, by }), sent)),
  'preview-correction': (sent) => previewCorrection(book, read(z.object({ drawId, board }), sent)),
  'propose-correction': (sent) =>
    proposeCorrection(book, read(z.object({ drawId, by, board, reason: reason.optional() }), sent)),
  'drop-correction': (sent) => dropCorrection(book, read(z.object({ drawId }), sent).drawId),
  'confirm-correction': (sent) => confirmCorrection(book, read(confirmInput, sent)),
  'void-draw': (sent) => voidDraw(book, read(z.object({ drawId, by, reason }), sent)),
  'postpone-draw': (sent) => postponeDraw(book, read(postponeInput, sent)),
  'read-calendar': (sent) => readCalendar(book, read(spanInput, sent)),
  'set-draw-day': (sent) => setDrawDay(book, read(dayInput, sent)),
  'list-holders': (sent) => listHolders(book, read(holdersInput, sent)),
  'read-exposure': (sent) =>
    readExposure(book, read(z.object({ drawId, play: code.optional() }), sent)),
  'read-terms': (sent) =>
    readTerms(book, read(z.object({ lottery: code.optional() }), sent).lottery ?? null),
  'set-close': (sent) => setClose(book, read(closeInput, sent)),
  'ask-prizes': (sent) => askPrizes(book, read(prizesInput, sent)),
  'decide-prizes': (sent) => decidePrizes(book, read(decisionInput, sent)),
  'list-limits': () => listLimits(book),
  'set-limit': (sent) => setLimit(book, read(limitInput, sent)),
  'decide-limit': (sent) => decideLimit(book, read(decisionInput, sent)),
  'set-number': (sent) => setNumber(book, read(numberInput, sent)),
  ...tradingCalls(book),
});

const drawsInput = z.object({
  view: z.enum(DRAW_VIEWS),
  lottery: code.optional(),
  kind: z.enum(['own', 'official']).optional(),
  after: z.object({ at: z.iso.datetime(), id: drawId }).optional(),
  limit: z.int().min(1).max(100),
});

const confirmInput = z.object({
  drawId,
  by,
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  reason: reason.optional(),
});

const moment = z.iso.datetime().transform((text) => new Date(text));

const postponeInput = z.object({
  drawId,
  by,
  reason,
  drawsAt: moment,
  closesAt: moment.optional(),
});

const day = z.iso.date();
const SPAN_DAYS_MAX = 62;

const spanInput = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && to <= addDays(from, SPAN_DAYS_MAX));

const dayInput = z.object({ lottery: code, day, heldOn: day.nullable(), by, reason });

const holdersInput = z.object({
  drawId,
  after: z.string().max(60).optional(),
  limit: z.int().min(1).max(500),
});

const limitInput = z
  .object({
    by,
    reason,
    lottery: code,
    play: code,
    ticketMax: amount,
    numberMax: amount,
    drawMax: amount,
    whenFull: z.enum(['closed', 'half']),
    halfMax: amount,
  })
  .refine(({ numberMax, halfMax }) => BigInt(halfMax) >= BigInt(numberMax));

const decisionInput = z.object({
  changeId: z.string().regex(/^\d{1,15}$/),
  by,
  decision: z.enum(['apply', 'refuse']),
});

const closeInput = z.object({ by, reason, lottery: code, closeS: z.int().min(1).max(86_400) });

const prizesInput = z.object({
  by,
  reason,
  lottery: code,
  mode,
  prizes: z
    .record(z.string().regex(/^[a-z0-9.-]{1,60}$/), z.string().max(15))
    .refine((prizes) => Object.keys(prizes).length > 0 && Object.keys(prizes).length <= 200),
});

const numberInput = z.object({
  by,
  reason,
  lottery: code,
  play: code,
  number: z.string().min(1).max(40),
  state: z.enum(['closed', 'half', 'open']),
});
