import type { TeamOverview } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Avatar } from '@baize/ui/avatar.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { arrowDown, arrowUp } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import type { TeamFilters } from '../use-team-search.ts';
import { deltaOf } from './delta.ts';

type Props = { overview: TeamOverview; filters: TeamFilters };

/** Direct downlines whose valid bets rose or fell most against the days before. */
export function Movers({ overview: { rising, falling }, filters }: Props) {
  const t = useT();
  const movers = [...rising, ...falling];
  return (
    <Card className="team-movers">
      <h2>{t('agents.movers')}</h2>
      {movers.length === 0 && <p className="muted">{t('agents.no_movers')}</p>}
      <ul>
        {movers.map((mover) => (
          <Mover key={mover.memberId} mover={mover} filters={filters} />
        ))}
      </ul>
    </Card>
  );
}

type MoverProps = { mover: TeamOverview['rising'][number]; filters: TeamFilters };

function Mover({ mover: { memberId, account, validBets, before }, filters }: MoverProps) {
  const t = useT();
  const { money } = useFormats();
  const { from, to } = filters.range;
  const delta = deltaOf(validBets, before);
  const isUp = validBets > before;
  return (
    <li>
      <Avatar name={account} size="small" />
      <span>
        <Link to={filters.page} search={{ from, to, of: memberId }}>
          <b>{account}</b>
        </Link>
        <small>{t('agents.bets_of', { amount: money(validBets) })}</small>
      </span>
      <span className={isUp ? 'tone-win' : 'tone-loss'}>
        <Icon of={isUp ? arrowUp : arrowDown} />
        <bdi>{delta ? delta.text : t('agents.new')}</bdi>
      </span>
    </li>
  );
}
