import { rngOf } from '@baize/engines/core/rng';
import { useT } from '@baize/i18n/react.tsx';
import type { Entry, Selection } from '@baize/lottery/core/entry';
import { quickPick } from '@baize/lottery/slip/quick-pick';
import { everyOrder, nineteenDoors, withReversed } from '@baize/lottery/slip/turn-numbers';
import { Chip } from '@baize/ui/chip.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { copy, grid, spin, swap, trash } from '@baize/ui/icons';
import { useState } from 'react';
import { withNumbers } from '../slip/paste-numbers.ts';
import { PasteDialog } from './paste-dialog.tsx';
import type { NumberStates } from './play-board.tsx';

type Props = {
  entry: Entry;
  states: NumberStates;
  selection: Selection;
  onChange: (selection: Selection) => void;
};

/** The page's own chance: it decides what is chosen and nothing about the draw. */
const pageRng = rngOf(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** Ways to choose many numbers at once. */
export function BoardTools({ entry, states, selection, onChange }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'paste' | 'doors' | null>(null);
  const isNumbers = entry.kind === 'numbers';
  const chosen = selection[0] ?? [];
  const add = (numbers: readonly string[]) =>
    onChange(
      withNumbers(
        selection,
        numbers.filter((number) => states.get(number) !== 'closed'),
      ),
    );
  const pick = (count: number) => {
    const picked = quickPick(entry, pageRng, count);
    if (isNumbers || entry.kind === 'options') add(picked[0] ?? []);
    else onChange(picked);
  };
  return (
    <div className="lot-tools">
      <Chip icon={spin} onClick={() => pick(1)}>
        {t('lottery.quick_one')}
      </Chip>
      {isNumbers && (
        <Chip icon={spin} onClick={() => pick(5)}>
          {t('lottery.quick_five')}
        </Chip>
      )}
      {isNumbers && entry.length === 2 && (
        <>
          <Chip
            icon={swap}
            disabled={chosen.length === 0}
            onClick={() => add(withReversed(chosen))}
          >
            {t('lottery.reversed')}
          </Chip>
          <Chip icon={grid} onClick={() => setOpen('doors')}>
            {t('lottery.doors')}
          </Chip>
        </>
      )}
      {isNumbers && entry.length > 2 && !entry.isSorted && (
        <Chip
          icon={swap}
          disabled={chosen.length === 0}
          onClick={() => add(chosen.flatMap(everyOrder))}
        >
          {t('lottery.every_order')}
        </Chip>
      )}
      {(isNumbers || entry.kind === 'pool') && (
        <Chip icon={copy} onClick={() => setOpen('paste')}>
          {t('lottery.paste')}
        </Chip>
      )}
      <Chip icon={trash} disabled={selection.length === 0} onClick={() => onChange([])}>
        {t('lottery.clear')}
      </Chip>
      <PasteDialog
        isOpen={open === 'paste'}
        entry={entry}
        onAdd={add}
        onClose={() => setOpen(null)}
      />
      <Doors isOpen={open === 'doors'} onAdd={add} onClose={() => setOpen(null)} />
    </div>
  );
}

type DoorsProps = {
  isOpen: boolean;
  onAdd: (numbers: readonly string[]) => void;
  onClose: () => void;
};

function Doors({ isOpen, onAdd, onClose }: DoorsProps) {
  const t = useT();
  const take = (digit: string) => {
    onAdd(nineteenDoors(digit));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="small" title={t('lottery.doors')}>
      <p>{t('lottery.doors_title')}</p>
      <div className="lot-grid" data-columns="5">
        {'0123456789'.split('').map((digit) => (
          <button key={digit} type="button" onClick={() => take(digit)}>
            {digit}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
