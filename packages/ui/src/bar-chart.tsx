import { ChartFrame } from './chart-frame.tsx';
import type { ChartContent, Layout, Series, SeriesColor } from './chart-shape.ts';
import { Line } from './line-chart.tsx';

type Props = Omit<ChartContent, 'series'> & {
  bars: Series;
  /** A course over the same bars and in the same unit, such as the running total. */
  line?: Series;
  /** Gains and losses: up is `win`, down is `loss`, and the direction repeats it. */
  isResult?: boolean;
  hasTable?: boolean;
};

export function BarChart({ bars, line, isResult, ...chart }: Props) {
  const colorOf = (value: number): SeriesColor =>
    isResult ? (value < 0 ? 'loss' : 'win') : bars.color;
  return (
    <ChartFrame {...chart} series={line ? [bars, line] : [bars]}>
      {(layout) => (
        <>
          {bars.values.map((value, index) => (
            <path
              key={chart.labels[index]}
              d={barPath(layout, index, value)}
              fill={`var(--${colorOf(value)})`}
            />
          ))}
          {line && <Line series={line} layout={layout} hasArea={false} />}
        </>
      )}
    </ChartFrame>
  );
}

/** A bar from the zero line, rounded at the end that points away from it. */
function barPath(layout: Layout, index: number, value: number): string {
  const width = Math.min(22, layout.band * 0.58);
  const zero = layout.y(0);
  const tip = layout.y(value);
  const round = Math.min(5, Math.abs(tip - zero), width / 2) * (value < 0 ? -1 : 1);
  const x = layout.x(index) - width / 2;
  const edge = Math.abs(round);
  return [
    `M${x},${zero}V${tip + round}Q${x},${tip} ${x + edge},${tip}`,
    `H${x + width - edge}Q${x + width},${tip} ${x + width},${tip + round}V${zero}Z`,
  ].join('');
}
