import type { FreePlay } from '@baize/contract/free-play';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Link } from '@tanstack/react-router';
import { useFreePlay } from './use-free-play.ts';

/** Free rounds and free bets that were claimed and can be played, each with the way to its game. */
export function FreePlayList() {
  const t = useT();
  const grants = useFreePlay().data?.grants ?? [];
  if (grants.length === 0) return null;
  return (
    <Card className="reward-list">
      <h2>{t('rewards.free_title')}</h2>
      <ul>
        {grants.map((grant) => (
          <FreePlayRow key={grant.grantId} grant={grant} />
        ))}
      </ul>
    </Card>
  );
}

function FreePlayRow({ grant }: { grant: FreePlay }) {
  const t = useT();
  const formats = useFormats();
  const { kind, left, granted, won, games } = grant;
  const stake = grant.stake === null ? '' : formats.money(grant.stake);
  const time = formats.dateTime(instant(new Date(grant.expiresAt)));
  const where =
    grant.turnoverTimes === null
      ? t('rewards.free_cash')
      : t('rewards.free_bonus', { times: grant.turnoverTimes });
  return (
    <li className="reward-row reward-free">
      <div className="reward-what">
        <b>{grant.name}</b>
        <span>
          {kind === 'bet'
            ? t('rewards.free_bet', { stake })
            : t('rewards.free_rounds', { left: `${left}`, granted: `${granted}`, stake })}
        </span>
        <span className="muted">
          {t('rewards.free_until', { time })} · {where}
          {won > 0n && <> · {t('rewards.free_won', { amount: formats.money(won) })}</>}
        </span>
      </div>
      <div className="reward-games">
        {games.map(({ nodeId, name }) => (
          <Link
            key={nodeId}
            to="/seamless"
            search={{ game: nodeId }}
            className={buttonClass({ look: 'brand', size: 'small' })}
          >
            {t('rewards.free_play', { game: name })}
          </Link>
        ))}
        {games.length === 0 && <span className="muted">{t('rewards.free_any')}</span>}
      </div>
    </li>
  );
}
