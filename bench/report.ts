export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The bound we hold ourselves to, with the side it is on. */
  readonly bound?: { readonly most: number } | { readonly least: number };
};

const isMet = ({ value, bound }: Figure): boolean =>
  !bound || ('most' in bound ? value <= bound.most : value >= bound.least);

/** Prints figures as a table, or with `--json` as one object; says by exit code whether all hold. */
export function report(title: string, figures: readonly Figure[]): void {
  if (process.argv.includes('--json')) {
    const values = figures.map((figure) => ({ ...figure, isMet: isMet(figure) }));
    console.log(JSON.stringify({ title, figures: values }));
  } else {
    printTable(title, figures);
  }
  if (!figures.every(isMet)) process.exitCode = 1;
}

function printTable(title: string, figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`,
    writeBound(figure),
    figure.bound ? (isMet(figure) ? 'holds' : 'FAILS') : '',
  ]);
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  console.log(`\n${title}\n`);
  for (const row of rows) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}

const round = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });

function writeBound({ bound, unit }: Figure): string {
  if (!bound) return '';
  return 'most' in bound ? `≤ ${round(bound.most)} ${unit}` : `≥ ${round(bound.least)} ${unit}`;
}
