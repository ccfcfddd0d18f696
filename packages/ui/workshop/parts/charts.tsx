import { useFormats } from '@baize/i18n/react.tsx';
import { BarChart } from '../../src/bar-chart.tsx';
import { Card } from '../../src/card.tsx';
import { Kpi } from '../../src/kpi.tsx';
import { LineChart } from '../../src/line-chart.tsx';
import { MoneyText } from '../../src/money-text.tsx';
import { Sparkline } from '../../src/sparkline.tsx';
import { useSay } from '../say.ts';
import { cents } from '../settings.ts';

const RESULTS = [320, -180, 540, 90, -260, 410, 760, -120, 230, 380, -340, 620, 150, 480];
const TURNOVER = [
  4200, 3900, 5100, 4800, 5600, 6400, 7100, 6600, 5900, 6800, 7400, 7900, 7200, 8300,
];
const BEFORE = [3600, 3700, 4100, 4300, 4200, 5000, 5600, 5500, 5200, 5400, 5900, 6100, 6000, 6300];
const LABELS = RESULTS.map((_, day) => `${day + 2} Nov`);

/** A loss is written with the sign of mathematics, not with a hyphen. */
const useFigure = () => {
  const formats = useFormats();
  return (value: number) => (value < 0 ? `−${formats.number(-value)}` : formats.number(value));
};

export function Charts() {
  const say = useSay();
  const format = useFigure();
  const running = RESULTS.reduce<readonly number[]>(
    (sums, result) => [...sums, (sums.at(-1) ?? 0) + result],
    [],
  );
  return (
    <div className="shop-two">
      <Card className="stack">
        <h3>{say('ยอดเดิมพัน', 'Turnover')}</h3>
        <LineChart
          hasArea
          title={say('ยอดเดิมพันสองสัปดาห์', 'Turnover of two weeks')}
          labels={LABELS}
          format={format}
          series={[
            { name: say('งวดนี้', 'This period'), color: 'c1', values: TURNOVER },
            { name: say('งวดก่อน', 'Before'), color: 'c6', values: BEFORE, isComparison: true },
          ]}
        />
      </Card>
      <Card className="stack">
        <h3>{say('กำไรขาดทุน', 'Profit and loss')}</h3>
        <BarChart
          isResult
          title={say('กำไรขาดทุนรายวัน', 'Profit and loss by day')}
          labels={LABELS}
          format={format}
          bars={{ name: say('รายวัน', 'By day'), color: 'win', values: RESULTS }}
          line={{ name: say('สะสม', 'Running total'), color: 'c2', values: running }}
        />
      </Card>
    </div>
  );
}

export function Kpis() {
  const say = useSay();
  const before = say('เทียบสัปดาห์ก่อน', 'vs last week');
  return (
    <div className="kpis">
      <Kpi
        label={say('ยอดเดิมพัน', 'Turnover')}
        figure={<MoneyText amount={cents(1_248_050_00n)} />}
        delta={{ text: '12.4%', direction: 'up', tone: 'win' }}
        comparedWith={before}
        sparkline={<Sparkline values={TURNOVER} />}
      />
      <Kpi
        label={say('ผลของสมาชิก', 'Result of members')}
        figure={<MoneyText amount={cents(-38_120_50n)} isResult />}
        delta={{ text: '3.1%', direction: 'down', tone: 'loss' }}
        comparedWith={before}
        sparkline={<Sparkline values={RESULTS} color="c2" />}
      />
      <Kpi
        label={say('ยอดถอน', 'Withdrawals')}
        figure={<MoneyText amount={cents(420_300_00n)} />}
        delta={{ text: '0.8%', direction: 'up', tone: 'muted' }}
        comparedWith={before}
        sparkline={<Sparkline values={BEFORE} color="c3" />}
      />
    </div>
  );
}
