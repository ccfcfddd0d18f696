export type RacePlace = {
  readonly place: number;
  readonly name: string;
  readonly score: bigint;
  readonly prize: bigint | null;
  readonly isOwn: boolean;
};

/** A race that the rounds of this game count for, as the site tells it. */
export type Race = {
  readonly name: string;
  readonly endsAt: string;
  /** Of the player; null without a score. */
  readonly place: number | null;
  /** What is missing to the next better prize. */
  readonly next: { readonly gap: bigint; readonly amount: bigint } | null;
  /** The first prize. */
  readonly first: bigint | null;
  readonly rows: readonly RacePlace[];
};

const ROWS_MAX = 10;
const NAME_MAX = 120;

/** What the site sent as a race; null where none runs or the message is none of ours. */
export function readRace(sent: unknown): Race | null {
  const { name, endsAt, place, next, first, rows } = partsOf(sent);
  if (typeof name !== 'string' || name.length > NAME_MAX) return null;
  if (typeof endsAt !== 'string' || Number.isNaN(Date.parse(endsAt))) return null;
  if (!Array.isArray(rows)) return null;
  const { gap, amount } = partsOf(next);
  const [missing, prize] = [readAmount(gap), readAmount(amount)];
  return {
    name,
    endsAt,
    place: readPlace(place),
    next: missing !== null && prize !== null ? { gap: missing, amount: prize } : null,
    first: readAmount(first),
    rows: rows.slice(0, ROWS_MAX).flatMap((row: unknown) => readRow(row) ?? []),
  };
}

const partsOf = (sent: unknown) => (sent ?? {}) as Readonly<Record<string, unknown>>;

const readAmount = (sent: unknown): bigint | null =>
  typeof sent === 'string' && /^\d{1,18}$/.test(sent) ? BigInt(sent) : null;

const readPlace = (sent: unknown): number | null =>
  typeof sent === 'number' && Number.isInteger(sent) && sent > 0 ? sent : null;

function readRow(sent: unknown): RacePlace | null {
  const { place, name, score, prize, isOwn } = partsOf(sent);
  const [at, points] = [readPlace(place), readAmount(score)];
  if (at === null || points === null || typeof name !== 'string') return null;
  const shown = name.slice(0, NAME_MAX);
  return { place: at, name: shown, score: points, prize: readAmount(prize), isOwn: isOwn === true };
}
