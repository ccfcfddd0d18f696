import type { ReactNode } from 'react';

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  children: (row: Row) => ReactNode;
};

/** The rows of a queue as a list of buttons: one of them is looked at beside it. */
export function QueueList<Row>(props: Props<Row>) {
  const { label, rows, idOf, chosenId, onChoose, children } = props;
  return (
    <ul className="queue-list" aria-label={label}>
      {rows.map((row) => (
        <li key={idOf(row)}>
          <button
            type="button"
            aria-current={idOf(row) === chosenId ? 'true' : undefined}
            onClick={() => onChoose(idOf(row))}
          >
            {children(row)}
          </button>
        </li>
      ))}
    </ul>
  );
}
