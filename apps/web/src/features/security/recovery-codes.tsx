import { useT } from '@baize/i18n/react.tsx';
import { Button, LinkButton } from '@baize/ui/button.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { download } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { useBrandName } from '../../shared/loading/start.tsx';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shown this once: it stays until the member says that they have kept them. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useT();
  const brand = useBrandName();
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${brand}\n${text}\n`)}`;
  return (
    <Dialog
      isOpen
      onClose={onDone}
      canClose={isKept}
      title={t('security.recovery_title')}
      footer={
        <Button look="act" onClick={onDone} disabled={!isKept}>
          {t('security.finish')}
        </Button>
      }
    >
      <div className="security-form">
        <Note tone="warn">{t('security.recovery_text')}</Note>
        <ul className="security-codes">
          {codes.map((code) => (
            <li key={code}>
              <bdi>{code}</bdi>
            </li>
          ))}
        </ul>
        <div className="security-buttons">
          <CopyButton value={text} hasWords />
          <LinkButton look="line" icon={download} href={file} download="recovery-codes.txt">
            {t('security.download')}
          </LinkButton>
        </div>
        <Checkbox
          label={t('security.recovery_kept')}
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
        />
      </div>
    </Dialog>
  );
}
