import { useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { TextArea, TextField } from '@baize/ui/field.tsx';
import { Select } from '@baize/ui/select.tsx';
import { getAt, type Json, type Path } from './body.ts';
import { useFieldName, valueName } from './field-name.ts';
import { placeOf, useForm } from './form.ts';

const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** From this length on a text is written over several lines. */
const LONG = 120;

type Props = { path: Path };

/** The key of a row stays what it was. */
const isKey = (path: Path) => path.length === 1 && path[0] === 'id';

export function WordsField({ path, max }: Props & { max: number | null }) {
  const t = useT();
  const { body, isReadOnly, isNew, problems, onChange } = useForm();
  const text = asText(getAt(body, path));
  const words = {
    label: useFieldName(path),
    hint:
      max === null
        ? undefined
        : t('content.length', { length: String(text.length), max: String(max) }),
    error: problems.get(placeOf(path)),
  };
  const control = {
    value: text,
    ...(max !== null && { maxLength: max }),
    autoComplete: 'off',
    disabled: isReadOnly || (isKey(path) && !isNew),
  };
  const write = (next: string) => onChange(path, next);
  return max !== null && max > LONG ? (
    <TextArea {...words} {...control} rows={5} onChange={({ target }) => write(target.value)} />
  ) : (
    <TextField {...words} {...control} onChange={({ target }) => write(target.value)} />
  );
}

export function LinesField({ path, max }: Props & { max: number | null }) {
  const t = useT();
  const { body, isReadOnly, problems, onChange } = useForm();
  const value = getAt(body, path);
  const lines = Array.isArray(value) ? value.map((line) => asText(line as Json)) : [];
  const place = placeOf(path);
  const problem = [...problems].find(([at]) => at === place || at.startsWith(`${place}.`))?.[1];
  return (
    <TextArea
      label={useFieldName(path)}
      hint={t('content.line_each')}
      error={problem}
      rows={max !== null && max > LONG ? 8 : 3}
      disabled={isReadOnly}
      value={lines.join('\n')}
      onChange={({ target }) => onChange(path, target.value.split('\n'))}
    />
  );
}

export function DayField({ path }: Props) {
  const { body, isReadOnly, problems, onChange } = useForm();
  return (
    <TextField
      label={useFieldName(path)}
      error={problems.get(placeOf(path))}
      type="date"
      disabled={isReadOnly}
      value={asText(getAt(body, path))}
      onChange={({ target }) => onChange(path, target.value)}
    />
  );
}

export function SwitchField({ path }: Props) {
  const { body, isReadOnly, onChange } = useForm();
  return (
    <Checkbox
      label={useFieldName(path)}
      checked={getAt(body, path) === true}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(path, target.checked)}
    />
  );
}

export function ChoiceField({ path, values }: Props & { values: readonly string[] }) {
  const t = useT();
  const { body, isReadOnly, isNew, problems, onChange } = useForm();
  return (
    <Select
      label={useFieldName(path)}
      error={problems.get(placeOf(path))}
      disabled={isReadOnly || (isKey(path) && !isNew)}
      value={asText(getAt(body, path))}
      options={values.map((value) => ({ value, label: valueName(t, path, value) }))}
      onChange={({ target }) => onChange(path, target.value)}
    />
  );
}
