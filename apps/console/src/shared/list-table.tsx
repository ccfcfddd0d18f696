import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { Table } from '@baize/ui/table.tsx';
import { type ComponentProps, useRef, useState } from 'react';
import { ExportTable } from './export-table.tsx';
import './list-table.css';
import { shownColumns, useTableHabits } from './table-habits.ts';

type Props<Row> = ComponentProps<typeof Table<Row>> & {
  /** What its habits are kept under. */
  name: string;
  /** Offers what is shown as a file, where the page has no file of its own. */
  isExported?: boolean;
};

/** A table of the console: everybody chooses its columns and how close its rows stand. */
export function ListTable<Row>({ name, isExported = false, ...props }: Props<Row>) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [{ hidden, isDense }, keep] = useTableHabits(name);
  const { columns, density = 'normal' } = props;
  const dense = isDense ?? density === 'dense';
  const toggle = (key: string) =>
    keep({
      hidden: hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key],
    });
  return (
    <div ref={box}>
      <div className="list-habits">
        <Button look="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('integrations.columns')}
        </Button>
        {isExported && props.rows.length > 0 && <ExportTable name={name} box={box} />}
        {isOpen && (
          <fieldset className="list-columns">
            <legend className="sr">{t('integrations.columns')}</legend>
            {columns
              .filter(({ title, isHeader }) => title !== '' && !isHeader)
              .map(({ key, title }) => (
                <Checkbox
                  key={key}
                  label={title}
                  checked={!hidden.includes(key)}
                  onChange={() => toggle(key)}
                />
              ))}
            <Checkbox
              label={t('integrations.dense')}
              checked={dense}
              onChange={() => keep({ isDense: !dense })}
            />
          </fieldset>
        )}
      </div>
      <Table
        {...props}
        columns={shownColumns(columns, hidden)}
        density={dense ? 'dense' : 'normal'}
      />
    </div>
  );
}
