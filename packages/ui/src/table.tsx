import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { arrowDown, arrowUp } from './icons.ts';
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
  /** What rows can be sorted by, where all of them are there. */
  sortBy?: (row: Row) => string | number | bigint;
};

/** In which order rows stand that are sorted where they come from. */
export type TableOrder = {
  /** Columns that can be sorted by. */
  keys: readonly string[];
  by: string | null;
  isDown: boolean;
  onSort: (key: string, isDown: boolean) => void;
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
  /** Where there are more rows than these: whoever has them all sorts them. */
  order?: TableOrder;
  /** How many cells a phone shows of a row before it is opened; all, where nothing is said. */
  phoneCells?: number;
};

/** Rows of records; totals are those of the visible rows. */
export function Table<Row>({ columns, keyOf, empty, phone = 'cards', ...props }: Props<Row>) {
  const t = useT();
  const { caption, isCaptionHidden = true, density = 'normal', phoneCells } = props;
  const { rows, order } = useSorted(columns, props.rows, props.order);
  const hasTotal = rows.length > 0 && columns.some(({ total }) => total !== undefined);
  return (
    // The region takes focus so that the keyboard can scroll what does not fit.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`table-box table-${phone}`} aria-label={caption} tabIndex={0}>
      {order.keys.length > 0 && <OrderChoice columns={columns} order={order} />}
      <table className={classNames('table', density === 'dense' && 'table-dense')}>
        <caption className={isCaptionHidden ? 'sr' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHead key={column.key} column={column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={keyOf(row)} row={row} columns={columns} phoneCells={phoneCells} />
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

/** The first press sorts figures from the largest down and words from the first letter on. */
function useSorted<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  given: TableOrder | undefined,
): { readonly rows: readonly Row[]; readonly order: TableOrder } {
  const [{ by, isDown }, setOrder] = useState<Pick<TableOrder, 'by' | 'isDown'>>(UNSORTED);
  if (given) return { rows, order: given };
  const keys = columns.flatMap(({ key, sortBy }) => (sortBy ? [key] : []));
  const order = {
    keys,
    by,
    isDown,
    onSort: (key: string, down: boolean) => setOrder({ by: key, isDown: down }),
  };
  const sortBy = columns.find(({ key }) => key === by)?.sortBy;
  if (!sortBy) return { rows, order };
  const compare = (one: Row, other: Row) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const sorted = rows.toSorted((one, other) =>
    isDown ? compare(other, one) : compare(one, other),
  );
  return { rows: sorted, order };
}

const UNSORTED = { by: null, isDown: false } as const;

type OrderProps = { columns: readonly HeadColumn[]; order: TableOrder };

/** On a phone there is no head to press. */
export function OrderChoice({ columns, order }: OrderProps) {
  const t = useT();
  const sortable = columns.filter(({ key }) => order.keys.includes(key));
  const { by, isDown } = order;
  return (
    <div className="table-order">
      <label>
        {t('ui_sort')}
        <select
          value={by ?? ''}
          onChange={({ target }) => {
            const chosen = sortable.find(({ key }) => key === target.value);
            if (chosen) order.onSort(chosen.key, chosen.isNumber ?? false);
          }}
        >
          {by === null && <option value="">{t('ui_sort_none')}</option>}
          {sortable.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {by !== null && (
        <button
          type="button"
          className="table-turn"
          aria-label={t(isDown ? 'ui_sort_to_up' : 'ui_sort_to_down')}
          onClick={() => order.onSort(by, !isDown)}
        >
          <Icon of={isDown ? arrowDown : arrowUp} />
        </button>
      )}
    </div>
  );
}

type HeadColumn = {
  readonly key: string;
  readonly title: string;
  readonly isNumber?: boolean | undefined;
};

type HeadProps = { column: HeadColumn; order: TableOrder };

/** The head of a column, which sorts by it where that is possible. */
export function TableHead({ column, order }: HeadProps) {
  const { key, title, isNumber = false } = column;
  const className = isNumber ? 'n' : undefined;
  if (!order.keys.includes(key)) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  const isSorted = order.by === key;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (order.isDown ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className="table-sort"
        onClick={() => order.onSort(key, isSorted ? !order.isDown : isNumber)}
      >
        {title}
        <Icon of={isSorted && !order.isDown ? arrowUp : arrowDown} />
      </button>
    </th>
  );
}

type LineProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  phoneCells: number | undefined;
};

/** One row; on a phone its last cells are there when it is opened. */
function Line<Row>({ row, columns, phoneCells = columns.length }: LineProps<Row>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const cells = columns.filter(({ isHeader }) => !isHeader).map(({ key }) => key);
  const extra = new Set(cells.slice(phoneCells));
  return (
    <tr>
      {columns.map((column) => (
        <Cell key={column.key} column={column} isExtra={extra.has(column.key) && !isOpen}>
          {column.cell(row)}
        </Cell>
      ))}
      {extra.size > 0 && (
        <td className="table-more">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'ui_row_less' : 'ui_row_more')}
          </button>
        </td>
      )}
    </tr>
  );
}

type CellProps<Row> = { column: Column<Row>; isExtra?: boolean; children: ReactNode };

function Cell<Row>({ column, isExtra = false, children }: CellProps<Row>) {
  const className = classNames(column.isNumber && 'n', isExtra && 'table-extra') || undefined;
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
