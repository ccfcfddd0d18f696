import type { TeamProfit } from '@baize/contract/team';
import type { PeopleFigure } from '@baize/contract/team-people';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { activeTitle } from '@baize/ui/active-title';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Table } from '@baize/ui/table.tsx';
import { MoreButton } from '../../../shared/lists/more-button.tsx';
import { Crumbs } from '../crumbs.tsx';
import { PageHead } from '../page-head.tsx';
import { Nothing, Shown } from '../states.tsx';
import { teamOrder } from '../team-order.ts';
import { TeamRange } from '../team-range.tsx';
import { type TeamFilters, useTeamSearch } from '../use-team-search.ts';
import { ExportPeople } from './export-people.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { peopleColumns, SORTS, titleOf } from './people-columns.tsx';
import { TeamOf } from './team-of.tsx';
import { useTeamProfit } from './use-reports.ts';

/**
 * Everybody directly below, each with their team: what every figure of the overview is made of. A press
 * on an agent goes a level deeper, on a figure of one member to what made it.
 */
export function UserLoss() {
  const t = useT();
  const filters = useTeamSearch('/agentHome/palStatementsAgentCopy');
  const { query: asked, loadAll } = useTeamProfit(filters);
  const first = asked.data?.pages[0];
  return (
    <>
      <PageHead
        title={t('agents.user_loss')}
        lead={first && <Crumbs crumbs={first.crumbs} filters={filters} />}
      >
        <div className="agent-tools">
          <TeamOf filters={filters} />
          <TeamRange filters={filters} />
          {first && <ExportPeople profit={first} filters={filters} load={loadAll} />}
        </div>
      </PageHead>
      {first && <ChosenFigure profit={first} filters={filters} />}
      <Shown asked={asked}>
        {({ pages }) => {
          const [profit] = pages;
          if (!profit) return null;
          return (
            <>
              <Totals profit={profit} />
              <People profit={profit} rows={pages.flatMap(({ rows }) => rows)} filters={filters} />
            </>
          );
        }}
      </Shown>
      <MoreButton more={asked}>{t('agents.more')}</MoreButton>
    </>
  );
}

type ProfitProps = { profit: TeamProfit; filters: TeamFilters };

/** Which figure brought one here: only whoever has something of it is listed, and it can be undone. */
function ChosenFigure({ profit, filters: { search, change } }: ProfitProps) {
  const t = useT();
  const formats = useFormats();
  const { figure } = search;
  if (!figure) return null;
  return (
    <p className="agent-tools">
      <span>
        {t('agents.behind', { figure: titleOf(figure, { t, formats, ...profit }) })}{' '}
        <b>
          <Amount figure={figure} totals={profit.totals} />
        </b>
      </span>
      <Button look="ghost" size="small" onClick={() => change({ figure: undefined })}>
        {t('agents.everybody')}
      </Button>
    </p>
  );
}

function Amount({ figure, totals }: { figure: PeopleFigure; totals: TeamProfit['totals'] }) {
  const { number } = useFormats();
  const value = totals[figure];
  return typeof value === 'bigint' ? <MoneyText amount={value} /> : number(value);
}

function Totals({ profit: { totals, activeValidBets, asOf } }: { profit: TeamProfit }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <FigureStrip
        label={t('agents.totals')}
        figures={[
          {
            name: t('agents.valid_bets'),
            figure: <MoneyText amount={totals.validBets} />,
            note: t('agents.bets_count', { count: formats.number(totals.betCount) }),
          },
          {
            name: t('agents.gross_win'),
            figure: <MoneyText amount={totals.grossWin} isResult />,
            note: t('agents.gross_win_why'),
          },
          { name: t('agents.bonuses'), figure: <MoneyText amount={totals.bonuses} /> },
          {
            name: t('agents.net_win'),
            figure: <MoneyText amount={totals.netWin} isResult />,
            note: t('agents.net_win_short'),
          },
          {
            name: activeTitle(activeValidBets, t, formats),
            figure: formats.number(totals.activeMembers),
          },
        ]}
      />
      <p className="muted small">
        {t('agents.as_of', { at: formats.dateTime(instant(new Date(asOf))) })}
      </p>
    </>
  );
}

type PeopleProps = ProfitProps & { rows: TeamProfit['rows'] };

function People({ profit, rows, filters }: PeopleProps) {
  const t = useT();
  const formats = useFormats();
  if (rows.length === 0) {
    return <Nothing title={t('agents.no_figures')}>{t('agents.other_days')}</Nothing>;
  }
  return (
    <Card padding="flush">
      <Table
        caption={t('agents.user_loss')}
        columns={peopleColumns(t, formats, { profit, filters })}
        rows={rows}
        keyOf={({ memberId, isSelf }) => `${memberId} ${isSelf}`}
        density="dense"
        order={teamOrder(filters, SORTS)}
        phoneCells={3}
      />
    </Card>
  );
}
