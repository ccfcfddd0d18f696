import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { link } from '@baize/ui/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import { MoreButton } from '../../../shared/lists/more-button.tsx';
import { Shown } from '../states.tsx';
import { sortAsked } from '../team-order.ts';
import type { TeamFilters } from '../use-team-search.ts';
import { DownlineTable, SORTS } from './downline-table.tsx';
import { useDownlines } from './use-downlines.ts';

/** The downlines of whoever is looked at, as a part of the overview. */
export function DownlineCard({ filters }: { filters: TeamFilters }) {
  const t = useT();
  const navigate = useNavigate();
  const { range, search } = filters;
  const { query: asked } = useDownlines({
    ...range,
    ...(search.of && { of: search.of }),
    ...sortAsked(search, SORTS),
  });
  return (
    <Card padding="flush" className="team-downlines">
      <header>
        <h2>{t('agents.downlines')}</h2>
        <Link to="/agentHome/registerCenter" className={buttonClass({ look: 'act' })}>
          <Icon of={link} />
          {t('agents.new_link')}
        </Link>
      </header>
      <Shown asked={asked}>
        {({ pages }) =>
          pages[0]?.totals.count === 0 ? (
            <p className="muted team-none">{t('agents.no_downlines')}</p>
          ) : (
            <DownlineTable
              pages={pages}
              range={range}
              filters={filters}
              onOpen={(member) =>
                void navigate({
                  to: '/agentHome/downlineManagmentView',
                  search: { ...range, member },
                })
              }
            />
          )
        }
      </Shown>
      <MoreButton more={asked}>{t('agents.more')}</MoreButton>
    </Card>
  );
}
