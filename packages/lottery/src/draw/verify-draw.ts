import { type Board, type BoardShape, compareBoards } from '../core/board.ts';
import { type Beacon, type BeaconName, beaconText, drawBoard, seedDigest } from './draw-board.ts';

/** What was published of a draw, before and after. */
export type DrawClaim = {
  readonly shape: BoardShape;
  readonly drawId: string;
  /** Shown before sales opened. */
  readonly digest: string;
  /** Which beacon was named before sales opened. */
  readonly named: BeaconName;
  readonly seed: string;
  readonly beacon: Beacon;
  readonly board: Board;
};

export type DrawVerdict = {
  /** The seed is the one the house was bound to before sales opened. */
  readonly isSeedKept: boolean;
  /** The beacon is the one that was named. */
  readonly isBeaconNamed: boolean;
  /** Seed, draw and beacon give this board. */
  readonly isBoardSame: boolean;
  /** Computed anew, to be shown beside the claimed one where they differ. */
  readonly board: Board;
};

export function verifyDraw(claim: DrawClaim): DrawVerdict {
  const { shape, drawId, seed, beacon } = claim;
  const board = drawBoard(shape, { seed, drawId, beacon: beaconText(beacon) });
  return {
    isSeedKept: seedDigest(seed) === claim.digest,
    isBeaconNamed: isNamed(beacon, claim.named),
    isBoardSame: compareBoards(board, claim.board).length === 0,
    board,
  };
}

const isNamed = (beacon: Beacon, named: BeaconName): boolean =>
  beacon.kind === 'drand' && named.kind === 'drand'
    ? beacon.chain === named.chain && beacon.round === named.round
    : beacon.kind === named.kind;
