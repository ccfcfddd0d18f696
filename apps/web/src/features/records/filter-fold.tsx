import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { filter } from '@baize/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import './filter-fold.css';
import type { RecordFilters } from './use-record-search.ts';

type Props = { filters: RecordFilters; children: ReactNode };

/** On a telephone all filters stand behind one button, which says how many are set. */
export function FilterFold({ filters: { search }, children }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { from: _, to: __, ...others } = search;
  const isRanged = search.from !== undefined || search.to !== undefined;
  const count = Object.keys(others).length + (isRanged ? 1 : 0);
  return (
    <div className="record-fold" data-open={isOpen}>
      <Button
        look="line"
        icon={filter}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('records.filters', { count })}
      </Button>
      <div id={id}>{children}</div>
    </div>
  );
}
