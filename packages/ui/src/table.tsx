import { useT } from '@baize/i18n/react.tsx';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './table.css';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that their digits line up. */
  isNumber?: boolean;
  /** Names the row: its header for readers, its title on a phone. */
  isHeader?: boolean;
  /** The total of the visible rows. */
  total?: ReactNode;
};

type Props<Row> = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** On a phone: one card a row, or the same table scrolled sideways. */
  phone?: 'cards' | 'scroll';
  density?: 'normal' | 'dense';
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
};

/** Rows of records; totals are those of the visible rows. */
export function Table<Row>({ columns, rows, keyOf, empty, phone = 'cards', ...props }: Props<Row>) {
  const t = useT();
  const { caption, isCaptionHidden = true, density = 'normal' } = props;
  const hasTotal = rows.length > 0 && columns.some(({ total }) => total !== undefined);
  return (
    // The region takes focus so that the keyboard can scroll what does not fit.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`table-box table-${phone}`} aria-label={caption} tabIndex={0}>
      <table className={classNames('table', density === 'dense' && 'table-dense')}>
        <caption className={isCaptionHidden ? 'sr' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? 'n' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="table-empty" colSpan={columns.length}>
                {empty ?? t('ui_nothing')}
              </td>
            </tr>
          )}
        </tbody>
        {hasTotal && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.total}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

type CellProps<Row> = { column: Column<Row>; children: ReactNode };

function Cell<Row>({ column, children }: CellProps<Row>) {
  const className = column.isNumber ? 'n' : undefined;
  if (!column.isHeader)
    return (
      <td className={className} data-title={column.title}>
        {children}
      </td>
    );
  return (
    <th scope="row" className={className}>
      {children}
    </th>
  );
}
