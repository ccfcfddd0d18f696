import type { Input } from '@baize/contract/endpoint';
import { exportOwnData } from '@baize/contract/privacy';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { saveFile } from '@baize/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/server/api.ts';
import { AgreedTexts } from './agreed-texts.tsx';
import './own-data.css';
import { ProofDialog } from './proof-dialog.tsx';

/** Everything that is kept about the member, as a file for them. */
export function OwnData() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const saving = useMutation({
    mutationFn: (input: Input<typeof exportOwnData>) => call(exportOwnData, input),
    onSuccess: ({ fileName, content }) => {
      saveFile(fileName, new Blob([content], { type: 'application/json' }));
      setAsking(false);
    },
  });
  return (
    <Card className="own-data" aria-labelledby="own-data-title">
      <h2 id="own-data-title">{t('security.data')}</h2>
      <p className="muted">{t('security.data_text')}</p>
      <AgreedTexts />
      {saving.data?.isCut && <Note>{t('security.data_cut')}</Note>}
      <Button look="line" onClick={() => setAsking(true)}>
        {t('security.data_save')}
      </Button>
      {isAsking && (
        <ProofDialog
          title={t('security.data_save')}
          action={t('security.data_save')}
          isBusy={saving.isPending}
          error={saving.error}
          onProve={(proof) => saving.mutate(proof)}
          onClose={() => setAsking(false)}
        >
          <p className="muted">{t('security.data_proof')}</p>
        </ProofDialog>
      )}
    </Card>
  );
}
