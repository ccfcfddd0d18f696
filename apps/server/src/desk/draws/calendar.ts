import type {
  readDrawCalendar as contract,
  DrawCalendar,
  DrawCalendarDay,
  setDrawDay as setContract,
} from '@baize/contract/draw-calendar';
import type { Input } from '@baize/contract/endpoint';
import { momentOn } from '@baize/std/calendar';
import { enqueue } from '../../base/kernel/index.ts';
import { actAtBook, askBook, type Desk, type Operating } from './ask-book.ts';
import { TELL_POSTPONED } from './tell-postponed.ts';
import { nameReader } from './view-draw.ts';

type BookCalendar = Pick<DrawCalendar, 'serverNow'> & {
  readonly lotteries: readonly Omit<DrawCalendar['lotteries'][number], 'name'>[];
  readonly days: readonly (Omit<DrawCalendarDay, 'changed'> & {
    readonly changed: { readonly by: string; readonly at: string; readonly reason: string } | null;
  })[];
};

/** The days of official draws, with who changed which of them. */
export const readCalendar =
  (desk: Desk) =>
  async (ctx: Operating, span: Input<typeof contract>): Promise<DrawCalendar> => {
    const told = await askBook<BookCalendar>(desk, ctx, ['read-calendar', span]);
    const nameOf = await nameReader(
      ctx.db,
      told.days.map(({ changed }) => changed?.by ?? null),
    );
    return {
      serverNow: told.serverNow,
      lotteries: told.lotteries.map((lottery) => ({
        ...lottery,
        name: desk.nameOf(lottery.code, ctx.origin.language),
      })),
      days: told.days.map(({ changed, ...day }) => ({
        ...day,
        changed: changed && { ...changed, by: nameOf(changed.by) },
      })),
    };
  };

/** Changes one day; who has tickets of a draw that is held later is told. */
export const setDrawDay =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { lottery, day, heldOn, reason }: Input<typeof setContract>,
  ): Promise<Record<string, never>> => {
    const span = { from: day, to: day };
    const told = await askBook<BookCalendar>(desk, ctx, ['read-calendar', span]);
    const rule = told.lotteries.find(({ code }) => code === lottery);
    const drawId = told.days.find((each) => each.lottery === lottery && each.day === day)?.drawId;
    const drawsAt = rule && heldOn ? momentOn(heldOn, rule.time, rule.zone).toISOString() : null;
    const names = Object.fromEntries(
      desk.languages.map((language) => [language, desk.nameOf(lottery, language)]),
    );
    await actAtBook(desk, ctx, {
      call: ['set-draw-day', { lottery, day, heldOn, reason, by: ctx.caller.operatorId }],
      line: {
        action: 'draw.day_changed',
        subject: `${lottery}-${day}`,
        reason,
        details: { to: heldOn ?? 'none' },
      },
      follow: async (tx) => {
        if (drawId && drawsAt)
          await enqueue(tx, TELL_POSTPONED, { drawId, drawsAt, names, reason });
      },
    });
    return {};
  };
