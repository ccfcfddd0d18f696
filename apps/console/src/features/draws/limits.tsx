import { lineName } from '@baize/client/line-names';
import type { DrawLimits, LimitChange } from '@baize/contract/draw-limits';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitHistory, WaitingLimits } from './limit-history.tsx';
import { NumberDialog, type NumberPlace } from './number-dialog.tsx';
import { useLimits } from './use-limits.ts';
import { type LotteryNames, lotteryOrAll, NUMBER_STATES, playOrAll } from './words.ts';

/** How much of each play may be sold, which numbers were closed, and how it came to be so. */
export function Limits() {
  const query = useLimits();
  return (
    <Answered query={query}>
      {(limits) => (
        <>
          <WaitingLimits changes={limits.changes.filter(isWaiting)} names={namesOf(limits)} />
          <PlayLimits limits={limits} />
          <SetNumbers limits={limits} />
          <LimitHistory
            changes={limits.changes.filter((change) => !isWaiting(change))}
            names={namesOf(limits)}
          />
        </>
      )}
    </Answered>
  );
}

const namesOf = ({ lotteries }: DrawLimits): LotteryNames =>
  new Map(lotteries.map(({ code, name }) => [code, name]));

const isWaiting = ({ status }: LimitChange) => status === 'waiting';

type Limit = DrawLimits['limits'][number];

function PlayLimits({ limits }: { limits: DrawLimits }) {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState<Limit | 'new' | null>(null);
  const [usual] = limits.limits;
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('draws.limits_of_plays')}</h2>
          <p className="muted">{t('draws.limits_text')}</p>
        </div>
        {may('draws.limits') && (
          <Button look="act" onClick={() => setOpen('new')}>
            {t('draws.limit_new')}
          </Button>
        )}
      </header>
      <Card padding="flush">
        <Table
          caption={t('draws.limits_of_plays')}
          rows={limits.limits}
          keyOf={({ lottery, play }) => `${lottery}:${play}`}
          density="dense"
          phoneCells={4}
          columns={columnsOf(t, {
            names: namesOf(limits),
            onChange: may('draws.limits') ? setOpen : null,
          })}
        />
      </Card>
      {open && usual && (
        <LimitDialog
          start={open === 'new' ? usual : open}
          isNew={open === 'new'}
          lotteries={limits.lotteries}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

type Acts<Row> = {
  readonly names: LotteryNames;
  /** Null for who may only look. */
  readonly onChange: ((row: Row) => void) | null;
};

const columnsOf = (t: Translate, { names, onChange }: Acts<Limit>): readonly Column<Limit>[] => [
  {
    key: 'place',
    title: t('draws.lottery'),
    isHeader: true,
    cell: ({ lottery }) => <bdi>{lotteryOrAll(lottery, names, t)}</bdi>,
  },
  { key: 'play', title: t('draws.play'), cell: ({ play }) => <bdi>{playOrAll(play, t)}</bdi> },
  {
    key: 'ticket',
    title: t('draws.ticket_max'),
    isNumber: true,
    cell: ({ ticketMax }) => <MoneyText amount={ticketMax} />,
  },
  {
    key: 'number',
    title: t('draws.number_max'),
    isNumber: true,
    cell: ({ numberMax }) => <MoneyText amount={numberMax} />,
  },
  {
    key: 'draw',
    title: t('draws.draw_max'),
    isNumber: true,
    cell: ({ drawMax }) => <MoneyText amount={drawMax} />,
  },
  {
    key: 'full',
    title: t('draws.when_full'),
    cell: ({ whenFull, halfMax }) =>
      whenFull === 'closed' ? (
        t('draws.number_closed')
      ) : (
        <>
          {t('draws.half_until')} <MoneyText amount={halfMax} />
        </>
      ),
  },
  {
    key: 'by',
    title: t('draws.who'),
    cell: ({ by, at }) => (
      <>
        {by ?? t('draws.by_itself')} · <Moment at={at} />
      </>
    ),
  },
  ...(onChange
    ? [
        {
          key: 'acts',
          title: t('console.details'),
          cell: (limit: Limit) => (
            <Button look="ghost" size="small" onClick={() => onChange(limit)}>
              {t('draws.change')}
            </Button>
          ),
        },
      ]
    : []),
];

type SetNumber = DrawLimits['numbers'][number];

function SetNumbers({ limits }: { limits: DrawLimits }) {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState<NumberPlace | 'new' | null>(null);
  return (
    <section className="stack">
      <header className="console-head">
        <h2>{t('draws.set_numbers')}</h2>
        {may('draws.limits') && (
          <Button look="line" onClick={() => setOpen('new')}>
            {t('draws.number_new')}
          </Button>
        )}
      </header>
      <Card padding="flush">
        <Table
          caption={t('draws.set_numbers')}
          rows={limits.numbers}
          keyOf={({ lottery, play, number }) => `${lottery}:${play}:${number}`}
          density="dense"
          empty={t('draws.set_numbers_none')}
          columns={numberColumnsOf(t, {
            names: namesOf(limits),
            onChange: may('draws.limits') ? setOpen : null,
          })}
        />
      </Card>
      {open && (
        <NumberDialog
          place={open === 'new' ? null : open}
          lotteries={limits.lotteries}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

const numberColumnsOf = (
  t: Translate,
  { names, onChange }: Acts<NumberPlace>,
): readonly Column<SetNumber>[] => [
  {
    key: 'number',
    title: t('draws.number'),
    isHeader: true,
    cell: ({ number, play }) => <bdi className="draw-number">{lineName(number, play, t)}</bdi>,
  },
  {
    key: 'lottery',
    title: t('draws.lottery'),
    cell: ({ lottery }) => <bdi>{lotteryOrAll(lottery, names, t)}</bdi>,
  },
  { key: 'play', title: t('draws.play'), cell: ({ play }) => <bdi>{playOrAll(play, t)}</bdi> },
  {
    key: 'state',
    title: t('console.status'),
    cell: ({ state }) => <Tag tone={NUMBER_STATES[state][1]}>{t(NUMBER_STATES[state][0])}</Tag>,
  },
  { key: 'by', title: t('draws.who'), cell: ({ by }) => by ?? t('draws.by_itself') },
  { key: 'at', title: t('draws.when'), cell: ({ at }) => <Moment at={at} /> },
  ...(onChange
    ? [
        {
          key: 'acts',
          title: t('console.details'),
          cell: ({ lottery, play, number }: SetNumber) => (
            <Button look="ghost" size="small" onClick={() => onChange({ lottery, play, number })}>
              {t('draws.change')}
            </Button>
          ),
        },
      ]
    : []),
];
