import { checkDraw, type DrawProof } from './check-draw.ts';
import { checkHand, type HandProof } from './check-hand.ts';
import { checkRound, type RoundProof, type Sheets } from './check-round.ts';
import type { Checked } from './said.ts';

const NOTHING: Checked = { of: 'nothing', steps: [{ isTrue: false, text: 'no_proof' }] };

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

/** Reads what was pasted and checks it for what it is. `noted` is a digest the reader wrote down. */
export function checkProof(text: string, sheets: Sheets, noted = ''): Checked {
  const data = read(text);
  const digest = noted.trim().toLowerCase();
  if (!isObject(data)) return NOTHING;
  try {
    if (isObject(data['round'])) {
      return { of: 'round', steps: checkRound(data as unknown as RoundProof, sheets, digest) };
    }
    if (Array.isArray(data['opened'])) {
      return { of: 'hand', steps: checkHand(data as unknown as HandProof) };
    }
    if (typeof data['lottery'] !== 'string') return NOTHING;
    return { of: 'draw', steps: checkDraw(data as unknown as DrawProof, digest) };
  } catch {
    // Whatever was pasted: a field that is not what it should be is no proof.
    return NOTHING;
  }
}

/** The proof alone, or in the envelope of the call that gives it. */
function read(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) && isObject(data['value']) ? data['value'] : data;
  } catch {
    return null;
  }
}
