import { useT } from '@baize/i18n/react.tsx';
import { Badge } from '@baize/ui/badge.tsx';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useGate } from '../../shared/session/gate.ts';
import { useSession } from '../../shared/session/session.ts';
import { useAvailablePromo } from '../../shared/session/use-available-promo.ts';
import { useRewardCount } from '../../shared/session/use-reward-count.ts';
import { type Entry, REWARDS, SHARE } from './entries.ts';
import { useHere } from './use-here.ts';

/**
 * Entries of the header that lead to a member's own pages. The reward center stands there for guests,
 * and for others while friends can be invited; sharing has no condition.
 */
export function OwnEntries() {
  const { state } = useSession();
  const { REFERRAL } = useAvailablePromo();
  const rewardCount = useRewardCount();
  return (
    <div className="top-own">
      {(state === 'guest' || REFERRAL.enabled) && (
        <OwnEntry entry={REWARDS}>
          <Badge count={rewardCount} of="ui_claimable" />
        </OwnEntry>
      )}
      <OwnEntry entry={SHARE} />
    </div>
  );
}

type Props = { entry: Entry; children?: ReactNode };

/** A guest is asked to log in and comes to the page by that; a trial account is told what it takes. */
function OwnEntry({ entry: { to, name }, children }: Props) {
  const t = useT();
  const here = useHere();
  const gate = useGate();
  const press = (event: MouseEvent) => {
    if (!gate({ path: to, label: t(name) })) event.preventDefault();
  };
  return (
    <Link to={to} aria-current={here(to)} onClick={press}>
      {t(name)}
      {children}
    </Link>
  );
}
