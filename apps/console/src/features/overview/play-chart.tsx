import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { BarChart } from '@baize/ui/bar-chart.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { useState } from 'react';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { usePlayRows } from './live-figures.tsx';
import type { Live } from './use-live.ts';

type Play = NonNullable<Live['play']>;

/** The last hour by the minute: what was won, or how many bets there were. */
export function PlayChart({ play }: { play: Play }) {
  const t = useT();
  const formats = useFormats();
  const [shown, setShown] = useState<'grossWin' | 'bets'>('grossWin');
  const title = t(shown === 'grossWin' ? 'live.ggr_minute' : 'live.bets_minute');
  const labels = play.minutes.map(({ at }) => formats.time(instant(new Date(at))));
  const values = play.minutes.map((minute) => Number(minute[shown]));
  const format = (value: number) =>
    shown === 'bets' ? formats.number(value) : formats.money(minor(BigInt(Math.round(value))));
  return (
    <Card padding="tight" className="play-chart">
      <header>
        <h2>{title}</h2>
        <Segments
          label={t('live.by_minute')}
          value={shown}
          onChange={setShown}
          segments={[
            { value: 'grossWin', label: t('ops.grossWin') },
            { value: 'bets', label: t('ops.bets') },
          ]}
        />
      </header>
      <BarChart
        title={title}
        labels={labels}
        bars={{ name: title, color: 'c1', values }}
        isResult={shown === 'grossWin'}
        format={format}
        hasTable={false}
      />
      <p className="faint">
        {t('live.minute_text')}{' '}
        <ConsoleLink
          to="/reports/rows"
          query={{ ...usePlayRows(play), figure: 'grossWin' }}
          className="link"
        >
          {t('live.open_rows')}
        </ConsoleLink>
      </p>
    </Card>
  );
}
