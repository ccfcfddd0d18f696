import type { RecordCategory } from '@baize/contract/record-category';
import { useT } from '@baize/i18n/react.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { nameOfCategory } from '../../shared/names/category-names.ts';
import type { RecordFilters } from './use-record-search.ts';

type Props = { filters: RecordFilters; categories: readonly RecordCategory[] };

/** All games, or those of one category; one that was chosen stays though nothing matches. */
export function CategoryChips({ filters: { search, change }, categories }: Props) {
  const t = useT();
  const { category: chosen } = search;
  const shown =
    chosen === undefined || categories.includes(chosen) ? categories : [...categories, chosen];
  return (
    <fieldset className="record-chips">
      <legend className="sr">{t('records.category')}</legend>
      <Chip isChosen={chosen === undefined} onClick={() => change({ category: undefined })}>
        {t('records.all_games')}
      </Chip>
      {shown.map((category) => (
        <Chip
          key={category}
          isChosen={category === chosen}
          onClick={() => change({ category: category === chosen ? undefined : category })}
        >
          {nameOfCategory(t, category)}
        </Chip>
      ))}
    </fieldset>
  );
}
