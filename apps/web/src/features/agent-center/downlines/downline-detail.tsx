import type { DownlineDetail as Detail } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { MemberId } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { BarChart } from '@baize/ui/bar-chart.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { arrowBack } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { rateText } from '@baize/ui/rate-text';
import { Tag } from '@baize/ui/tag.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBrand } from '../../../shared/loading/start.tsx';
import { Crumbs } from '../crumbs.tsx';
import { PageHead } from '../page-head.tsx';
import { Shown } from '../states.tsx';
import { TeamRange } from '../team-range.tsx';
import type { TeamFilters } from '../use-team-search.ts';
import './downlines.css';
import { RebateForm } from './rebate-form.tsx';
import { RenewPassword } from './renew-password.tsx';
import { SendMoney } from './send-money.tsx';
import { useDownline } from './use-downlines.ts';

type Props = {
  memberId: MemberId;
  filters: TeamFilters;
  renderOffers: (memberId: MemberId, account: string) => ReactNode;
};

/** One of the own tree: who they are, what they did, and what can be done where they are direct. */
export function DownlineDetail({ memberId, filters, renderOffers }: Props) {
  const t = useT();
  const asked = useDownline(memberId, filters.range);
  const account = asked.data?.downline.account ?? '';
  return (
    <>
      <Button look="ghost" icon={arrowBack} onClick={() => filters.change({ member: undefined })}>
        {t('agents.all_downlines')}
      </Button>
      <PageHead
        title={account || t('agents.downlines')}
        lead={asked.data && <Crumbs crumbs={asked.data.crumbs} filters={filters} />}
      >
        <TeamRange filters={filters} />
      </PageHead>
      <Shown asked={asked}>
        {(detail) => (
          <>
            <div className="team-columns">
              <FiguresCard detail={detail} />
              <WhoCard detail={detail} filters={filters} />
            </div>
            {detail.isDirect && (
              <div className="team-columns team-columns-even">
                <SendMoney to={detail.downline} />
                <RebateForm downline={detail.downline} />
              </div>
            )}
            {detail.isDirect && detail.hasFirstPassword && (
              <RenewPassword key={memberId} downline={detail.downline} />
            )}
            {detail.isDirect && renderOffers(memberId, account)}
          </>
        )}
      </Shown>
    </>
  );
}

function FiguresCard({ detail: { downline, own, days } }: { detail: Detail }) {
  const t = useT();
  const { number } = useFormats();
  const { currency } = useBrand();
  const unit = 10 ** currency.scale;
  const of = downline.isAgent ? downline : own;
  return (
    <Card className="team-trend">
      <h2>{t(downline.isAgent ? 'agents.their_team' : 'agents.their_bets')}</h2>
      <Facts
        facts={[
          { name: t('agents.valid_bets'), value: <MoneyText amount={of.validBets} /> },
          { name: t('agents.prizes'), value: <MoneyText amount={of.prizes} /> },
          { name: t('agents.bonuses'), value: <MoneyText amount={of.bonuses} /> },
          {
            name: t('agents.gross_win'),
            value: <MoneyText amount={of.grossWin} isResult />,
          },
          {
            name: t('agents.net_win'),
            value: <MoneyText amount={of.netWin} isResult />,
            isTotal: true,
          },
          { name: t('agents.deposits'), value: <MoneyText amount={of.deposits} /> },
          { name: t('agents.withdrawals'), value: <MoneyText amount={of.withdrawals} /> },
        ]}
      />
      {days.length > 1 && (
        <BarChart
          title={t('agents.valid_bets')}
          labels={days.map(({ day }) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`)}
          bars={{
            name: t('agents.valid_bets'),
            color: 'c1',
            values: days.map(({ validBets }) => Number(validBets) / unit),
          }}
          format={(value) => number(Math.round(value))}
        />
      )}
    </Card>
  );
}

function WhoCard({ detail, filters }: { detail: Detail; filters: TeamFilters }) {
  const t = useT();
  const { date, dateTime, number } = useFormats();
  const { downline, ownBalance } = detail;
  const { nickname, isAgent, status, members, level, rates, joinedAt, lastSeenAt } = downline;
  const rate = (value: number | null) => (value === null ? '–' : rateText(value));
  const { from, to } = filters.range;
  return (
    <Card>
      <h2>
        {nickname}{' '}
        <Tag tone={isAgent ? 'brand' : 'plain'}>
          {t(isAgent ? 'agents.agent' : 'agents.member')}
        </Tag>
        {status !== 'active' && <Tag tone="loss">{t('agents.blocked')}</Tag>}
      </h2>
      <Facts
        facts={[
          { name: t('agents.level'), value: number(level) },
          ...(isAgent ? [{ name: t('agents.members'), value: number(members) }] : []),
          { name: t('agents.own_balance'), value: <MoneyText amount={ownBalance} /> },
          ...(isAgent
            ? [{ name: t('agents.balance'), value: <MoneyText amount={downline.balance} /> }]
            : []),
          { name: t('agents.dividend'), value: rate(rates.dividend) },
          { name: t('agents.daily'), value: rate(rates.daily) },
          { name: t('agents.hourly'), value: rate(rates.hourly) },
          { name: t('agents.realtime'), value: rate(rates.realtime) },
          { name: t('agents.rebate'), value: rateText(rates.rebate) },
          { name: t('agents.joined_at'), value: date(instant(new Date(joinedAt))) },
          {
            name: t('agents.last_seen'),
            value: lastSeenAt ? dateTime(instant(new Date(lastSeenAt))) : t('agents.never'),
          },
        ]}
      />
      <p className="agent-tools">
        <Link to="/agentHome/personalHistoryCopy" search={{ from, to, account: downline.account }}>
          {t('agents.team_bets')}
        </Link>
        <Link
          to="/agentHome/agentDownlineTransactionDetailsCopy"
          search={{ from, to, account: downline.account }}
        >
          {t('agents.account_details')}
        </Link>
      </p>
    </Card>
  );
}
