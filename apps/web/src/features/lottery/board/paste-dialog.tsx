import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Entry } from '@baize/lottery/core/entry';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { type Pasted, pasteNumbers } from '../slip/paste-numbers.ts';

type Props = {
  isOpen: boolean;
  entry: Entry;
  onAdd: (numbers: readonly string[]) => void;
  onClose: () => void;
};

const SHOWN = 40;

/** A list from anywhere, read as it is typed; what cannot be read is named before it is added. */
export function PasteDialog({ isOpen, entry, onAdd, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const [text, setText] = useState('');
  const pasted = pasteNumbers(entry, text);
  const numbers = pasted.kind === 'read' ? pasted.numbers : [];
  const add = () => {
    onAdd(numbers);
    setText('');
    onClose();
  };
  const fault = text === '' ? null : pasteFault(pasted, t, formats.number);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('lottery.paste_title')}
      footer={
        <Button look="brand" disabled={numbers.length === 0} onClick={add}>
          {t('lottery.paste_add', { count: numbers.length })}
        </Button>
      }
    >
      <TextArea
        label={t('lottery.paste_label')}
        hint={t('lottery.paste_hint')}
        error={fault}
        rows={5}
        dir="ltr"
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {pasted.kind === 'read' && (
        <p className="lot-pasted" aria-live="polite">
          {t('lottery.paste_read', { count: numbers.length })}
          {pasted.repeated > 0 && ` · ${t('lottery.paste_twice', { count: pasted.repeated })}`}
          <bdi>{numbers.slice(0, SHOWN).join(' ')}</bdi>
          {numbers.length > SHOWN && t('lottery.slip_more', { count: `${numbers.length - SHOWN}` })}
        </p>
      )}
    </Dialog>
  );
}

function pasteFault(
  pasted: Pasted,
  t: ReturnType<typeof useT>,
  write: (value: number) => string,
): string | null {
  switch (pasted.kind) {
    case 'read':
      return null;
    case 'nothing':
      return t('lottery.paste_nothing');
    case 'too-long':
      return t('lottery.paste_too_long');
    case 'too-many':
      return t('lottery.paste_too_many', {
        found: write(pasted.found),
        most: write(pasted.most),
      });
    case 'bad': {
      const { found, least, most } = pasted;
      return t('lottery.paste_bad', { found, least, most });
    }
  }
}
