import type {
  DrawExposure,
  DrawLimit,
  DrawLimits,
  decideDrawLimit,
  LimitChange,
  NumberState,
  readDrawExposure,
  setDrawLimit,
  setDrawNumber,
} from '@baize/contract/draw-limits';
import type { Input } from '@baize/contract/endpoint';
import { type Minor, minor } from '@baize/std/money';
import { actAtBook, askBook, type Desk, type Operating } from './ask-book.ts';
import { ensureSecond } from './ensure-second.ts';
import { nameReader } from './view-draw.ts';

/** What the book sends: the same with amounts as texts. */
type AsText<Value> = Value extends Minor
  ? string
  : Value extends readonly (infer Row)[]
    ? readonly AsText<Row>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: AsText<Value[Key]> }
      : Value;

/** What each number of a draw would cost. */
export const readExposure =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof readDrawExposure>): Promise<DrawExposure> => {
    const told = await askBook<AsText<DrawExposure>>(desk, ctx, ['read-exposure', input]);
    return {
      total: amountOf(told.total),
      totalMax: amountOf(told.totalMax),
      numbers: told.numbers.map(({ liability, numberMax, most, ...number }) => ({
        ...number,
        liability: amountOf(liability),
        numberMax: amountOf(numberMax),
        most: amountOf(most),
      })),
    };
  };

const amountOf = (text: string): Minor => minor(BigInt(text));

type KeptLimit = AsText<DrawLimit>;

type BookChange = Omit<
  AsText<LimitChange>,
  'before' | 'after' | 'stateBefore' | 'stateAfter' | 'askedBy' | 'isMine' | 'decidedBy'
> & {
  readonly before: KeptLimit | { readonly state: NumberState } | null;
  readonly after: KeptLimit | { readonly state: NumberState } | null;
  readonly askedBy: string;
  readonly decidedBy: string | null;
};

type BookLimits = {
  readonly lotteries: readonly Omit<DrawLimits['lotteries'][number], 'name'>[];
  readonly limits: readonly (AsText<DrawLimits['limits'][number]> & { readonly by: string })[];
  readonly numbers: readonly (DrawLimits['numbers'][number] & { readonly by: string })[];
  readonly changes: readonly BookChange[];
};

/** Every limit, every number that was set, and their history. */
export const listLimits =
  (desk: Desk) =>
  async (ctx: Operating): Promise<DrawLimits> => {
    const told = await askBook<BookLimits>(desk, ctx, ['list-limits', {}]);
    const nameOf = await nameReader(ctx.db, [
      ...[...told.limits, ...told.numbers].map(({ by }) => by),
      ...told.changes.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
    ]);
    return {
      lotteries: told.lotteries.map((lottery) => ({
        ...lottery,
        name: desk.nameOf(lottery.code, ctx.origin.language),
      })),
      limits: told.limits.map(({ lottery, play, by, at, ...limit }) => ({
        lottery,
        play,
        ...limitOf(limit),
        by: nameOf(by),
        at,
      })),
      numbers: told.numbers.map((number) => ({ ...number, by: nameOf(number.by) })),
      changes: told.changes.map((change) => ({
        ...change,
        before: change.before && 'ticketMax' in change.before ? limitOf(change.before) : null,
        after: change.after && 'ticketMax' in change.after ? limitOf(change.after) : null,
        stateBefore: change.before && 'state' in change.before ? change.before.state : null,
        stateAfter: change.after && 'state' in change.after ? change.after.state : null,
        askedBy: nameOf(change.askedBy),
        isMine: change.askedBy === ctx.caller.operatorId,
        decidedBy: change.decidedBy && nameOf(change.decidedBy),
      })),
    };
  };

const limitOf = ({ ticketMax, numberMax, drawMax, whenFull, halfMax }: KeptLimit): DrawLimit => ({
  ticketMax: amountOf(ticketMax),
  numberMax: amountOf(numberMax),
  drawMax: amountOf(drawMax),
  whenFull,
  halfMax: amountOf(halfMax),
});

/** Sets a limit, or puts it before a colleague when it is above the usual. */
export const setLimit =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof setDrawLimit>): Promise<DrawLimits> => {
    const { lottery, play, reason, whenFull } = input;
    const amounts = {
      ticketMax: `${input.ticketMax}`,
      numberMax: `${input.numberMax}`,
      drawMax: `${input.drawMax}`,
      halfMax: `${input.halfMax}`,
    };
    const by = ctx.caller.operatorId;
    await actAtBook(desk, ctx, {
      call: ['set-limit', { lottery, play, whenFull, ...amounts, reason, by }],
      line: {
        action: 'draw.limit_set',
        subject: `${lottery} ${play}`,
        reason,
        details: { ...amounts, whenFull },
      },
    });
    return listLimits(desk)(ctx);
  };

/** Puts a limit that a colleague asked for in force, or refuses it. */
export const decideLimit =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { changeId, decision, reason }: Input<typeof decideDrawLimit>,
  ): Promise<DrawLimits> => {
    const { changes } = await askBook<BookLimits>(desk, ctx, ['list-limits', {}]);
    const change = changes.find((each) => each.changeId === changeId);
    if (decision === 'apply') await ensureSecond(ctx, change ? [change.askedBy] : []);
    await actAtBook(desk, ctx, {
      call: ['decide-limit', { changeId, decision, by: ctx.caller.operatorId }],
      line: {
        action: decision === 'apply' ? 'draw.limit_agreed' : 'draw.limit_refused',
        subject: change ? `${change.lottery} ${change.play}` : changeId,
        reason: reason ?? null,
      },
    });
    return listLimits(desk)(ctx);
  };

/** Closes a number, sells it at half, or leaves it to the limits again. */
export const setNumber =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof setDrawNumber>): Promise<Record<string, never>> => {
    const { lottery, play, number, state, reason } = input;
    await actAtBook(desk, ctx, {
      call: ['set-number', { ...input, by: ctx.caller.operatorId }],
      line: {
        action: 'draw.number_set',
        subject: `${lottery} ${play} ${number}`,
        reason,
        details: { state },
      },
    });
    return {};
  };
