import {
  askRoads,
  beadRoad,
  bigRoad,
  type Cell,
  type Distance,
  derivedRoad,
  ROWS,
  type Trend,
  type Winner,
} from '@baize/engines/rooms/roads';
import { make } from '../dom.ts';
import type { Speech } from '../words.ts';
import type { LiveWord } from './words.ts';

/** How the three outcomes of a table are named. */
export type SideNames = Readonly<
  Record<Winner, { readonly letter: string; readonly name: string }>
>;

const SVG = 'http://www.w3.org/2000/svg';
const UNIT = 20;

function shape(tag: string, facts: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(facts)) made.setAttribute(name, `${value}`);
  return made;
}

type Road<Mark> = {
  readonly label: string;
  readonly columns: number;
  readonly draw: (cell: Cell<Mark>, at: { x: number; y: number }) => readonly SVGElement[];
};

/** A road on its paper; where it is longer than that, its end is seen. */
function paper<Mark>(cells: readonly Cell<Mark>[], { label, columns, draw }: Road<Mark>) {
  const last = cells.reduce((most, { column }) => Math.max(most, column), -1);
  const first = Math.max(0, last + 2 - columns);
  const [width, height] = [columns * UNIT, ROWS * UNIT];
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, place) => `M${(place + 1) * UNIT},0V${height}`),
    ...Array.from({ length: ROWS - 1 }, (_, place) => `M0,${(place + 1) * UNIT}H${width}`),
  ];
  const picture = shape('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  picture.append(
    shape('path', { d: lines.join(''), class: 'road-grid' }),
    ...cells
      .filter(({ column }) => column >= first)
      .flatMap((cell) =>
        draw(cell, { x: (cell.column - first + 0.5) * UNIT, y: (cell.row + 0.5) * UNIT }),
      ),
  );
  return make('figure', { class: 'paper' }, [picture, make('figcaption', {}, [label])]);
}

const DERIVED = [
  [1, 'big_eye'],
  [2, 'small_road'],
  [3, 'cockroach'],
] as const;

const trendMark = (distance: Distance, trend: Trend, { x, y }: { x: number; y: number }) => {
  const look = `trend is-${trend === 'R' ? 'red' : 'blue'}`;
  if (distance === 3) {
    return shape('path', { d: `M${x - 6},${y + 6}L${x + 6},${y - 6}`, class: `${look} is-line` });
  }
  return shape('circle', {
    cx: x,
    cy: y,
    r: 6,
    class: `${look}${distance === 1 ? ' is-ring' : ''}`,
  });
};

/** The five roads of a shoe, what would follow on them, and how often each side has won. */
export function drawRoads(
  marks: readonly string[],
  names: SideNames,
  say: Speech<LiveWord>,
): readonly Node[] {
  const winners = marks.map((mark) => mark[0] as Winner);
  const text = { winners, names, say };
  const bead = paper(beadRoad(winners), {
    label: say('bead'),
    columns: 11,
    draw: ({ mark }, { x, y }) => {
      const letter = shape('text', { x, y: y + 4, class: 'bead-letter' });
      letter.append(names[mark].letter);
      return [shape('circle', { cx: x, cy: y, r: 8, class: `bead is-${mark}` }), letter];
    },
  });
  const big = paper(bigRoad(winners), {
    label: say('big_road'),
    columns: 24,
    draw: (cell, { x, y }) => {
      const { mark, ties } = cell as typeof cell & { ties: number };
      const ring = shape('circle', { cx: x, cy: y, r: 6.5, class: `ring is-${mark}` });
      const tie = shape('path', { d: `M${x - 7},${y + 7}L${x + 7},${y - 7}`, class: 'tie' });
      return ties > 0 ? [ring, tie] : [ring];
    },
  });
  const derived = DERIVED.map(([distance, word]) =>
    paper(derivedRoad(winners, distance), {
      label: say(word),
      columns: 24,
      draw: ({ mark }, at) => [trendMark(distance, mark, at)],
    }),
  );
  return [
    bead,
    make('div', { class: 'paper-stack' }, [big, make('div', { class: 'paper-row' }, derived)]),
    make('div', { class: 'road-sums' }, [
      ...(['B', 'P', 'T'] as const).map((side) => sum(text, side)),
      ...(['B', 'P'] as const).map((side) => ask(text, side)),
    ]),
  ];
}

type RoadText = {
  readonly winners: readonly Winner[];
  readonly names: SideNames;
  readonly say: Speech<LiveWord>;
};

function sum({ winners, names, say }: RoadText, side: Winner): HTMLElement {
  const count = winners.filter((winner) => winner === side).length;
  return make('p', {}, [
    make('i', { class: `bead-mark is-${side}`, 'aria-hidden': 'true' }, [names[side].letter]),
    say('counts', { side: names[side].name, count: `${count}` }),
  ]);
}

/** What the derived roads would show if this side won; null while the shoe is too new for them. */
function ask({ winners, names, say }: RoadText, side: 'B' | 'P'): HTMLElement | null {
  const asked = askRoads(winners, side);
  if (DERIVED.every(([distance]) => !asked[distance])) return null;
  const picture = shape('svg', { viewBox: `0 0 ${3 * UNIT} ${UNIT}`, 'aria-hidden': 'true' });
  for (const [place, [distance]] of DERIVED.entries()) {
    const trend = asked[distance];
    if (trend) picture.append(trendMark(distance, trend, { x: (place + 0.5) * UNIT, y: UNIT / 2 }));
  }
  return make('p', { class: 'ask-road' }, [
    say('if_won', { side: names[side].name }),
    picture as Element as SVGSVGElement,
  ]);
}
