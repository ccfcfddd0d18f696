import { AGREEMENT_KINDS } from '@baize/contract/agreement';
import { PLATFORM_VIEWS, type PlatformView } from '@baize/contract/platform-agreement';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { KINDS } from '@baize/ui/agreement-words';
import { TextField } from '@baize/ui/field.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useDeferredValue } from 'react';
import { type Query, useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import type { AgreementFilter } from './use-platform-agreements.ts';

const VIEWS: Readonly<Record<PlatformView, PlainKey>> = {
  current: 'console.view_current',
  asked: 'console.view_asked',
  offered: 'agreements.is_offered',
  agreed: 'agreements.is_agreed',
  over: 'console.view_over',
};

/** What the address asks for. */
export function useSought(): AgreementFilter {
  const { view, kind, account = '' } = useAddressQuery();
  return {
    view: PLATFORM_VIEWS.find((each) => each === view) ?? 'current',
    kind: AGREEMENT_KINDS.find((each) => each === kind),
    account: useDeferredValue(account),
  };
}

type Props = { sought: AgreementFilter; askedCount: number };

/** How they stand, which kind, and with whom; the address keeps it. */
export function AgreementFilters({ sought, askedCount }: Props) {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const { account = '' } = address;
  const change = (next: Query) => {
    void go('/agreements', { ...address, view: sought.view, ...next });
  };
  return (
    <div className="list-filters">
      <Segments
        label={t('console.view')}
        value={sought.view}
        onChange={(view) => change({ view })}
        segments={PLATFORM_VIEWS.map((value) => ({
          value,
          label:
            value === 'asked' && askedCount > 0
              ? `${t(VIEWS[value])} (${askedCount})`
              : t(VIEWS[value]),
        }))}
      />
      <Select
        label={t('console.kind')}
        value={sought.kind ?? ''}
        onChange={({ target }) => change({ kind: target.value })}
        options={[
          { value: '', label: t('console.all_kinds') },
          ...AGREEMENT_KINDS.map((kind) => ({ value: kind, label: t(KINDS[kind]) })),
        ]}
      />
      <TextField
        type="search"
        label={t('console.top_agent')}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        value={account}
        onChange={({ target }) => change({ account: target.value })}
      />
    </div>
  );
}
