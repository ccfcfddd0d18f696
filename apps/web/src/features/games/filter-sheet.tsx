import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { filter } from '@baize/ui/icons';
import { useState } from 'react';
import { usePart } from '../../shared/loading/use-part.ts';
import { FilterPanel, type FilterProps } from './filter-panel.tsx';

const load = () => import('@baize/ui/sheet.tsx').then(({ Sheet }) => Sheet);

type Props = FilterProps & {
  /** How many games there are as it is chosen now. */
  count: number | null;
};

/** Where the filters have no room beside the games they open over them. */
export function FilterSheet({ count, ...filters }: Props) {
  const t = useT();
  const { Part: Sheet, bring, prepare } = usePart(load);
  const [isOpen, setOpen] = useState(false);
  const chosen = filters.search.vendors.length + (filters.search.gameClass ? 1 : 0);
  const open = () => {
    setOpen(true);
    bring();
  };
  const close = () => setOpen(false);
  return (
    <div className="list-sheet">
      <Button
        look="line"
        icon={filter}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={open}
      >
        {chosen === 0 ? t('lobby.filters') : t('lobby.filters_on', { count: chosen })}
      </Button>
      {Sheet && (
        <Sheet
          isOpen={isOpen}
          onClose={close}
          title={t('lobby.filters')}
          footer={
            <Button look="brand" isFull onClick={close}>
              {count === null ? t('ui_close') : t('lobby.show', { count })}
            </Button>
          }
        >
          <FilterPanel {...filters} />
        </Sheet>
      )}
    </div>
  );
}
