import type { Lottery } from '@baize/lottery/core/lottery';
import { type Beacon, drawIdOf } from '@baize/lottery/draw/draw-board';
import { verifyInclusion } from '@baize/lottery/draw/merkle';
import { type DrawVerdict, verifyDraw } from '@baize/lottery/draw/verify-draw';
import type { WireDraw, WireProof } from '../book/wire.ts';

const DRAND = /^drand:([^:]+):(\d+):([0-9a-f]+)$/;
const TICKETS = /^tickets:([0-9a-f]{64})$/;

/** A beacon as it was published, told by its text or by its parts; null where it is neither. */
export function readBeacon(published: unknown): Beacon | null {
  if (typeof published === 'object' && published !== null && 'kind' in published) {
    return published as Beacon;
  }
  const text = typeof published === 'string' ? published : '';
  const [, root] = TICKETS.exec(text) ?? [];
  if (root !== undefined) return { kind: 'tickets', root };
  const [, chain, round, randomness] = DRAND.exec(text) ?? [];
  return chain !== undefined && round !== undefined && randomness !== undefined
    ? { kind: 'drand', chain, round: Number(round), randomness }
    : null;
}

export type DrawCheck = DrawVerdict & {
  /** Of a ticket, whether it is in the digest of the round; null where none is asked about. */
  readonly isTicketIn: boolean | null;
};

/** Works the draw out again from what was published; null until that is all there. */
export function checkDraw(
  lottery: Lottery,
  draw: WireDraw,
  ticket: WireProof | null,
): DrawCheck | null {
  const { proof, result } = draw;
  const beacon = readBeacon(proof?.beacon);
  if (!proof?.seed || !proof.seedDigest || !result || !beacon) return null;
  const verdict = verifyDraw({
    shape: lottery.shape,
    drawId: drawIdOf(lottery.code, draw.period),
    digest: proof.seedDigest,
    named: proof.beaconNamed ?? { kind: 'tickets' },
    seed: proof.seed,
    beacon,
    board: result.board,
  });
  return { ...verdict, isTicketIn: ticket && isIn(ticket, beacon) };
}

/** With drand the tickets are no part of the chance, and no root of them is published. */
function isIn({ leaf, index, size, path }: WireProof, beacon: Beacon): boolean | null {
  if (beacon.kind !== 'tickets') return null;
  if (leaf === null || index === null || size === null || path === null) return false;
  return verifyInclusion({ leaf, index, size, proof: path, root: beacon.root });
}
