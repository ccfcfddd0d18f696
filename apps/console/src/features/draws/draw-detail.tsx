import type { DeskDraw } from '@baize/contract/draw-shape';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Kpi } from '@baize/ui/kpi.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/answered.tsx';
import { HeadBelow } from '../../shared/head-below.tsx';
import { Moment } from '../../shared/moment.tsx';
import { BoardView } from './board-view.tsx';
import { CorrectionPanel } from './correction-panel.tsx';
import { Countdown } from './countdown.tsx';
import { DrawActs } from './draw-acts.tsx';
import { DrawSteps } from './draw-steps.tsx';
import './draws.css';
import { ExposureBoard } from './exposure-board.tsx';
import { ResultPanel } from './result-panel.tsx';
import { useDraw } from './use-draws.ts';
import { standingOf, TICKET_STATUSES } from './words.ts';

/** One draw: how it stands, its result, its money, and every step it took. */
export function DrawDetail({ drawId }: { drawId: string }) {
  const query = useDraw(drawId);
  return (
    <Answered query={query}>
      {(draw) => (
        <>
          <Head draw={draw} />
          {draw.postponedFrom && <Postponed draw={draw} />}
          <ResultPanel draw={draw} />
          <Totals draw={draw} />
          <Results draw={draw} />
          <CorrectionPanel draw={draw} />
          <ExposureBoard draw={draw} />
          <DrawSteps draw={draw} />
        </>
      )}
    </Answered>
  );
}

function Head({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const [word, tone] = standingOf(draw);
  const isOpen = draw.status === 'scheduled' || draw.status === 'selling';
  return (
    <HeadBelow to="/draws" above={t('draws.title')} acts={<DrawActs draw={draw} />}>
      <h1>
        {draw.lotteryName} <bdi>{draw.period}</bdi>
      </h1>
      <p className="muted">
        <Tag tone={tone}>{t(word)}</Tag> {t('draws.closes_at')} <Moment at={draw.closesAt} />
        {isOpen && (
          <>
            {' ('}
            <Countdown to={draw.closesAt} serverNow={draw.serverNow} />
            {')'}
          </>
        )}
        {' · '}
        {t('draws.draws_at')} <Moment at={draw.drawsAt} />
      </p>
    </HeadBelow>
  );
}

function Postponed({ draw }: { draw: DeskDraw }) {
  const t = useT();
  return (
    <Note tone="warn">
      {t('draws.postponed_from')} <Moment at={draw.postponedFrom} />: {draw.postponedWhy}
    </Note>
  );
}

/** How many tickets stand how, what was staked and what was paid. */
function Totals({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const { number, money } = useFormats();
  return (
    <div className="kpis">
      <Kpi label={t('draws.liability')} figure={<MoneyText amount={draw.liability} />} />
      {draw.totals.map(({ status, tickets, players, stake, payout }) => {
        const name = TICKET_STATUSES[status];
        return (
          <Kpi
            key={status}
            label={name ? t(name) : status}
            figure={<MoneyText amount={stake} />}
            comparedWith={
              <>
                {t('draws.tickets_of', { tickets: number(tickets), players: number(players) })}
                {payout > 0n && ` · ${t('draws.paid_out', { amount: money(payout) })}`}
              </>
            }
          />
        );
      })}
    </div>
  );
}

/** Every version of the result, with who entered and who confirmed it. */
function Results({ draw }: { draw: DeskDraw }) {
  const t = useT();
  if (draw.results.length === 0) return null;
  return (
    <Card className="stack" aria-label={t('draws.results')}>
      <h2>{t('draws.results')}</h2>
      <div className="draw-entries">
        {draw.results.map(({ version, board, enteredBy, confirmedBy, reason, at }) => (
          <section key={version} className="stack">
            <h3>
              {t('draws.version', { version: String(version) })}{' '}
              <span className="muted small">
                <Moment at={at} />
              </span>
            </h3>
            <BoardView board={board} />
            <p className="muted small">
              {enteredBy === null
                ? t('draws.drawn_by_us')
                : t('draws.read_by', { first: enteredBy, second: confirmedBy ?? '' })}
              {reason && ` · ${reason}`}
            </p>
          </section>
        ))}
      </div>
    </Card>
  );
}
