import { scaleLinear } from 'd3-scale';

export type SeriesColor = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'win' | 'loss';

/** One value for each label. A chart is a picture: exact figures stand in its table. */
export type Series = {
  name: string;
  color: SeriesColor;
  values: readonly number[];
  /** What the others are compared with: dotted, without ground or mark. */
  isComparison?: boolean;
};

export type ChartContent = {
  title: string;
  labels: readonly string[];
  series: readonly Series[];
  /** Writes a value, on the axis and in the table. */
  format: (value: number) => string;
};

export type Box = { readonly width: number; readonly isRtl: boolean };

export const HEIGHT = 260;
const TOP = 14;
const BOTTOM = 30;
const EDGE = 16;
const LETTER_PX = 7;
const LABEL_PX = 64;
const TICKS = 5;

/** Where things stand in a chart of this width. Never two units on one axis. */
export function layOut({ labels, series, format }: ChartContent, { width, isRtl }: Box) {
  const values = series.flatMap((one) => one.values);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .nice(TICKS)
    .range([HEIGHT - BOTTOM, TOP]);
  const ticks = y.ticks(TICKS).map((value) => ({ value, y: y(value), text: format(value) }));
  const axis = Math.max(...ticks.map(({ text }) => text.length)) * LETTER_PX + 12;
  const band = (width - axis - EDGE) / Math.max(1, labels.length);
  const along = (index: number) => axis + band * (index + 0.5);
  const x = (index: number) => (isRtl ? width - along(index) : along(index));
  return {
    ticks,
    x,
    /** The distance from the edge where reading starts. */
    along,
    y: (value: number) => y(value),
    band,
    /** Every how many labels one has room. */
    step: Math.max(1, Math.ceil(LABEL_PX / band)),
    start: isRtl ? EDGE : axis,
    end: isRtl ? width - axis : width - EDGE,
    axisText: isRtl ? width - axis + 10 : axis - 10,
  };
}

export type Layout = ReturnType<typeof layOut>;
