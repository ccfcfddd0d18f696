import type { Input } from '@baize/contract/endpoint';
import type { listAudit } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useDeferredValue } from 'react';
import { ACTIONS, actionName } from '../../shared/action-names.ts';
import { type Query, useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useAddressQuery } from '../../shared/use-address-query.ts';

export type AuditSought = Pick<Input<typeof listAudit>, 'text' | 'action' | 'from' | 'to'>;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What the address asks for. */
export function useAuditSought(): AuditSought {
  const { text = '', kind = '', from = '', to = '' } = useAddressQuery();
  const sought = useDeferredValue(text.trim());
  const action = ACTIONS.find((each) => each === kind);
  return {
    ...(sought && { text: sought }),
    ...(action && { action }),
    ...(DAY.test(from) && { from }),
    ...(DAY.test(to) && { to }),
  };
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
      <TextField
        type="date"
        label={t('console.from_day')}
        value={address.from ?? ''}
        max={address.to}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        type="date"
        label={t('console.to_day')}
        value={address.to ?? ''}
        min={address.from}
        onChange={({ target }) => change({ to: target.value })}
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
