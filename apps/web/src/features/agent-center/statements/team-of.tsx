import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import type { TeamFilters } from '../use-team-search.ts';

/** The whole team or those directly below; for one account there is nothing to choose. */
export function TeamOf({ filters: { search, change } }: { filters: TeamFilters }) {
  const t = useT();
  if (search.account) return null;
  return (
    <div className="agent-tools">
      <Segments
        label={t('agents.scope')}
        value={search.scope ?? 'team'}
        onChange={(scope) => change({ scope: scope === 'team' ? undefined : scope })}
        segments={[
          { value: 'team', label: t('agents.whole_team') },
          { value: 'direct', label: t('agents.direct') },
        ]}
      />
    </div>
  );
}
