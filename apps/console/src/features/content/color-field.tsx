import { hexOf } from '@baize/contract/color-hex';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { type Path, textAt } from './body.ts';
import { colorOfHex, isColorText } from './color-text.ts';
import { useFieldName } from './field-name.ts';
import { placeOf, useForm } from './form.ts';

/** A colour, picked or typed; both write the same text. */
export function ColorField({ path }: { path: Path }) {
  const t = useT();
  const { body, isReadOnly, problems, onChange } = useForm();
  const name = useFieldName(path);
  const value = textAt(body, path);
  return (
    <div className="color-field">
      <input
        type="color"
        aria-label={t('settings.color_pick', { name })}
        disabled={isReadOnly}
        value={hexOf(value)}
        onChange={({ target }) => onChange(path, colorOfHex(target.value))}
      />
      <TextField
        label={name}
        error={isColorText(value) ? problems.get(placeOf(path)) : t('settings.color_wrong')}
        spellCheck={false}
        autoComplete="off"
        disabled={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(path, target.value)}
      />
    </div>
  );
}
