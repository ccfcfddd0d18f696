import { FEEDBACK_KINDS, FEEDBACK_VIEWS } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { KIND_NAMES, VIEW_NAMES } from './feedback-names.ts';
import type { FeedbackSought } from './use-feedback.ts';

/** Which cases, and of which kind; the address keeps it. */
export function FeedbackFilters({ view, kind }: FeedbackSought) {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  return (
    <div className="list-filters">
      <Segments
        label={t('console.view')}
        value={view}
        onChange={(next) => void go('/feedback', { ...address, view: next })}
        segments={FEEDBACK_VIEWS.map((value) => ({ value, label: t(VIEW_NAMES[value]) }))}
      />
      <Select
        label={t('console.kind')}
        value={kind ?? ''}
        onChange={({ target }) => void go('/feedback', { ...address, kind: target.value })}
        options={[
          { value: '', label: t('console.all_kinds') },
          ...FEEDBACK_KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) })),
        ]}
      />
    </div>
  );
}
