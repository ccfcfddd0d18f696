/** What spreadsheets read as a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A plain amount may begin with its minus: it is a figure and cannot be anything else. */
const FIGURE = /^-?\d+(\.\d+)?$/;

/** One cell: what could run as a formula is marked as text, what could end it is quoted. */
function writeCell(text: string): string {
  const safe = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file that spreadsheets open: the mark at its start says that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
