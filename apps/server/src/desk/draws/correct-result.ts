import {
  CORRECTION_PAGE,
  type confirmDrawCorrection,
  type DrawCorrection,
  type dropDrawCorrection,
  type previewDrawCorrection,
  type proposeDrawCorrection,
} from '@baize/contract/draw-correction';
import type { DeskDraw } from '@baize/contract/draw-shape';
import type { Input } from '@baize/contract/endpoint';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { listAccounts } from '../../people/members/index.ts';
import { actAtBook, askBook, type Desk, type Operating } from './ask-book.ts';
import { ensureSecond } from './ensure-second.ts';
import { askDraw, readDraw } from './read-draw.ts';

type BookPreview = {
  readonly version: number;
  readonly digest: string;
  readonly changes: readonly {
    readonly ticketId: string;
    readonly player: string;
    readonly before: string;
    readonly after: string;
  }[];
};

/** Which tickets another result would change, a page of them, and what it comes to. */
export const previewCorrection =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { drawId, board, page = 1 }: Input<typeof previewDrawCorrection>,
  ): Promise<DrawCorrection> => {
    const call = ['preview-correction', { drawId, board }] as const;
    const { version, digest, changes } = await askBook<BookPreview>(desk, ctx, call);
    const shown = changes.slice((page - 1) * CORRECTION_PAGE, page * CORRECTION_PAGE);
    const accounts = await listAccounts(
      ctx.db,
      shown.map(({ player }) => player as MemberId),
    );
    const moves = changes.map(({ before, after }) => BigInt(after) - BigInt(before));
    const sumOf = (list: readonly bigint[]) => minor(list.reduce((all, each) => all + each, 0n));
    return {
      version,
      digest,
      count: changes.length,
      changes: shown.map(({ ticketId, player, before, after }) => ({
        ticketId,
        memberId: player as MemberId,
        account: accounts.get(player as MemberId) ?? '',
        before: minor(BigInt(before)),
        after: minor(BigInt(after)),
      })),
      paidMore: sumOf(moves.filter((move) => move > 0n)),
      takenBack: sumOf(moves.filter((move) => move < 0n).map((move) => -move)),
    };
  };

/** Puts another result before a colleague. */
export const proposeCorrection =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { drawId, board, reason }: Input<typeof proposeDrawCorrection>,
  ): Promise<DeskDraw> => {
    await actAtBook(desk, ctx, {
      call: ['propose-correction', { drawId, board, reason, by: ctx.caller.operatorId }],
      line: { action: 'draw.correction_proposed', subject: drawId, reason },
    });
    return readDraw(desk)(ctx, { drawId });
  };

/** Takes a proposal off the table. */
export const dropCorrection =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { drawId, reason }: Input<typeof dropDrawCorrection>,
  ): Promise<DeskDraw> => {
    await actAtBook(desk, ctx, {
      call: ['drop-correction', { drawId }],
      line: { action: 'draw.correction_dropped', subject: drawId, reason },
    });
    return readDraw(desk)(ctx, { drawId });
  };

/** Makes what a colleague proposed the result, when it changes exactly what was looked at. */
export const confirmCorrection =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { drawId, digest }: Input<typeof confirmDrawCorrection>,
  ): Promise<DeskDraw> => {
    const { proposal } = await askDraw(desk, ctx, drawId);
    await ensureSecond(ctx, proposal ? [proposal.by] : []);
    await actAtBook(desk, ctx, {
      call: ['confirm-correction', { drawId, digest, by: ctx.caller.operatorId }],
      line: {
        action: 'draw.corrected',
        subject: drawId,
        reason: proposal?.reason ?? null,
        details: { digest },
      },
    });
    return readDraw(desk)(ctx, { drawId });
  };
