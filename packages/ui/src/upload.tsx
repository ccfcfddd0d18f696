import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import { upload } from './icons.ts';
import { UploadPreview } from './upload-preview.tsx';
import { sortFiles, type UploadLimits, type UploadRefusal } from './upload-rules.ts';
import './upload.css';

type Props = UploadLimits & {
  label: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** How each file fares on its way, said beside its name. */
  statuses?: ReadonlyMap<File, ReactNode> | undefined;
};

const MEGABYTE = 1_048_576;

/** Pictures to send: chosen, dropped or pasted by the device's own chooser, seen before they go. */
export function Upload({ label, files, onChange, hint, error, statuses, ...limits }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly UploadRefusal[]>([]);
  const types = limits.types.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', ');
  const size = Math.floor(limits.sizeMaxBytes / MEGABYTE);
  const count = limits.countMax;

  const add = (added: readonly File[]) => {
    const sorted = sortFiles(files, added, limits);
    setRefused(sorted.refused);
    if (sorted.accepted.length !== files.length) onChange(sorted.accepted);
  };
  const remove = (file: File) => {
    setRefused([]);
    onChange(files.filter((other) => other !== file));
    input.current?.focus();
  };
  const reasons = {
    type: (name: string) => t('ui_upload_type', { name, types }),
    size: (name: string) => t('ui_upload_size', { name, size }),
    empty: (name: string) => t('ui_upload_empty', { name }),
    many: (name: string) => t('ui_upload_many', { name, count }),
  };

  return (
    <div className="upload">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      {hint && <span className="field-hint">{hint}</span>}
      <UploadZone
        id={id}
        input={input}
        limits={limits}
        hint={t('ui_upload_limits', { types, size, count })}
        onAdd={add}
      />
      <div id={`${id}-problems`} role="alert">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {refused.map(({ name, why }) => (
          <FieldError key={name} id={`${id}-${name}`}>
            {reasons[why](name)}
          </FieldError>
        ))}
      </div>
      <output className="sr">
        {files.length > 0 && t('ui_upload_added', { count: files.length })}
      </output>
      <UploadPreview files={files} onRemove={remove} statuses={statuses} />
    </div>
  );
}

type ZoneProps = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  limits: UploadLimits;
  hint: string;
  onAdd: (files: readonly File[]) => void;
};

/** The device's own file field, spread over the whole zone: it takes drops by itself. */
function UploadZone({ id, input, limits, hint, onAdd }: ZoneProps) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  return (
    <div className={classNames('upload-zone', isOver && 'is-over')}>
      <input
        ref={input}
        type="file"
        accept={limits.types.join(',')}
        multiple={limits.countMax > 1}
        aria-labelledby={`${id}-label ${id}-choose`}
        aria-describedby={`${id}-limits ${id}-problems`}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          // Emptied, so that a file that was removed can be chosen again.
          event.target.value = '';
        }}
      />
      <Icon of={upload} />
      <span>
        <b id={`${id}-choose`}>{t('ui_upload_choose')}</b>{' '}
        <span className="upload-drop">{t('ui_upload_drop')}</span>
      </span>
      <span className="field-hint" id={`${id}-limits`}>
        {hint}
      </span>
    </div>
  );
}
