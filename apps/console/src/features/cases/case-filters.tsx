import { CASE_KINDS, CASE_PERMISSIONS, CASE_VIEWS, type CaseView } from '@baize/contract/case';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import type { ReactNode } from 'react';
import { useGo } from '../../shared/console-link.tsx';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useMay } from '../../shared/use-operator.ts';
import '../../shared/list-filters.css';
import { CASE_KIND_NAMES } from '../../shared/case-names.ts';
import type { CasesSought } from './use-cases.ts';

const VIEW_NAMES = {
  open: 'console.case_view_open',
  mine: 'console.case_view_mine',
  ended: 'console.case_view_ended',
} as const satisfies Record<CaseView, PlainKey>;

type FilterProps = { sought: CasesSought; children: ReactNode };

/** Which cases, and of which kind; the address keeps it. */
export function CaseFilters({ sought, children }: FilterProps) {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const may = useMay();
  const { view, kind = '' } = sought;
  const kinds = CASE_KINDS.filter((each) => may(CASE_PERMISSIONS[each].read));
  return (
    <div className="list-filters">
      <Segments
        label={t('console.view')}
        value={view}
        onChange={(next) => void go('/cases', { ...address, view: next })}
        segments={CASE_VIEWS.map((value) => ({ value, label: t(VIEW_NAMES[value]) }))}
      />
      <Select
        label={t('console.kind')}
        value={kind}
        onChange={({ target }) => void go('/cases', { ...address, kind: target.value })}
        options={[
          { value: '', label: t('console.all_kinds') },
          ...kinds.map((value) => ({ value, label: t(CASE_KIND_NAMES[value]) })),
        ]}
      />
      {children}
    </div>
  );
}
