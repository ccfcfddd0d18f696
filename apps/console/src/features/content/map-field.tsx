import type { FieldShape } from '@baize/contract/content-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { plus } from '@baize/ui/icons';
import { Select } from '@baize/ui/select.tsx';
import { useState } from 'react';
import { getAt, isObject, type Path } from './body.ts';
import { useFieldName, valueName } from './field-name.ts';
import { useForm } from './form.ts';
import { ShareField } from './number-fields.tsx';

type Props = { path: Path; shape: Extract<FieldShape, { as: 'map' }> };

/** A share for each name that has one. */
export function MapField({ path, shape }: Props) {
  const t = useT();
  const { body, isReadOnly, onChange } = useForm();
  const name = useFieldName(path);
  const value = getAt(body, path);
  const names = isObject(value) ? Object.keys(value) : [];
  const range = shape.of.as === 'share' ? shape.of : { min: 0, max: 1_000_000 };
  return (
    <fieldset className="content-part">
      <legend className="field-label">{name}</legend>
      {names.map((each) => (
        <div key={each} className="content-item">
          <ShareField
            path={[...path, each]}
            label={valueName(t, ['category'], each)}
            min={range.min}
            max={range.max}
          />
          {!isReadOnly && (
            <Button
              look="ghost"
              aria-label={t('content.remove_of', { name: valueName(t, ['category'], each) })}
              onClick={() => onChange([...path, each], undefined)}
            >
              {t('content.remove')}
            </Button>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <NewName
          label={name}
          choices={shape.names?.filter((each) => !names.includes(each)) ?? null}
          onAdd={(each) => onChange([...path, each], range.min)}
        />
      )}
    </fieldset>
  );
}

type NewNameProps = {
  label: string;
  choices: readonly string[] | null;
  onAdd: (name: string) => void;
};

function NewName({ label, choices, onAdd }: NewNameProps) {
  const t = useT();
  const [text, setText] = useState('');
  const chosen = text.trim();
  if (choices?.length === 0) return null;
  return (
    <div className="content-item">
      {choices ? (
        <Select
          label={label}
          value={text}
          placeholder="—"
          options={choices.map((value) => ({ value, label: valueName(t, ['category'], value) }))}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <TextField
          label={label}
          value={text}
          maxLength={60}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Button
        look="ghost"
        icon={plus}
        disabled={chosen === ''}
        onClick={() => {
          onAdd(chosen);
          setText('');
        }}
      >
        {t('content.add')}
      </Button>
    </div>
  );
}
