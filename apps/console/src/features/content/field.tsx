import type { FieldShape, NamedField } from '@baize/contract/content-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import type { ReactNode } from 'react';
import { emptyOf, getAt, type Path } from './body.ts';
import { ColorField } from './color-field.tsx';
import { useFieldName } from './field-name.ts';
import { FlagsField } from './flags-field.tsx';
import { useForm } from './form.ts';
import { ListField } from './list-field.tsx';
import { MapField } from './map-field.tsx';
import { NumberField, QuantityField, ShareField } from './number-fields.tsx';
import { ChoiceField, DayField, LinesField, SwitchField, WordsField } from './text-fields.tsx';
import { VariantsField } from './variants-field.tsx';

type Props = { shape: FieldShape; path: Path };

/** One field of a row, drawn by its shape. */
export function ContentField({ shape, path }: Props) {
  const { language } = useForm();
  switch (shape.as) {
    case 'text':
      return <WordsField path={path} max={shape.max} />;
    case 'lines':
      return <LinesField path={path} max={shape.max} />;
    case 'quantity':
      return <QuantityField path={path} />;
    case 'number':
      return <NumberField path={path} {...shape} />;
    case 'share':
      return <ShareField path={path} {...shape} />;
    case 'day':
      return <DayField path={path} />;
    case 'switch':
      return <SwitchField path={path} />;
    case 'choice':
      return <ChoiceField path={path} values={shape.values} />;
    case 'languages':
      return <ContentField key={language} shape={shape.of} path={[...path, language]} />;
    case 'group':
      return <GroupFields fields={shape.fields} path={path} />;
    case 'list':
      return <ListField path={path} shape={shape} renderItem={renderField} />;
    case 'variants':
      return <VariantsField path={path} shape={shape} renderGroup={renderGroup} />;
    case 'map':
      return <MapField path={path} shape={shape} />;
    case 'color':
      return <ColorField path={path} />;
    case 'flags':
      return <FlagsField path={path} />;
    case 'fixed':
      return null;
  }
}

const renderField = (shape: FieldShape, path: Path) => <ContentField shape={shape} path={path} />;
const renderGroup = (fields: readonly NamedField[], path: Path) => (
  <GroupFields fields={fields} path={path} />
);

type GroupProps = { fields: readonly NamedField[]; path: Path };

export function GroupFields({ fields, path }: GroupProps) {
  return (
    <div className="content-group">
      {fields.map((field) => (
        <PresentField key={field.name} field={field} path={[...path, field.name]} />
      ))}
    </div>
  );
}

/** A group with a name stands in a frame of its own. */
const isFramed = ({ as }: FieldShape) => as === 'group' || as === 'variants';

/** A field that may be missing has a tick before it. */
function PresentField({ field, path }: { field: NamedField; path: Path }) {
  const t = useT();
  const { body, languages, isReadOnly, onChange } = useForm();
  const { presence, shape } = field;
  const name = useFieldName(path);
  // A switch that is left out is off.
  if (shape.as === 'switch') return <SwitchField path={path} />;
  if (presence === 'needed') {
    const shown = <ContentField shape={shape} path={path} />;
    return isFramed(shape) ? <Part name={name}>{shown}</Part> : shown;
  }
  const value = getAt(body, path);
  const isThere = value !== undefined && value !== null;
  const none = presence === 'nullable' ? null : undefined;
  return (
    <Part name={name}>
      <Checkbox
        label={t('content.has', { name })}
        checked={isThere}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(path, target.checked ? emptyOf(shape, languages) : none)}
      />
      {isThere && <ContentField shape={shape} path={path} />}
    </Part>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="content-part">
    <legend className="field-label">{name}</legend>
    {children}
  </fieldset>
);
