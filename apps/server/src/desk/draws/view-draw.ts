import type { BoardDifference, BoardTier, DeskDraw, DrawBoard } from '@baize/contract/draw-shape';
import type { Id } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Db } from '../../base/db/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import type { Desk, Operating } from './ask-book.ts';

type Status = DeskDraw['status'];

/** A draw as the book tells it: people by their ids, amounts as texts. */
export type BookDraw = {
  readonly serverNow: string;
  readonly drawId: string;
  readonly lottery: string;
  readonly period: string;
  readonly kind: DeskDraw['kind'];
  readonly status: Status;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly drawsAt: string;
  readonly postponed: { readonly from: string; readonly reason: string | null } | null;
  readonly liability: string;
  readonly shape: readonly BoardTier[];
  readonly plays: readonly string[];
  readonly isVoidable: boolean;
  readonly steps: readonly {
    readonly from: Status | null;
    readonly to: Status;
    readonly by: string;
    readonly reason: string | null;
    readonly at: string;
  }[];
  readonly moves: readonly {
    readonly drawsFrom: string;
    readonly drawsTo: string;
    readonly by: string;
    readonly reason: string;
    readonly at: string;
  }[];
  readonly entries: readonly {
    readonly by: string;
    readonly at: string;
    readonly board: DrawBoard | null;
  }[];
  readonly differences: readonly BoardDifference[];
  readonly proposal: {
    readonly by: string;
    readonly at: string;
    readonly board: DrawBoard;
    readonly reason: string | null;
  } | null;
  readonly results: readonly {
    readonly version: number;
    readonly board: DrawBoard;
    readonly enteredBy: string;
    readonly confirmedBy: string;
    readonly reason: string | null;
    readonly at: string;
  }[];
  readonly totals: readonly {
    readonly status: string;
    readonly tickets: number;
    readonly players: number;
    readonly stake: string;
    readonly payout: string;
  }[];
};

export type NameOf = (by: string) => string | null;

/** Names for the ids that the book keeps; what it did by itself is nobody's. */
export async function nameReader(db: Db, ids: readonly (string | null)[]): Promise<NameOf> {
  const people = ids.filter((id): id is Id<'opr'> => id?.startsWith('opr_') ?? false);
  const names = await operatorNames(db, people);
  return (by) => (by.startsWith('opr_') ? (names.get(by as Id<'opr'>) ?? by) : null);
}

export async function viewDeskDraw(
  { db, caller, origin }: Operating,
  desk: Pick<Desk, 'nameOf'>,
  draw: BookDraw,
): Promise<DeskDraw> {
  const { operatorId } = caller;
  const { postponed, entries, proposal, ...rest } = draw;
  const nameOf = await nameReader(db, [
    ...[...draw.steps, ...draw.moves, ...entries].map(({ by }) => by),
    ...draw.results.flatMap(({ enteredBy, confirmedBy }) => [enteredBy, confirmedBy]),
    proposal?.by ?? null,
  ]);
  return {
    ...rest,
    lotteryName: desk.nameOf(draw.lottery, origin.language),
    shape: [...draw.shape],
    plays: [...draw.plays],
    differences: [...draw.differences],
    postponedFrom: postponed?.from ?? null,
    postponedWhy: postponed?.reason ?? null,
    entries: entries.length,
    isProposed: proposal !== null,
    liability: minor(BigInt(draw.liability)),
    steps: draw.steps.map((step) => ({ ...step, by: nameOf(step.by) })),
    moves: draw.moves.map((move) => ({ ...move, by: nameOf(move.by) })),
    enteredBy: entries.map(({ by, at, board }) => ({
      by: nameOf(by),
      isMine: by === operatorId,
      at,
      board,
    })),
    proposal: proposal && {
      ...proposal,
      by: nameOf(proposal.by),
      isMine: proposal.by === operatorId,
    },
    results: draw.results.map((result) => ({
      ...result,
      enteredBy: nameOf(result.enteredBy),
      confirmedBy: nameOf(result.confirmedBy),
    })),
    totals: draw.totals.map(({ stake, payout, ...total }) => ({
      ...total,
      stake: minor(BigInt(stake)),
      payout: minor(BigInt(payout)),
    })),
  };
}
