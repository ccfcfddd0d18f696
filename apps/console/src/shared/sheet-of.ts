/** Without columns that have no name, which hold buttons, and with the minus that spreadsheets read. */
export function sheetOf(lines: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [head = []] = lines;
  return lines.map((cells) => cells.filter((_, place) => Boolean(head[place])).map(plainFigure));
}

const FIGURE = /^[-−]?\d{1,3}(,\d{3})*(\.\d+)?$/;

const plainFigure = (text: string): string =>
  FIGURE.test(text) ? text.replaceAll(',', '').replace('−', '-') : text;
