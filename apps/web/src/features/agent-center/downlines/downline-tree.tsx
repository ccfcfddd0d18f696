import type { Sorting } from '@baize/contract/sorting';
import type { Downline } from '@baize/contract/team';
import type { PeopleSort } from '@baize/contract/team-people';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronDown, chevronEnd } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { rateText } from '@baize/ui/rate-text';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { useDownlines } from './use-downlines.ts';

type Props = {
  downlines: readonly Downline[];
  range: DaySpan;
  onOpen: (memberId: MemberId) => void;
  /** In which order those further below are asked for. */
  sorted: SortedBy;
  /** How far in the rows stand. */
  depth?: number;
};

export type SortedBy = Sorting<PeopleSort>;

/** Rows of a tree; an agent's own downlines are asked for when the row is opened. */
export function DownlineRows({ downlines, range, onOpen, sorted, depth = 0 }: Props) {
  return downlines.map((downline) => (
    <DownlineRow
      key={downline.memberId}
      downline={downline}
      range={range}
      onOpen={onOpen}
      sorted={sorted}
      depth={depth}
    />
  ));
}

type RowProps = Pick<Props, 'range' | 'onOpen' | 'sorted'> & { downline: Downline; depth: number };

function DownlineRow({ downline, range, onOpen, sorted, depth }: RowProps) {
  const t = useT();
  const { number, dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { memberId, account, nickname, isAgent, members, status, rates, lastSeenAt } = downline;
  return (
    <>
      <tr>
        <th scope="row">
          <span className="tree-name" style={{ '--depth': depth } as object}>
            {members > 0 ? (
              <button
                type="button"
                className="tree-fold"
                aria-label={t(isOpen ? 'agents.fold' : 'agents.unfold', { account })}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                <Icon of={isOpen ? chevronDown : chevronEnd} flip={!isOpen} />
              </button>
            ) : (
              <span className="tree-leaf" />
            )}
            <button type="button" className="tree-open" onClick={() => onOpen(memberId)}>
              <b>{account}</b>
              <small>{nickname}</small>
            </button>
            {status !== 'active' && <Tag tone="loss">{t('agents.blocked')}</Tag>}
          </span>
        </th>
        <td className="table-extra" data-title={t('agents.type')}>
          {t(isAgent ? 'agents.agent' : 'agents.member')}
        </td>
        <td className="n table-extra" data-title={t('agents.members')}>
          {members > 0 ? number(members) : '–'}
        </td>
        <td className="n" data-title={t('agents.balance_short')}>
          <MoneyText amount={downline.balance} />
        </td>
        <td className="n" data-title={t('agents.valid_bets')}>
          <MoneyText amount={downline.validBets} />
        </td>
        <td className="n" data-title={t('agents.net_win')}>
          <MoneyText amount={downline.netWin} isResult />
        </td>
        <td className="n table-extra" data-title={t('agents.dividend')}>
          {rates.dividend === null ? '–' : rateText(rates.dividend)}
        </td>
        <td className="table-extra" data-title={t('agents.last_seen')}>
          <span className="muted">
            {lastSeenAt ? dateTime(instant(new Date(lastSeenAt))) : t('agents.never')}
          </span>
        </td>
      </tr>
      {isOpen && (
        <Below of={memberId} range={range} onOpen={onOpen} sorted={sorted} depth={depth + 1} />
      )}
    </>
  );
}

type BelowProps = Pick<Props, 'range' | 'onOpen' | 'sorted'> & { of: MemberId; depth: number };

function Below({ of, range, onOpen, sorted, depth }: BelowProps) {
  const t = useT();
  const { query: asked } = useDownlines({ ...range, of, ...sorted });
  if (!asked.data) {
    return (
      <tr>
        <td colSpan={8} className="muted">
          {asked.isError ? t('agents.below_failed') : t('agents.below_waits')}
        </td>
      </tr>
    );
  }
  const downlines = asked.data.pages.flatMap((page) => page.downlines);
  return (
    <>
      <DownlineRows
        downlines={downlines}
        range={range}
        onOpen={onOpen}
        sorted={sorted}
        depth={depth}
      />
      {asked.hasNextPage && (
        <tr>
          <td colSpan={8}>
            <button type="button" className="tree-more" onClick={() => void asked.fetchNextPage()}>
              {t('agents.more')}
            </button>
          </td>
        </tr>
      )}
    </>
  );
}
