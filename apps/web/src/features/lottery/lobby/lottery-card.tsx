import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { secondsUntil, useServerMs } from '../../../shared/book/server-clock.ts';
import type { WireLottery } from '../book/wire.ts';
import { Countdown } from '../countdown.tsx';
import { ResultBalls } from '../result-balls.tsx';

type Props = { name: string; draws: WireLottery | null; href: string };

/** A lottery as a ticket with a torn edge: when it closes above, what came last below. */
export function LotteryCard({ name, draws, href }: Props) {
  const t = useT();
  const formats = useFormats();
  const next = draws?.next[0];
  const last = draws?.closed.find(({ result }) => result !== null);
  return (
    <li>
      <SiteLink className="lot-card" href={href}>
        <h3>{name}</h3>
        <p className="lot-card-close">
          {next ? <Closing closesAt={next.closesAt} /> : draws && t('lottery.no_draw')}
        </p>
        <p className="lot-card-last">
          {last?.result ? (
            <>
              <span className="faint">{formats.time(instant(new Date(last.drawsAt)))}</span>
              <ResultBalls lottery={last.lottery} board={last.result.board} size="small" />
            </>
          ) : (
            <span className="faint">{draws && t('lottery.no_result')}</span>
          )}
        </p>
      </SiteLink>
    </li>
  );
}

function Closing({ closesAt }: { closesAt: string }) {
  const t = useT();
  const seconds = secondsUntil(closesAt, useServerMs());
  return (
    <>
      <small className="faint">{t('lottery.closes_in')}</small>
      <Countdown seconds={seconds} />
    </>
  );
}
