import { lineName } from '@baize/client/line-names';
import { wholePlayName } from '@baize/client/play-names';
import type { DrawExposure, NumberState } from '@baize/contract/draw-limits';
import type { DeskDraw } from '@baize/contract/draw-shape';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Select } from '@baize/ui/select.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useMay } from '../../shared/use-operator.ts';
import './draws.css';
import { NumberDialog, type NumberPlace } from './number-dialog.tsx';
import { useExposure } from './use-draws.ts';
import { NUMBER_STATES } from './words.ts';

type SoldNumber = DrawExposure['numbers'][number];

/** What each number of a draw would cost, against what it may; the worst first. */
export function ExposureBoard({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const { money } = useFormats();
  const may = useMay();
  const [play, setPlay] = useState('');
  const [setting, setSetting] = useState<NumberPlace | null>(null);
  const query = useExposure(draw.drawId, play);
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('draws.exposure')}</h2>
          <p className="muted">{t('draws.exposure_text')}</p>
        </div>
        <div className="list-filters">
          <Select
            label={t('draws.play')}
            value={play}
            onChange={({ target }) => setPlay(target.value)}
            options={[
              { value: '', label: t('draws.all_plays') },
              ...draw.plays.map((code) => ({
                value: code,
                label: wholePlayName(code, t),
              })),
            ]}
          />
          <ConsoleLink to="/draws/limits" className="link">
            {t('draws.limits')}
          </ConsoleLink>
        </div>
      </header>
      <Answered query={query}>
        {({ total, totalMax, numbers }) => (
          <Card padding="flush">
            <p className="draw-total">
              {t('draws.total_of', { amount: money(total), most: money(totalMax) })}
            </p>
            <Table
              caption={t('draws.exposure')}
              rows={numbers}
              keyOf={({ play: of, number }) => `${of}:${number}`}
              density="dense"
              phoneCells={3}
              empty={t('draws.exposure_none')}
              columns={columnsOf(t, {
                onSet: may('draws.limits')
                  ? ({ play: of, number }) =>
                      setSetting({ lottery: draw.lottery, play: of, number })
                  : null,
              })}
            />
          </Card>
        )}
      </Answered>
      {setting && <NumberDialog place={setting} onClose={() => setSetting(null)} />}
    </section>
  );
}

const shareOf = (liability: bigint, most: bigint): number =>
  most === 0n ? 100 : Math.min(100, Number((liability * 100n) / most));

/** How full a number is; the figure beside it says the same. */
const Fill = ({ percent }: { percent: number }) => (
  <span className="draw-fill">
    <i style={{ inlineSize: `${percent}%` }} className={percent >= 90 ? 'is-full' : undefined} />
    <span>{percent}%</span>
  </span>
);

const StateTag = ({ state, t }: { state: NumberState; t: Translate }) => (
  <Tag tone={NUMBER_STATES[state][1]}>{t(NUMBER_STATES[state][0])}</Tag>
);

type Acts = { readonly onSet: ((number: SoldNumber) => void) | null };

const columnsOf = (t: Translate, { onSet }: Acts): readonly Column<SoldNumber>[] => [
  {
    key: 'number',
    title: t('draws.number'),
    isHeader: true,
    cell: ({ number, play }) => <bdi className="draw-number">{lineName(number, play, t)}</bdi>,
  },
  { key: 'play', title: t('draws.play'), cell: ({ play }) => <bdi>{wholePlayName(play, t)}</bdi> },
  {
    key: 'cost',
    title: t('draws.would_cost'),
    isNumber: true,
    sortBy: ({ liability }) => liability,
    cell: ({ liability }) => <MoneyText amount={liability} />,
  },
  {
    key: 'most',
    title: t('draws.limit'),
    isNumber: true,
    cell: ({ most }) => <MoneyText amount={most} />,
  },
  {
    key: 'fill',
    title: t('draws.used'),
    cell: ({ liability, most }) => <Fill percent={shareOf(liability, most)} />,
  },
  {
    key: 'state',
    title: t('console.status'),
    cell: ({ state }) => <StateTag state={state} t={t} />,
  },
  ...(onSet
    ? [
        {
          key: 'acts',
          title: t('console.details'),
          cell: (number: SoldNumber) => (
            <Button look="ghost" size="small" onClick={() => onSet(number)}>
              {t('draws.set_number')}
            </Button>
          ),
        },
      ]
    : []),
];
