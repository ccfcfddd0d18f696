import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { type ChartContent, HEIGHT, type Layout, layOut } from './chart-shape.ts';
import { ChartTable } from './chart-table.tsx';
import './chart.css';
import { useBox } from './use-box.ts';

type Props = ChartContent & {
  /** Off where the same figures already stand in a table on the screen. */
  hasTable?: boolean;
  children: (layout: Layout) => ReactNode;
};

/** Grid, axes, legend, the readout under the pointer, and the table twin; children draw the data. */
export function ChartFrame({ hasTable = true, children, ...content }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBox(box);
  const [pointed, setPointed] = useState<number | null>(null);
  const layout = layOut(content, size);

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const distance = (index: number) => Math.abs(layout.x(index) - (event.clientX - left));
    const nearest = content.labels.reduce(
      (best, _, index) => (distance(index) < distance(best) ? index : best),
      0,
    );
    setPointed(nearest);
  };

  return (
    <figure className="chart" aria-label={content.title}>
      {content.series.length > 1 && <Legend series={content.series} />}
      <div ref={box} className="chart-box">
        <svg
          width={size.width}
          height={HEIGHT}
          aria-hidden="true"
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
          <Axes layout={layout} labels={content.labels} isRtl={size.isRtl} />
          {pointed !== null && (
            <line
              className="chart-here"
              x1={layout.x(pointed)}
              x2={layout.x(pointed)}
              y2={HEIGHT}
            />
          )}
          {children(layout)}
        </svg>
        {pointed !== null && (
          <Readout content={content} at={pointed} along={layout.along(pointed)} />
        )}
      </div>
      {hasTable && <ChartTable {...content} />}
    </figure>
  );
}

function Legend({ series }: Pick<ChartContent, 'series'>) {
  return (
    <ul className="chart-legend">
      {series.map(({ name, color, isComparison }) => (
        <li key={name}>
          <i className={isComparison ? 'is-dotted' : ''} style={{ color: `var(--${color})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

type AxesProps = { layout: Layout; labels: readonly string[]; isRtl: boolean };

function Axes({ layout, labels, isRtl }: AxesProps) {
  const { ticks, start, end, axisText, step, x } = layout;
  return (
    <g>
      {ticks.map(({ value, y, text }) => (
        <g key={value}>
          <line
            className={value === 0 ? 'chart-zero' : 'chart-grid'}
            x1={start}
            x2={end}
            y1={y}
            y2={y}
          />
          <text x={axisText} y={y + 4} textAnchor={isRtl ? 'start' : 'end'} direction="ltr">
            {text}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          index % step === 0 && (
            <text key={label} x={x(index)} y={HEIGHT - 8} textAnchor="middle">
              {label}
            </text>
          ),
      )}
    </g>
  );
}

type ReadoutProps = { content: ChartContent; at: number; along: number };

function Readout({ content: { labels, series, format }, at, along }: ReadoutProps) {
  return (
    <div className="chart-readout" style={{ '--along': `${along}px` } as object} aria-hidden="true">
      <b>{labels[at]}</b>
      {series.map(({ name, color, values }) => (
        <span key={name}>
          <i style={{ color: `var(--${color})` }} />
          {name} <bdi>{format(values[at] ?? 0)}</bdi>
        </span>
      ))}
    </div>
  );
}
