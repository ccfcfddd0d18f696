import type { DownlinePage } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { OrderChoice, TableHead } from '@baize/ui/table.tsx';
import { sortAsked, teamOrder } from '../team-order.ts';
import type { TeamFilters } from '../use-team-search.ts';
import { DownlineRows } from './downline-tree.tsx';
import './downlines.css';

type Props = {
  pages: readonly DownlinePage[];
  range: DaySpan;
  onOpen: (memberId: MemberId) => void;
  filters: TeamFilters;
};

/** What a tree is sorted by: on every level those beside each other. */
export const SORTS = ['account', 'balance', 'validBets', 'netWin'] as const;

const heads = (t: Translate) =>
  [
    { key: 'account', title: t('agents.account') },
    { key: 'type', title: t('agents.type') },
    { key: 'members', title: t('agents.members'), isNumber: true },
    { key: 'balance', title: t('agents.balance_short'), isNumber: true },
    { key: 'validBets', title: t('agents.valid_bets'), isNumber: true },
    { key: 'netWin', title: t('agents.net_win'), isNumber: true },
    { key: 'dividend', title: t('agents.dividend'), isNumber: true },
    { key: 'lastSeen', title: t('agents.last_seen') },
  ] as const;

/** Downlines as a tree in a table; the last row adds up those that stand outermost. */
export function DownlineTable({ pages, range, onOpen, filters }: Props) {
  const t = useT();
  const { number } = useFormats();
  const [first] = pages;
  if (!first) return null;
  const { totals } = first;
  const order = teamOrder(filters, SORTS);
  return (
    // The region takes focus so that the keyboard can scroll what does not fit.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-box table-cards" aria-label={t('agents.downlines')} tabIndex={0}>
      <OrderChoice columns={heads(t)} order={order} />
      <table className="table table-dense tree">
        <caption className="sr">{t('agents.downlines')}</caption>
        <thead>
          <tr>
            {heads(t).map((column) => (
              <TableHead key={column.key} column={column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          <DownlineRows
            downlines={pages.flatMap((page) => page.downlines)}
            range={range}
            onOpen={onOpen}
            sorted={sortAsked(filters.search, SORTS)}
          />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('agents.total_of', { count: totals.count })}
            </th>
            <td className="n table-extra" data-title={t('agents.members')}>
              {number(totals.members)}
            </td>
            <td className="n" data-title={t('agents.balance_short')}>
              <MoneyText amount={totals.balance} />
            </td>
            <td className="n" data-title={t('agents.valid_bets')}>
              <MoneyText amount={totals.validBets} />
            </td>
            <td className="n" data-title={t('agents.net_win')}>
              <MoneyText amount={totals.netWin} isResult />
            </td>
            <td colSpan={2}>{'\u00a0'}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
