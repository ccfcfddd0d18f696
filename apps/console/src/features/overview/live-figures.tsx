import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { dayOf } from '@baize/std/day';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { now } from '../../shared/clock.ts';
import type { Query } from '../../shared/console-link.tsx';
import { useMay, useOperator } from '../../shared/use-operator.ts';
import { durationOf } from './duration.ts';
import { Figure } from './figure.tsx';
import type { Live } from './use-live.ts';

/** Who plays now and what the last hour brought; each figure leads to its rows. */
export function LiveFigures({ live }: { live: Live }) {
  const t = useT();
  const formats = useFormats();
  const may = useMay();
  const { online, play, deposits, withdrawals } = live;
  const rows = usePlayRows(play);
  const players = formats.number(online.sessions);
  return (
    <Card padding="flush" className="figures figures-live" aria-label={t('live.now')}>
      <Figure
        name={t('live.online')}
        below={t('live.sessions', { count: online.sessions, number: players })}
        to={may('members.read') ? '/online' : null}
      >
        {formats.number(online.players)}
      </Figure>
      {play && (
        <Figure
          name={t('live.bets_hour')}
          below={t('live.running', { count: play.running, number: formats.number(play.running) })}
          to="/reports/rows"
          query={{ ...rows, figure: 'turnover' }}
        >
          {formats.number(play.bets)}
        </Figure>
      )}
      {play && (
        <Figure
          name={t('live.ggr_hour')}
          below={t('live.turnover_of', { amount: formats.money(play.turnover) })}
          to="/reports/rows"
          query={{ ...rows, figure: 'grossWin' }}
        >
          <MoneyText amount={play.grossWin} isResult />
        </Figure>
      )}
      <Figure
        name={t('live.deposits_wait')}
        below={belowWaits(deposits.waits, t)}
        to={may('payments.read') ? '/deposits' : null}
      >
        {formats.number(deposits.waits.count)}
      </Figure>
      <Figure
        name={t('live.withdrawals_wait')}
        below={belowWaits(withdrawals.waits, t)}
        to={may('payments.read') ? '/withdrawals' : null}
      >
        {formats.number(withdrawals.waits.count)}
      </Figure>
      <Figure
        name={t('live.deposits_hour')}
        below={belowMoved(deposits.lastHour, t)}
        {...usePaidRows('deposits')}
      >
        <MoneyText amount={deposits.lastHour.total} />
      </Figure>
      <Figure
        name={t('live.withdrawals_hour')}
        below={belowMoved(withdrawals.lastHour, t)}
        {...usePaidRows('withdrawals')}
      >
        <MoneyText amount={withdrawals.lastHour.total} />
      </Figure>
    </Card>
  );
}

/** The bets of the hour, within the days it touches. */
export function usePlayRows(play: Live['play']): Query {
  const { timezone } = useOperator().brand;
  if (!play) return {};
  const dayAt = (moment: string) => dayOf(instant(new Date(moment)), timezone);
  return { from: dayAt(play.from), to: dayAt(play.to), since: play.from, until: play.to };
}

/** Today's payments: an hour's are the first of them. */
function usePaidRows(figure: 'deposits' | 'withdrawals') {
  const may = useMay();
  const today = dayOf(now(), useOperator().brand.timezone);
  if (!may('reports.read')) return {};
  return { to: '/reports/rows', query: { from: today, to: today, figure } } as const;
}

function belowWaits({ oldestAt, medianSeconds }: Live['deposits']['waits'], t: Translate): string {
  if (oldestAt === null || medianSeconds === null) return t('console.nothing_waits');
  const oldest = (now().getTime() - Date.parse(oldestAt)) / 1_000;
  const [age, median] = [durationOf(Math.max(0, oldest), t), durationOf(medianSeconds, t)];
  return t('live.waits', { oldest: age, median });
}

function belowMoved({ count, medianSeconds }: Live['deposits']['lastHour'], t: Translate): string {
  if (medianSeconds === null) return t('live.none_hour');
  return t('live.moved', { count, median: durationOf(medianSeconds, t) });
}
