import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { type Column, Table } from '@baize/ui/table.tsx';
import type { Json, Path } from './body.ts';
import type { Difference } from './difference.ts';
import { fieldName } from './field-name.ts';
import { placeOf } from './form.ts';

type Props = { differences: readonly Difference[]; before: string; after: string };

/** What differs between two versions, a line for each value. */
export function DifferenceTable({ differences, before, after }: Props) {
  const t = useT();
  return (
    <Table
      caption={t('content.changes')}
      rows={differences}
      keyOf={({ path }) => placeOf(path)}
      phoneCells={3}
      columns={columnsOf(t, before, after)}
    />
  );
}

const columnsOf = (t: Translate, before: string, after: string): readonly Column<Difference>[] => [
  {
    key: 'field',
    title: t('content.changes'),
    isHeader: true,
    cell: ({ path }) => whereOf(t, path),
  },
  { key: 'before', title: before, cell: (row) => <Value of={row.before} /> },
  { key: 'after', title: after, cell: (row) => <Value of={row.after} /> },
];

/** `Title · EN`, `Prizes · 2`: the field and where in it. */
function whereOf(t: Translate, path: Path): string {
  const last = path.at(-1);
  const name = fieldName(t, path);
  const number = typeof last === 'number' ? String(last + 1) : undefined;
  const language = path.find((step) => typeof step === 'string' && /^[A-Z]{2}$/.test(step));
  return [name, language, number].filter(Boolean).join(' · ');
}

function Value({ of }: { of: Json | undefined }) {
  const t = useT();
  if (of === undefined || of === null || of === '') {
    return <span className="muted">{t('content.nothing')}</span>;
  }
  return <bdi className="content-value">{typeof of === 'string' ? of : JSON.stringify(of)}</bdi>;
}
