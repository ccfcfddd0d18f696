import type { FieldShape } from '@baize/contract/content-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { plus } from '@baize/ui/icons';
import type { ReactNode } from 'react';
import { emptyOf, getAt, type Json, type Path } from './body.ts';
import { useFieldName } from './field-name.ts';
import { useForm } from './form.ts';

type Props = {
  path: Path;
  shape: Extract<FieldShape, { as: 'list' }>;
  renderItem: (shape: FieldShape, path: Path) => ReactNode;
};

/** Items one under another; each can be taken out, and new ones come last. */
export function ListField({ path, shape, renderItem }: Props) {
  const t = useT();
  const { body, languages, isReadOnly, onChange } = useForm();
  const name = useFieldName(path);
  const value = getAt(body, path);
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <fieldset className="content-part">
      <legend className="field-label">{name}</legend>
      {items.map((_item, index) => (
        // Items have no name of their own: their place is what tells them apart.
        // oxlint-disable-next-line no-array-index-key
        <div key={index} className="content-item">
          {renderItem(shape.of, [...path, index])}
          {!isReadOnly && (
            <Button
              look="ghost"
              aria-label={t('content.remove_of', { name: `${name} ${index + 1}` })}
              onClick={() =>
                onChange(
                  path,
                  items.filter((_other, at) => at !== index),
                )
              }
            >
              {t('content.remove')}
            </Button>
          )}
        </div>
      ))}
      {!isReadOnly && (shape.max === null || items.length < shape.max) && (
        <Button
          look="ghost"
          icon={plus}
          onClick={() => onChange(path, [...items, emptyOf(shape.of, languages)])}
        >
          {t('content.add')}
        </Button>
      )}
    </fieldset>
  );
}
