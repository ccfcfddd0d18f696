/** Columns that say who else was there, what opens something, or how we look things up. */
const WITHHELD_COLUMNS: ReadonlySet<string> = new Set([
  'asked_by',
  'by_member',
  'by_operator',
  'closed_by',
  'decided_by',
  'device_digest',
  'from_upline',
  'hold_id',
  'network',
  'operator_id',
  'other_id',
  'owner_id',
  'path',
  'person_id',
  'recommender_id',
  'referred_by',
  'refused_by',
  'request_key',
  'secret',
  'to_upline',
  'upline_id',
]);

export const isWithheld = (column: string): boolean =>
  WITHHELD_COLUMNS.has(column) || /(^|_)(digest|hash)$/.test(column);

/** Of the longest histories; the pages of the site show all of them. */
export const ROWS_MAX = 20_000;
