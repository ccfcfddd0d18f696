import { exportOwnData } from '@baize/contract/privacy';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { saveFile } from '@baize/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import './own-data.css';

/** Everything that is kept about the member, as a file for them. */
export function OwnData() {
  const t = useT();
  const saving = useMutation({
    mutationFn: () => call(exportOwnData, {}),
    onSuccess: ({ fileName, content }) =>
      saveFile(fileName, new Blob([content], { type: 'application/json' })),
  });
  return (
    <Card className="own-data" aria-labelledby="own-data-title">
      <h2 id="own-data-title">{t('security.data')}</h2>
      <p className="muted">{t('security.data_text')}</p>
      <CallError error={saving.error} />
      <Button look="line" isBusy={saving.isPending} onClick={() => saving.mutate()}>
        {t('security.data_save')}
      </Button>
    </Card>
  );
}
