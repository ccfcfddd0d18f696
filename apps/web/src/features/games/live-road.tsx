import { bigRoad, ROWS, type Winner } from '@baize/engines/rooms/roads';
import { useT } from '@baize/i18n/react.tsx';

const UNIT = 10;
const COLUMNS = 18;
const NUMBERS_SHOWN = 9;
/** How many results are read out. */
const READ_OUT = 10;

type Props = { kind: string; marks: readonly string[] };

/** What came at a table: the big road of one with two sides, the last numbers of the others. */
export function LiveRoad({ kind, marks }: Props) {
  const t = useT();
  if (marks.length === 0) return <span className="live-road-new">{t('lobby.tables_new')}</span>;
  const isTwoSided = marks.every((mark) => /^[BPT]/.test(mark));
  const told = marks.slice(-READ_OUT).map(shortOf).join(', ');
  return (
    <>
      <span className="sr">{t('lobby.tables_results', { results: told })}</span>
      {isTwoSided ? <BigRoad marks={marks} /> : <Numbers kind={kind} marks={marks} />}
    </>
  );
}

/** `B7` is told as the side alone, `N17` as the number. */
const shortOf = (mark: string): string => (mark.startsWith('N') ? mark.slice(1) : mark.slice(0, 1));

function BigRoad({ marks }: Pick<Props, 'marks'>) {
  const cells = bigRoad(marks.map((mark) => mark.charAt(0) as Winner));
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  const first = Math.max(0, last + 1 - COLUMNS);
  return (
    <svg className="live-road" viewBox={`0 0 ${COLUMNS * UNIT} ${ROWS * UNIT}`} aria-hidden="true">
      {cells
        .filter(({ column }) => column >= first)
        .map(({ column, row, mark, ties }) => (
          <circle
            key={`${column}:${row}`}
            className={`is-${mark}${ties > 0 ? ' is-tied' : ''}`}
            cx={(column - first + 0.5) * UNIT}
            cy={(row + 0.5) * UNIT}
            r={3.4}
          />
        ))}
    </svg>
  );
}

/** The red numbers of a wheel. */
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

function toneOf(kind: string, mark: string): string {
  if (kind !== 'roulette') return 'plain';
  const number = Number(mark.slice(1));
  return number === 0 ? 'green' : RED.has(number) ? 'red' : 'black';
}

/** The newest first. Marks that are no numbers are pictures of their game, and are left to it. */
function Numbers({ kind, marks }: Props) {
  const shown = marks
    .map((mark, place) => ({ mark, place }))
    .filter(({ mark }) => mark.startsWith('N'))
    .slice(-NUMBERS_SHOWN)
    .toReversed();
  return (
    <span className="live-numbers" aria-hidden="true">
      {shown.map(({ mark, place }) => (
        <b key={place} data-tone={toneOf(kind, mark)}>
          {mark.slice(1)}
        </b>
      ))}
    </span>
  );
}
