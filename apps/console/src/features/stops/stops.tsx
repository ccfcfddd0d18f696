import type { Stop, Stops as StopList } from '@baize/contract/stop-desk';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { pause } from '@baize/ui/icons';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { KIND_NAMES, stopName } from './kind-names.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { useStops } from './use-stops.ts';

/** What is shut for everybody, the one act that shuts something, and the way back. */
export function Stops() {
  const query = useStops();
  return <Answered query={query}>{(list) => <StopLists list={list} />}</Answered>;
}

function StopLists({ list: { stops, targets } }: { list: StopList }) {
  const t = useT();
  const may = useMay();
  const [isStopping, setStopping] = useState(false);
  const [lifting, setLifting] = useState<Stop | null>(null);
  return (
    <>
      <section className="stack">
        <header className="console-head">
          <h2>{t('console.stops_now')}</h2>
          {may('stops.decide') && (
            <Button look="danger" icon={pause} onClick={() => setStopping(true)}>
              {t('console.stop_new')}
            </Button>
          )}
        </header>
        <Card padding="flush">
          <Table
            caption={t('console.stops_now')}
            rows={stops.filter(({ lifted }) => lifted === null)}
            keyOf={({ stopId }) => stopId}
            empty={t('console.stops_none')}
            columns={columnsOf(t, may('stops.decide') ? setLifting : null)}
          />
        </Card>
      </section>
      <section className="stack">
        <h2>{t('console.stops_past')}</h2>
        <Card padding="flush">
          <Table
            caption={t('console.stops_past')}
            rows={stops.filter(({ lifted }) => lifted !== null)}
            keyOf={({ stopId }) => stopId}
            density="dense"
            empty={t('console.stops_past_none')}
            columns={[...factsOf(t), ...liftedOf(t)]}
          />
        </Card>
      </section>
      {isStopping && <StopDialog targets={targets} onClose={() => setStopping(false)} />}
      {lifting && <LiftDialog stop={lifting} onClose={() => setLifting(null)} />}
    </>
  );
}

const factsOf = (t: Translate): readonly Column<Stop>[] => [
  {
    key: 'name',
    title: t('console.stop_target'),
    isHeader: true,
    cell: (stop) => <bdi>{stopName(stop, t)}</bdi>,
  },
  {
    key: 'kind',
    title: t('console.stop_kind'),
    cell: ({ kind, lifted }) => <Tag tone={lifted ? 'plain' : 'loss'}>{t(KIND_NAMES[kind])}</Tag>,
  },
  { key: 'reason', title: t('console.reason'), cell: ({ reason }) => reason },
  {
    key: 'since',
    title: t('console.stop_since'),
    cell: ({ stoppedAt, stoppedBy }) => (
      <>
        <Moment at={stoppedAt} /> · {stoppedBy}
      </>
    ),
  },
];

const liftedOf = (t: Translate): readonly Column<Stop>[] => [
  {
    key: 'until',
    title: t('console.stop_until'),
    cell: ({ lifted }) =>
      lifted && (
        <>
          <Moment at={lifted.at} /> · {lifted.by}
        </>
      ),
  },
  { key: 'why', title: t('console.reason'), cell: ({ lifted }) => lifted?.reason },
];

const columnsOf = (
  t: Translate,
  onLift: ((stop: Stop) => void) | null,
): readonly Column<Stop>[] => [
  ...factsOf(t),
  ...(onLift
    ? [
        {
          key: 'acts',
          title: t('console.details'),
          cell: (stop: Stop) => (
            <Button look="line" size="small" onClick={() => onLift(stop)}>
              {t('console.stop_lift')}
            </Button>
          ),
        },
      ]
    : []),
];
