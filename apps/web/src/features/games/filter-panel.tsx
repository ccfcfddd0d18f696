import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search as searchIcon } from '@baize/ui/icons';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { memo, useState } from 'react';
import type { Facets, VendorFacet } from './facets.ts';
import './filter-panel.css';
import { CLASS_NAMES } from './game-class-names.ts';
import { hasWords } from './has-words.ts';
import { type ListSearch, toggleVendor } from './list-search.ts';

export type FilterProps = {
  facets: Facets | null;
  search: ListSearch;
  onChange: (change: Partial<ListSearch>) => void;
};

/** A page that is turned leaves the filters alone: its press must not wait for them. */
const isSame = (a: FilterProps, b: FilterProps): boolean =>
  a.facets === b.facets &&
  a.onChange === b.onChange &&
  a.search.gameClass === b.search.gameClass &&
  a.search.vendors.join() === b.search.vendors.join();

/** By whom, and of slots also of which kind; each choice says how many games it leaves. */
export const FilterPanel = memo(function FilterPanel(props: FilterProps) {
  if (props.facets === null) return <PanelWait />;
  return (
    <div className="filters">
      <Studios {...props} vendors={props.facets.vendors} />
      {props.facets.classes.length > 0 && <Kinds {...props} classes={props.facets.classes} />}
    </div>
  );
}, isSame);

/** From so many on, looking for a name is faster than reading them. */
const MANY = 8;

type StudiosProps = FilterProps & { vendors: readonly VendorFacet[] };

function Studios({ vendors, search, onChange }: StudiosProps) {
  const t = useT();
  const [words, setWords] = useState('');
  const shown = vendors.filter(({ name, code }) => hasWords(`${name} ${code}`, words));
  return (
    <fieldset className="filter">
      <legend>{t('lobby.studios')}</legend>
      {vendors.length > MANY && (
        <TextField
          className="filter-find"
          label={<span className="sr">{t('lobby.find_studio')}</span>}
          placeholder={t('lobby.find_studio')}
          type="search"
          prefix={<Icon of={searchIcon} />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {shown.map(({ code, name, count }) => (
        <Checkbox
          key={code}
          label={<FilterLabel name={name} count={count} />}
          checked={search.vendors.includes(code)}
          onChange={() => onChange({ vendors: toggleVendor(search, code) })}
        />
      ))}
      {shown.length === 0 && <p className="muted">{t('lobby.no_studio')}</p>}
    </fieldset>
  );
}

type KindsProps = FilterProps & { classes: Facets['classes'] };

/** One at a time: a game is of one kind. */
function Kinds({ classes, search, onChange }: KindsProps) {
  const t = useT();
  return (
    <fieldset className="filter">
      <legend>{t('lobby.kinds')}</legend>
      {classes.map(({ code, count }) => (
        <Checkbox
          key={code}
          label={<FilterLabel name={t(CLASS_NAMES[code])} count={count} />}
          checked={search.gameClass === code}
          onChange={() => onChange({ gameClass: search.gameClass === code ? null : code })}
        />
      ))}
    </fieldset>
  );
}

function FilterLabel({ name, count }: { name: string; count: number }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className="filter-label">
      <bdi>{name}</bdi>
      <span className="filter-count" aria-hidden="true">
        {formats.number(count)}
      </span>
      <span className="sr">{t('lobby.games', { count })}</span>
    </span>
  );
}

const ROOM = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const PanelWait = () => (
  <div className="filters" aria-hidden="true">
    {ROOM.map((place) => (
      <Skeleton key={place} height="2rem" />
    ))}
  </div>
);
