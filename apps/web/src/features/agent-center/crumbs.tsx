import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import type { TeamFilters } from './use-team-search.ts';

type Props = { crumbs: readonly Person[]; filters: TeamFilters };

/** From oneself down to whoever is looked at; each step leads back. */
export function Crumbs({ crumbs, filters: { page, search } }: Props) {
  const t = useT();
  return (
    <nav aria-label={t('agents.line')}>
      <ol className="agent-crumbs">
        {crumbs.map(({ memberId, account }, index) => {
          const name = index === 0 ? t('agents.me', { account }) : account;
          const { of: _, ...others } = search;
          const isLast = index === crumbs.length - 1;
          return (
            <li key={memberId}>
              {index > 0 && <Icon of={chevronEnd} flip />}
              {isLast ? (
                <span aria-current="location">{name}</span>
              ) : (
                <Link to={page} search={index === 0 ? others : { ...others, of: memberId }}>
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
