import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import type { SeriesColor } from './chart-shape.ts';
import './chart.css';

type Props = { values: readonly number[]; color?: SeriesColor };

const WIDTH = 200;
const HEIGHT = 40;

/** The shape of a course beside its figure; the figure says what the line cannot. */
export function Sparkline({ values, color = 'c1' }: Props) {
  const gradient = useId();
  const points = [...values.entries()];
  const along = scaleLinear([0, Math.max(1, values.length - 1)], [0, WIDTH]);
  const up = scaleLinear([Math.min(...values), Math.max(...values)], [HEIGHT - 6, 6]);
  const x = ([index]: [number, number]) => along(index);
  const y = ([, value]: [number, number]) => up(value);
  const course = line(x, y).curve(curveMonotoneX).digits(1)(points);
  const ground = area(x, HEIGHT, y).curve(curveMonotoneX).digits(1)(points);
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ color: `var(--${color})` }}
    >
      <linearGradient id={gradient} x2="0" y2="1">
        <stop stopColor="currentColor" stopOpacity="0.32" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path d={ground ?? ''} fill={`url(#${gradient})`} />
      <path className="chart-line" d={course ?? ''} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
