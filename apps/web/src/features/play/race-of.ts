import type { GameItem } from '@baize/contract/game';
import type { Leaderboard } from '@baize/contract/mission';
import { recordCategoryOf } from '@baize/contract/record-category';

type Sorted = Pick<GameItem, 'gameType' | 'gameClassify'>;

/** The race that a game counts for and that ends first; null where none runs. */
export function raceOf(boards: readonly Leaderboard[], game: Sorted): Leaderboard | null {
  const category = recordCategoryOf({
    gameType: game.gameType,
    gameClass: game.gameClassify ?? null,
  });
  const running = boards.filter(
    (board) =>
      board.state === 'running' && (board.category === null || board.category === category),
  );
  const endOf = ({ endsAt }: Leaderboard) => Date.parse(endsAt);
  return running.toSorted((a, b) => endOf(a) - endOf(b))[0] ?? null;
}

/** So many are shown in a game. */
const ROWS = 10;

/** What a game in a frame is told of a race: amounts as texts of minor units. */
export function raceMessage(race: Leaderboard | null) {
  if (!race) return { type: 'race', race: null };
  const { name, endsAt, own, rows, prizes } = race;
  return {
    type: 'race',
    race: {
      name,
      endsAt,
      place: own?.place ?? null,
      next: own?.next ? { gap: `${own.next.gap}`, amount: `${own.next.amount}` } : null,
      first: prizes[0] ? `${prizes[0].amount}` : null,
      rows: rows.slice(0, ROWS).map((row) => ({
        place: row.place,
        name: row.name,
        score: `${row.score}`,
        prize: row.prize === null ? null : `${row.prize}`,
        isOwn: row.isOwn,
      })),
    },
  };
}
