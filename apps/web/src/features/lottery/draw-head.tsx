import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Lottery } from '@baize/lottery/core/lottery';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import type { CSSProperties } from 'react';
import { secondsUntil, useServerMs } from '../../shared/book/server-clock.ts';
import type { HrefOf } from './board/betting-view.tsx';
import type { WireDraw, WireLotteryDraws } from './book/wire.ts';
import { Countdown } from './countdown.tsx';
import { ProofLink } from './proof-link.tsx';
import { ballsText, ResultBalls } from './result-balls.tsx';

type Props = { lottery: Lottery; draws: WireLotteryDraws | null; hrefOf: HrefOf };

/** The round that sells, with what is left of its time, and the last result. */
export function DrawHead({ lottery, draws, hrefOf }: Props) {
  const t = useT();
  const next = draws?.next[0];
  const last = draws?.closed.find(({ result }) => result !== null);
  const waiting = draws?.closed[0];
  return (
    <Card className="lot-head">
      {next ? (
        <OpenRound draw={next} hrefOf={hrefOf} />
      ) : (
        <p className="muted">{t('lottery.no_draw')}</p>
      )}
      <div className="lot-head-last">
        {waiting && waiting.result === null && waiting.status !== 'void' && (
          <small className="faint">
            {periodWords(waiting, t)} · {t('lottery.result_waiting')}
          </small>
        )}
        {last?.result && (
          <>
            <small className="faint">
              {t('lottery.last_result')} · {periodWords(last, t)}
            </small>
            <ResultBalls lottery={lottery.code} board={last.result.board} />
          </>
        )}
        <output className="sr">
          {last?.result &&
            t('lottery.result_live', {
              period: last.period,
              numbers: ballsText(lottery.code, last.result.board),
            })}
        </output>
      </div>
    </Card>
  );
}

/** Rounds of a day are known by their number in it, official ones by their day. */
export const periodWords = ({ period }: Pick<WireDraw, 'period'>, t: ReturnType<typeof useT>) =>
  t('lottery.period', {
    period: period.includes('-') ? period.slice(period.indexOf('-') + 1) : period,
  });

function OpenRound({ draw, hrefOf }: { draw: WireDraw; hrefOf: HrefOf }) {
  const t = useT();
  const formats = useFormats();
  const ms = useServerMs();
  const seconds = secondsUntil(draw.closesAt, ms);
  const all = (Date.parse(draw.closesAt) - Date.parse(draw.opensAt)) / 1_000;
  const part = all > 0 ? Math.min(1, seconds / all) : 0;
  const at = (moment: string) => {
    const when = instant(new Date(moment));
    return all > DAY_SECONDS ? formats.dateTime(when) : formats.time(when);
  };
  return (
    <>
      <span className="lot-ring" style={{ '--part': part } as CSSProperties}>
        <Countdown seconds={seconds} />
      </span>
      <div className="lot-head-words">
        <h2>{periodWords(draw, t)}</h2>
        <p className="muted">
          {t('lottery.closes_at', { when: at(draw.closesAt) })} ·{' '}
          {t('lottery.draws_at', { when: at(draw.drawsAt) })}
        </p>
        {draw.postponed && (
          <p className="lot-postponed">
            {t('lottery.postponed', {
              when: formats.dateTime(instant(new Date(draw.postponed.from))),
              reason: draw.postponed.reason ?? '',
            })}
          </p>
        )}
        {draw.proof && <ProofLink draw={draw} hrefOf={hrefOf} />}
      </div>
    </>
  );
}

const DAY_SECONDS = 86_400;
