import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useDeferredValue } from 'react';
import { ACTIONS, actionName } from '../../shared/action-names.ts';
import { type Query, useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useAddressQuery } from '../../shared/use-address-query.ts';

/** What the address asks for. */
export function useAuditSought(): { readonly text?: string; readonly action?: string } {
  const { text = '', kind = '' } = useAddressQuery();
  const sought = useDeferredValue(text.trim());
  const action = ACTIONS.find((each) => each === kind);
  return { ...(sought && { text: sought }), ...(action && { action }) };
}

/** Who, what, why, or any number in a line; and which kind of action. The address keeps it. */
export function AuditFilters() {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const change = (next: Query) => void go('/audit', { ...address, ...next });
  const actions = ACTIONS.map((value) => ({ value, label: actionName(value, t) }));
  return (
    <div className="list-filters">
      <TextField
        type="search"
        label={t('console.audit_search')}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        value={address.text ?? ''}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Select
        label={t('console.action')}
        value={address.kind ?? ''}
        onChange={({ target }) => change({ kind: target.value })}
        options={[
          { value: '', label: t('console.audit_all_actions') },
          ...actions.toSorted((a, b) => a.label.localeCompare(b.label)),
        ]}
      />
    </div>
  );
}
