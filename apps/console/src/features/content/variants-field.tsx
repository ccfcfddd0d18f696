import type { FieldShape, NamedField } from '@baize/contract/content-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Select } from '@baize/ui/select.tsx';
import type { ReactNode } from 'react';
import { asVariant, getAt, isObject, type Path, textAt } from './body.ts';
import { useFieldName, valueName } from './field-name.ts';
import { useForm } from './form.ts';

type Props = {
  path: Path;
  shape: Extract<FieldShape, { as: 'variants' }>;
  renderGroup: (fields: readonly NamedField[], path: Path) => ReactNode;
};

/** The kind is chosen first; its fields follow. */
export function VariantsField({ path, shape, renderGroup }: Props) {
  const t = useT();
  const { body, languages, isReadOnly, onChange } = useForm();
  const at = [...path, shape.by];
  const found = getAt(body, path);
  const from = isObject(found) ? found : {};
  const value = textAt(from, [shape.by]);
  const fields = shape.variants.find((variant) => variant.value === value)?.fields ?? [];
  return (
    <>
      <Select
        label={useFieldName(at)}
        disabled={isReadOnly}
        value={value}
        options={shape.variants.map((variant) => ({
          value: variant.value,
          label: valueName(t, at, variant.value),
        }))}
        onChange={({ target }) =>
          onChange(path, asVariant(shape, { value: target.value, languages, from }))
        }
      />
      {renderGroup(fields, path)}
    </>
  );
}
