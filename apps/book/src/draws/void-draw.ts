import type { Book } from '../book.ts';
import type { Tx } from '../db/client.ts';
import { ensure } from '../refusal.ts';
import { cancelOfDraw } from '../tickets/queries.ts';
import { type Draw, lockDraw, stepDraw } from './queries.ts';

export type DrawVoid = { readonly drawId: string; readonly by: string; readonly reason: string };

const VOIDABLE: readonly Draw['status'][] = [
  'scheduled',
  'selling',
  'closed',
  'drawing',
  'awaiting',
];
/** Of an official draw also what was entered can turn out to be of another. */
const VOIDABLE_OFFICIAL: readonly Draw['status'][] = ['entered', 'confirmed'];

export const isVoidable = ({ status, kind }: Pick<Draw, 'status' | 'kind'>): boolean =>
  VOIDABLE.includes(status) || (kind === 'official' && VOIDABLE_OFFICIAL.includes(status));

/** Takes a draw out: every stake goes back, once, and who did it and why stays. */
export const voidDraw = (book: Book, asked: DrawVoid): Promise<void> =>
  book.db.transaction().execute((tx) => voidIn(tx, asked));

/** The same within what else is decided with it. */
export async function voidIn(tx: Tx, { drawId, by, reason }: DrawVoid): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  ensure(draw, 'draw_unknown');
  // Asked again by the same it is done; whoever comes after somebody else has not done it.
  if (draw.status === 'void' && [draw.changed_by, 'book'].includes(by)) return;
  ensure(isVoidable(draw), 'status_wrong', { status: draw.status });
  await stepDraw(tx, { id: drawId, to: 'void', by, reason });
  await cancelOfDraw(tx, drawId, 'draw_void');
}
