import { useT } from '@baize/i18n/react.tsx';
import type { WireTrends } from '../book/wire.ts';

type Row = WireTrends['parts'][number]['rows'][number];

const SHOWN = 12;
const [CELL, ROW, HEAD, START, GAP] = [22, 27, 24, 44, 16];
const COLORS = ['c1', 'c2', 'c3', 'c4', 'c5'];

/** A line a place: the digits of the last draws, oldest above; only where a part is one number. */
export function TrendPath({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  const shown = rows.slice(0, SHOWN).toReversed();
  const places = shown[0]?.numbers.length === 1 ? (shown[0].numbers[0]?.length ?? 0) : 0;
  if (places === 0 || places > COLORS.length) return null;
  const block = CELL * 10 + GAP;
  const width = START + places * block;
  const height = HEAD + shown.length * ROW;
  const x = (digit: number, place: number) => START + place * block + (digit + 0.5) * CELL;
  return (
    <figure className="lot-path">
      <figcaption>{t('lottery.trends_path')}</figcaption>
      <span className="sr">
        {shown.map(({ period, numbers }) => `${period}: ${numbers[0]}`).join('; ')}
      </span>
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {shown.map(({ period }, row) => (
            <text key={period} x={0} y={HEAD + row * ROW + 4} className="lot-path-faint">
              {period.slice(-4)}
            </text>
          ))}
          {Array.from({ length: places }, (_, place) => (
            <Place
              key={place}
              color={COLORS[place] ?? 'c1'}
              digits={shown.map(({ numbers }) => Number(numbers[0]?.[place] ?? 0))}
              x={(digit) => x(digit, place)}
            />
          ))}
        </svg>
      </div>
    </figure>
  );
}

type PlaceProps = {
  color: string;
  digits: readonly number[];
  x: (digit: number) => number;
};

function Place({ color, digits, x }: PlaceProps) {
  const points = digits.map((digit, row) => ({ digit, x: x(digit), y: HEAD + row * ROW }));
  return (
    <>
      {Array.from({ length: 10 }, (_, digit) => (
        <text key={digit} x={x(digit)} y={10} textAnchor="middle" className="lot-path-faint">
          {digit}
        </text>
      ))}
      <path
        d={`M${points.map((point) => `${point.x},${point.y}`).join('L')}`}
        fill="none"
        stroke={`var(--${color})`}
        strokeWidth={1.8}
        opacity={0.6}
      />
      {points.map((point) => (
        <g key={point.y}>
          <circle
            cx={point.x}
            cy={point.y}
            r={10}
            fill="var(--surface)"
            stroke={`var(--${color})`}
          />
          <text x={point.x} y={point.y + 4} textAnchor="middle">
            {point.digit}
          </text>
        </g>
      ))}
    </>
  );
}
