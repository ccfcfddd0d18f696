import { type DeskDrawRow, DRAW_KINDS, DRAW_VIEWS } from '@baize/contract/draw-shape';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink, type Query, useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { Moment } from '../../shared/moment.tsx';
import { OlderButton } from '../../shared/older-button.tsx';
import '../../shared/queue/queue.css';
import { QueueList } from '../../shared/queue/queue-list.tsx';
import { useChosen } from '../../shared/queue/use-chosen.ts';
import { useQueueKeys } from '../../shared/queue/use-queue-keys.ts';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { Countdown } from './countdown.tsx';
import './draws.css';
import { type DrawsSought, useDraws } from './use-draws.ts';
import { standingOf } from './words.ts';

const VIEWS = {
  waiting: 'draws.view_waiting',
  coming: 'draws.view_coming',
  done: 'draws.view_done',
} as const satisfies Record<(typeof DRAW_VIEWS)[number], PlainKey>;

/** What the address asks for; of draws that nobody need look at, the official ones. */
function useSought(): DrawsSought {
  const { view: asked, kind, of } = useAddressQuery();
  const view = DRAW_VIEWS.find((each) => each === asked) ?? 'waiting';
  const lottery = of || undefined;
  const isEvery = kind === 'all' || lottery !== undefined;
  return {
    view,
    lottery,
    kind: isEvery ? undefined : (DRAW_KINDS.find((each) => each === kind) ?? 'official'),
  };
}

/** Draws of all lotteries; the address keeps which part of them is shown. */
export function DrawList() {
  const t = useT();
  const sought = useSought();
  const query = useDraws(sought);
  return (
    <>
      <Filters sought={sought} lotteries={query.data?.pages[0]?.lotteries ?? []} />
      <Answered query={query}>
        {({ pages }) => {
          const draws = pages.flatMap((page) => page.draws);
          const names = new Map(pages[0]?.lotteries.map(({ code, name }) => [code, name]));
          const [first] = pages;
          return draws.length === 0 || !first ? (
            <Card>
              <EmptyState title={t('draws.none')}>{t('draws.none_text')}</EmptyState>
            </Card>
          ) : (
            <Draws draws={draws} serverNow={first.serverNow} names={names} />
          );
        }}
      </Answered>
      <OlderButton query={query} isUsual={sought.view === 'done'} />
    </>
  );
}

type FilterProps = {
  sought: DrawsSought;
  lotteries: readonly { readonly code: string; readonly name: string }[];
};

function Filters({ sought, lotteries }: FilterProps) {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const change = (next: Query) => void go('/draws', { ...address, ...next });
  return (
    <div className="list-filters">
      <Segments
        label={t('console.view')}
        value={sought.view}
        onChange={(view) => change({ view })}
        segments={DRAW_VIEWS.map((value) => ({ value, label: t(VIEWS[value]) }))}
      />
      <Select
        label={t('draws.lottery')}
        value={sought.lottery ?? ''}
        onChange={({ target }) => change({ of: target.value })}
        options={[
          { value: '', label: t('draws.all_lotteries') },
          ...lotteries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select
        label={t('console.kind')}
        value={sought.kind ?? 'all'}
        onChange={({ target }) => change({ kind: target.value })}
        options={[
          { value: 'official', label: t('draws.kind_official') },
          { value: 'own', label: t('draws.kind_own') },
          { value: 'all', label: t('console.all_kinds') },
        ]}
      />
    </div>
  );
}

const idOf = ({ drawId }: DeskDrawRow) => drawId;

type DrawsProps = {
  draws: readonly DeskDrawRow[];
  serverNow: string;
  names: ReadonlyMap<string, string>;
};

function Draws({ draws, serverNow, names }: DrawsProps) {
  const t = useT();
  const go = useGo();
  const { row, choose, move } = useChosen(draws, idOf);
  useQueueKeys({ move, approve: row && (() => void go(`/draws/${row.drawId}`)) });
  const nameOf = (draw: DeskDrawRow) => names.get(draw.lottery) ?? draw.lottery;
  return (
    <div className="queue">
      <QueueList
        label={t('draws.title')}
        rows={draws}
        idOf={idOf}
        chosenId={row && idOf(row)}
        onChoose={choose}
      >
        {(draw) => <Line draw={draw} name={nameOf(draw)} serverNow={serverNow} />}
      </QueueList>
      {row && <DrawCard draw={row} name={nameOf(row)} serverNow={serverNow} />}
    </div>
  );
}

type LineProps = { draw: DeskDrawRow; name: string; serverNow: string };

const isBeforeClose = ({ status }: DeskDrawRow) => status === 'scheduled' || status === 'selling';

function Line({ draw, name, serverNow }: LineProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const [word, tone] = standingOf(draw);
  return (
    <>
      <b>
        {name} <bdi className="muted">{draw.period}</bdi>
      </b>
      <Tag tone={tone}>{t(word)}</Tag>
      <span className="muted small">{dateTime(instant(new Date(draw.drawsAt)))}</span>
      <span className="small">
        {isBeforeClose(draw) && <Countdown to={draw.closesAt} serverNow={serverNow} />}
      </span>
    </>
  );
}

function DrawCard({ draw, name, serverNow }: LineProps) {
  const t = useT();
  const [word] = standingOf(draw);
  return (
    <Card className="queue-detail" aria-label={`${name} ${draw.period}`}>
      <header>
        <h2>
          {name} <bdi>{draw.period}</bdi>
        </h2>
        <p className="muted">{t(word)}</p>
      </header>
      <Facts
        facts={[
          { name: t('draws.opens_at'), value: <Moment at={draw.opensAt} /> },
          { name: t('draws.closes_at'), value: <Moment at={draw.closesAt} /> },
          {
            name: t('draws.closes_in'),
            value: <Countdown to={draw.closesAt} serverNow={serverNow} />,
          },
          { name: t('draws.draws_at'), value: <Moment at={draw.drawsAt} /> },
          ...(draw.postponedFrom
            ? [{ name: t('draws.postponed_from'), value: <Moment at={draw.postponedFrom} /> }]
            : []),
          { name: t('draws.liability'), value: <MoneyText amount={draw.liability} /> },
        ]}
      />
      <ConsoleLink to={`/draws/${draw.drawId}`} className="link">
        {t('draws.open')}
      </ConsoleLink>
    </Card>
  );
}
