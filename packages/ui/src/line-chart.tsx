import { area, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartContent, Layout, Series } from './chart-shape.ts';

type Props = ChartContent & { hasArea?: boolean; hasTable?: boolean };

/** A course over time; the last point is marked. With `hasArea`, a soft ground below each line. */
export function LineChart({ hasArea, ...chart }: Props) {
  return (
    <ChartFrame {...chart}>
      {(layout) =>
        chart.series.map((series) => (
          <Line key={series.name} series={series} layout={layout} hasArea={hasArea ?? false} />
        ))
      }
    </ChartFrame>
  );
}

export type LineProps = { series: Series; layout: Layout; hasArea: boolean };

export function Line({ series: { color, values, isComparison }, layout, hasArea }: LineProps) {
  const gradient = useId();
  const points = [...values.entries()];
  const x = ([index]: [number, number]) => layout.x(index);
  const y = ([, value]: [number, number]) => layout.y(value);
  const course = line(x, y).curve(curveMonotoneX).digits(1);
  const ground = area(x, layout.y(0), y).curve(curveMonotoneX).digits(1);
  const last = values.length - 1;
  return (
    <g style={{ color: `var(--${color})` }}>
      {hasArea && !isComparison && (
        <>
          <linearGradient id={gradient} x2="0" y2="1">
            <stop stopColor="currentColor" stopOpacity="0.3" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={ground(points) ?? ''} fill={`url(#${gradient})`} />
        </>
      )}
      <path
        className={isComparison ? 'chart-line is-dotted' : 'chart-line'}
        d={course(points) ?? ''}
      />
      {!isComparison && (
        <circle className="chart-mark" cx={layout.x(last)} cy={layout.y(values[last] ?? 0)} r="5" />
      )}
    </g>
  );
}
