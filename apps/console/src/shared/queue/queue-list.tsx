import type { ReactNode } from 'react';

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  children: (row: Row) => ReactNode;
};

/** Where the chosen one stands below the list, it is brought into view. */
const showChosen = () =>
  requestAnimationFrame(() => {
    const card = document.querySelector('.queue-detail');
    if (card && card.getBoundingClientRect().top > innerHeight / 2) card.scrollIntoView();
  });

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
            onClick={() => {
              onChoose(idOf(row));
              showChosen();
            }}
          >
            {children(row)}
          </button>
        </li>
      ))}
    </ul>
  );
}
