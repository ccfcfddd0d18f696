import type { Book } from '../book.ts';

const SHOWN = 500;

/** What a draw has to pay at most by number, the largest first, and in all. */
export async function readExposure(book: Book, drawId: string) {
  const rows = await book.db
    .selectFrom('exposure')
    .selectAll()
    .where('draw_id', '=', drawId)
    .orderBy('liability', 'desc')
    .limit(SHOWN + 1)
    .execute();
  const whole = rows.find(({ play }) => play === '');
  return {
    drawId,
    total: `${whole?.liability ?? 0n}`,
    numbers: rows
      .filter(({ play }) => play !== '')
      .map(({ play, number, liability }) => ({ play, number, liability: `${liability}` })),
  };
}
