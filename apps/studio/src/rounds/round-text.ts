import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type NewRound = Omit<Insertable<Tables['round']>, 'asked'>;

/** Rounds for the database to read as rows. Texts of JSON go in as they are, letter by letter. */
export function textOf(rounds: readonly NewRound[]): string {
  const texts = rounds.map(({ choice, moves, next, events, ...rest }) => {
    const plain = JSON.stringify({ ...rest, asked: 0 }, (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}` : value,
    );
    const written = `"choice":${choice},"moves":${moves},"next":${next},"events":${events}`;
    return `${plain.slice(0, -1)},${written}}`;
  });
  return `[${texts.join()}]`;
}
