import { minor } from '@baize/std/money';
import { done, read } from '@baize/vendor-kit/http/reading';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Book } from '../book.ts';
import { readDraws } from '../draws/read-draws.ts';
import { voidDraw } from '../draws/void-draw.ts';
import { Refusal } from '../refusal.ts';
import {
  confirmCorrection,
  previewCorrection,
  proposeCorrection,
} from '../results/correct-result.ts';
import { enterResult, withdrawEntry } from '../results/enter-result.ts';
import { readExposure } from '../tickets/read-exposure.ts';
import { createSignatureCheck } from './platform-signature.ts';
import { amount, drawId } from './ticket-input.ts';

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
  'list-draws': async (sent) => {
    const { lottery, limit } = read(
      z.object({ lottery: code, limit: z.int().min(1).max(100) }),
      sent,
    );
    return (await readDraws(book, { lottery, limit })).get(lottery);
  },
  'list-steps': async (sent) => {
    const { drawId: id } = read(z.object({ drawId }), sent);
    return book.db
      .selectFrom('draw_step')
      .select(['from_status as from', 'to_status as to', 'by_whom as by', 'reason', 'at'])
      .where('draw_id', '=', id)
      .orderBy('id')
      .execute();
  },
  'enter-result': (sent) => enterResult(book, read(z.object({ drawId, by, board }), sent)),
  'withdraw-entry': (sent) => withdrawEntry(book, read(z.object({ drawId, by }), sent)),
  'preview-correction': (sent) => previewCorrection(book, read(z.object({ drawId, board }), sent)),
  'propose-correction': (sent) =>
    proposeCorrection(book, read(z.object({ drawId, by, board }), sent)),
  'confirm-correction': (sent) =>
    confirmCorrection(
      book,
      read(z.object({ drawId, by, digest: z.string().regex(/^[0-9a-f]{64}$/), reason }), sent),
    ),
  'void-draw': (sent) => voidDraw(book, read(z.object({ drawId, by, reason }), sent)),
  'read-exposure': (sent) => readExposure(book, read(z.object({ drawId }), sent).drawId),
  'set-limit': (sent) => setLimit(book, read(limitInput, sent)),
  'set-number': (sent) => setNumber(book, read(numberInput, sent)),
});

const limitInput = z
  .object({
    by,
    lottery: code,
    play: code,
    ticketMax: amount,
    numberMax: amount,
    drawMax: amount,
    whenFull: z.enum(['closed', 'half']),
    halfMax: amount,
  })
  .refine(({ numberMax, halfMax }) => BigInt(halfMax) >= BigInt(numberMax));

async function setLimit(book: Book, input: z.output<typeof limitInput>): Promise<void> {
  const values = {
    ticket_max: minor(BigInt(input.ticketMax)),
    number_max: minor(BigInt(input.numberMax)),
    draw_max: minor(BigInt(input.drawMax)),
    when_full: input.whenFull,
    half_max: minor(BigInt(input.halfMax)),
    changed_by: input.by,
  };
  await book.db
    .insertInto('play_limit')
    .values({ lottery: input.lottery, play: input.play, ...values })
    .onConflict((conflict) =>
      conflict.columns(['lottery', 'play']).doUpdateSet({ ...values, changed_at: sql`book_now()` }),
    )
    .execute();
}

const numberInput = z.object({
  by,
  lottery: code,
  play: code,
  number: z.string().min(1).max(40),
  /** `open` leaves it to the limits again. */
  state: z.enum(['closed', 'half', 'open']),
});

async function setNumber(book: Book, input: z.output<typeof numberInput>): Promise<void> {
  const { lottery, play, number, state } = input;
  if (state === 'open') {
    await book.db
      .deleteFrom('number_state')
      .where('lottery', '=', lottery)
      .where('play', '=', play)
      .where('number', '=', number)
      .execute();
    return;
  }
  await book.db
    .insertInto('number_state')
    .values({ lottery, play, number, state, changed_by: input.by })
    .onConflict((conflict) =>
      conflict
        .columns(['lottery', 'play', 'number'])
        .doUpdateSet({ state, changed_by: input.by, changed_at: sql`book_now()` }),
    )
    .execute();
}
