import { CsvError, parse } from 'csv-parse/sync';
import { Misread, type SourceRow } from './source-row.ts';

/** A row of a statement has six short cells; a quote that nobody closed would take in the whole file. */
const ROW_SIZE_MAX = 8_192;

/** The form of records that `info: true` asks csv-parse for. */
type ParsedRecord = {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
};

/** Reads CSV whose first row names its columns, in any order; others are left out. */
export function readTable(text: string, columns: readonly string[]): readonly SourceRow[] {
  const [header, ...records] = parseRecords(text);
  const names = header?.record ?? [];
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Misread([`line 1: no column ${missing.join(', ')}`]);
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice) throw new Misread([`line 1: two columns ${twice}`]);
  return records.map(({ info, record }) => ({
    number: info.lines,
    values:
      record.length === names.length
        ? Object.fromEntries(columns.map((column) => [column, record[names.indexOf(column)]]))
        : `has ${record.length} cells, not ${names.length}`,
  }));
}

function parseRecords(text: string): readonly ParsedRecord[] {
  try {
    return parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: ROW_SIZE_MAX,
      // Given, not guessed from the first line: files put together from two have both kinds.
      record_delimiter: ['\r\n', '\n', '\r'],
    }) as unknown as readonly ParsedRecord[];
  } catch (error) {
    if (error instanceof CsvError) throw new Misread([error.message]);
    throw error;
  }
}
