import type { DownlinePage } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { MemberId } from '@baize/std/id';
import type { DayRange } from '@baize/ui/calendar-month';
import { MoneyText } from '@baize/ui/money-text.tsx';
import '@baize/ui/table.css';
import { DownlineRows } from './downline-tree.tsx';
import './downlines.css';

type Props = {
  pages: readonly DownlinePage[];
  range: DayRange;
  onOpen: (memberId: MemberId) => void;
};

/** Downlines as a tree in a table; the last row adds up those that stand outermost. */
export function DownlineTable({ pages, range, onOpen }: Props) {
  const t = useT();
  const { number } = useFormats();
  const [first] = pages;
  if (!first) return null;
  const { totals } = first;
  return (
    // The region takes focus so that the keyboard can scroll what does not fit.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-box table-cards" aria-label={t('agents.downlines')} tabIndex={0}>
      <table className="table table-dense tree">
        <caption className="sr">{t('agents.downlines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('agents.account')}</th>
            <th scope="col">{t('agents.type')}</th>
            <th scope="col" className="n">
              {t('agents.members')}
            </th>
            <th scope="col" className="n">
              {t('agents.balance_short')}
            </th>
            <th scope="col" className="n">
              {t('agents.valid_bets')}
            </th>
            <th scope="col" className="n">
              {t('agents.net_win')}
            </th>
            <th scope="col" className="n">
              {t('agents.dividend')}
            </th>
            <th scope="col">{t('agents.last_seen')}</th>
          </tr>
        </thead>
        <tbody>
          <DownlineRows
            downlines={pages.flatMap((page) => page.downlines)}
            range={range}
            onOpen={onOpen}
          />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('agents.total_of', { count: totals.count })}
            </th>
            <td className="n" data-title={t('agents.members')}>
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
