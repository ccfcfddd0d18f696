import * as z from 'zod/mini';
import { deskDraw, drawBoard, drawId } from './draw-shape.ts';
import { endpoint, id, money, wholeNumber } from './endpoint.ts';
import { reason } from './operator-reason.ts';

const correction = z.object({
  version: z.number(),
  /** Of exactly this list: a confirmation names it. */
  digest: z.string(),
  /** How many tickets would change, and a page of them. */
  count: z.number(),
  changes: z.array(
    z.object({
      ticketId: z.string(),
      memberId: id('mem'),
      account: z.string(),
      before: money,
      after: money,
    }),
  ),
  paidMore: money,
  takenBack: money,
});
export type DrawCorrection = z.output<typeof correction>;

export const CORRECTION_PAGE = 100;

export const previewDrawCorrection = endpoint({
  method: 'POST',
  path: '/ops/draw/correction/preview',
  summary: 'Which tickets another result would change, and by how much. Nothing changes by it.',
  access: 'operator',
  permission: 'draws.read',
  input: z.object({ drawId, board: drawBoard, page: z.optional(wholeNumber(1, 10_000)) }),
  output: correction,
  errors: ['not_found', 'draw_moved_on', 'board_invalid', 'book_unreachable'],
});

export const proposeDrawCorrection = endpoint({
  method: 'POST',
  path: '/ops/draw/correction',
  summary: 'Proposes another result for a draw that is settled; somebody else confirms it.',
  access: 'operator',
  permission: 'draws.enter',
  input: z.object({ drawId, board: drawBoard, reason }),
  output: deskDraw,
  errors: ['not_found', 'draw_moved_on', 'board_invalid', 'book_unreachable'],
});

export const dropDrawCorrection = endpoint({
  method: 'POST',
  path: '/ops/draw/correction/drop',
  summary: 'Takes a proposed correction off the table. Nothing has changed by it.',
  access: 'operator',
  permission: 'draws.enter',
  input: z.object({ drawId, reason }),
  output: deskDraw,
  errors: ['not_found', 'draw_moved_on', 'preview_outdated', 'book_unreachable'],
});

export const confirmDrawCorrection = endpoint({
  method: 'POST',
  path: '/ops/draw/correction/confirm',
  summary:
    'Makes a correction that a colleague proposed the result; exactly what was listed changes.',
  access: 'operator',
  permission: 'draws.confirm',
  input: z.object({ drawId, digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  output: deskDraw,
  errors: [
    'not_found',
    'draw_moved_on',
    'preview_outdated',
    'own_approval',
    'approval_too_new',
    'approval_of_maker',
    'book_unreachable',
  ],
});
