import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { close } from '@baize/ui/icons';
import '@baize/ui/chip.css';
import type { FilterProps } from './filter-panel.tsx';
import { CLASS_NAMES } from './game-class-names.ts';
import { toggleVendor } from './list-search.ts';

/** What the list is narrowed down to; a press takes one away, or all. */
export function ChosenFilters({ facets, search, onChange }: FilterProps) {
  const t = useT();
  const { vendors, gameClass } = search;
  if (vendors.length === 0 && gameClass === null) return null;
  const nameOf = (code: string) => facets?.vendors.find((row) => row.code === code)?.name ?? code;
  return (
    <fieldset className="chosen">
      <legend className="sr">{t('lobby.chosen')}</legend>
      {gameClass && (
        <Chosen name={t(CLASS_NAMES[gameClass])} onDrop={() => onChange({ gameClass: null })} />
      )}
      {vendors.map((code) => (
        <Chosen
          key={code}
          name={nameOf(code)}
          onDrop={() => onChange({ vendors: toggleVendor(search, code) })}
        />
      ))}
      <Button look="ghost" size="small" onClick={() => onChange({ vendors: [], gameClass: null })}>
        {t('lobby.clear')}
      </Button>
    </fieldset>
  );
}

function Chosen({ name, onDrop }: { name: string; onDrop: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className="chip is-chosen"
      aria-label={t('lobby.drop', { name })}
      onClick={onDrop}
    >
      <bdi>{name}</bdi>
      <Icon of={close} />
    </button>
  );
}
