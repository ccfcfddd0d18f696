import { useT } from '@baize/i18n/react.tsx';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';
import { check, copy } from './icons.ts';

const SHOWN_MS = 2_000;

type Props = {
  value: string;
  /** With words beside the icon; without, they are its label. */
  hasWords?: boolean;
};

export function CopyButton({ value, hasWords }: Props) {
  const t = useT();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const isCopied = outcome === 'copied';
  const icon = isCopied ? check : copy;
  const press = () => {
    void copyText(value).then((worked) => setOutcome(worked ? 'copied' : 'failed'));
  };
  return (
    <>
      {hasWords ? (
        <Button look="line" icon={icon} onClick={press}>
          {isCopied ? t('ui_copied') : t('ui_copy')}
        </Button>
      ) : (
        <IconButton label={t('ui_copy')} icon={icon} onClick={press} />
      )}
      <output className="sr">
        {isCopied && t('ui_copied')}
        {outcome === 'failed' && t('ui_copy_failed')}
      </output>
    </>
  );
}
