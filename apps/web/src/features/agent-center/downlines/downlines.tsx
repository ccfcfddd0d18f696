import { useT } from '@baize/i18n/react.tsx';
import type { MemberId } from '@baize/std/id';
import { Card } from '@baize/ui/card.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { MoreButton } from '../../../shared/lists/more-button.tsx';
import { Crumbs } from '../crumbs.tsx';
import { PageHead } from '../page-head.tsx';
import { Nothing, Shown } from '../states.tsx';
import { sortAsked } from '../team-order.ts';
import { TeamRange } from '../team-range.tsx';
import { type TeamFilters, useTeamSearch } from '../use-team-search.ts';
import { DownlineDetail } from './downline-detail.tsx';
import { DownlineTable, SORTS } from './downline-table.tsx';
import { ExportDownlines } from './export-downlines.tsx';
import { useDownlines } from './use-downlines.ts';

type Props = {
  /** Offers of agreements to a direct downline, which another feature knows. */
  renderOffers: (memberId: MemberId, account: string) => ReactNode;
};

/** The whole tree: search it, open it, and act on those directly below. */
export function Downlines({ renderOffers }: Props) {
  const t = useT();
  const filters = useTeamSearch('/agentHome/downlineManagmentView', 30);
  const { member } = filters.search;
  if (member) {
    return (
      <DownlineDetail
        key={member}
        memberId={member}
        filters={filters}
        renderOffers={renderOffers}
      />
    );
  }
  return (
    <>
      <PageHead
        title={t('agents.downlines')}
        lead={<p className="muted">{t('agents.tree_lead')}</p>}
      >
        <TeamRange filters={filters} />
      </PageHead>
      <SearchField filters={filters} />
      <Found filters={filters} />
    </>
  );
}

const SEARCH_AFTER_MS = 300;

function SearchField({ filters }: { filters: TeamFilters }) {
  const t = useT();
  const [text, setText] = useState(filters.search.search ?? '');
  const { change } = filters;
  const asked = filters.search.search ?? '';
  useEffect(() => {
    if (text.trim() === asked) return;
    const timer = setTimeout(() => change({ search: text.trim() || undefined }), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className="tree-search">
      <TextField
        label={t('agents.find')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
      />
    </div>
  );
}

function Found({ filters }: { filters: TeamFilters }) {
  const t = useT();
  const { range, search, change } = filters;
  const { query: asked, loadAll } = useDownlines({
    ...range,
    ...(search.of && { of: search.of }),
    ...(search.search && { search: search.search }),
    ...sortAsked(search, SORTS),
  });
  return (
    <>
      <div className="agent-tools">
        <ExportDownlines filters={filters} load={loadAll} />
      </div>
      <Shown asked={asked}>
        {({ pages }) => (
          <>
            {pages[0] && !search.search && <Crumbs crumbs={pages[0].crumbs} filters={filters} />}
            {pages[0]?.totals.count === 0 ? (
              <Nothing title={t(search.search ? 'agents.nobody_found' : 'agents.no_downlines')}>
                {t('agents.no_downlines_text')}
              </Nothing>
            ) : (
              <Card padding="flush">
                <DownlineTable
                  pages={pages}
                  range={range}
                  onOpen={(member) => change({ member })}
                  filters={filters}
                />
              </Card>
            )}
          </>
        )}
      </Shown>
      <MoreButton more={asked}>{t('agents.more')}</MoreButton>
    </>
  );
}
